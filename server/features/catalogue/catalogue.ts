import type { Vocabulary } from '#domain/search/vocabulary.ts'
import type { car_makers, car_models, car_tags, cities, regions } from '#server/platform/db/schema/index.ts'

export type CarMaker = typeof car_makers.$inferSelect
export type CarModel = typeof car_models.$inferSelect
export type Region = typeof regions.$inferSelect
export type City = typeof cities.$inferSelect
export type StoredTag = typeof car_tags.$inferSelect

/** Rows by id and by slug; ids and slugs of merged rows lead to their target. */
export interface Directory<Row> {
  /** In their order, without merged ones. */
  all: readonly Row[]
  byId: ReadonlyMap<number, Row>
  bySlug: ReadonlyMap<string, Row>
}

/** A snapshot of everything that names cars and places. */
export interface Catalogue {
  makers: Directory<CarMaker>
  models: Directory<CarModel>
  /** Models by the `typedKey` of what sellers type instead of choosing one. */
  typedModels: ReadonlyMap<string, CarModel>
  regions: Directory<Region>
  cities: Directory<City>
  /** Enabled tags, most important first. */
  tags: readonly StoredTag[]
  /** How people spell the names. */
  vocabulary: Vocabulary
}
