import type { Vocabulary } from '#domain/search/vocabulary/vocabulary.ts'
import type { car_makers, car_models, car_tags, cities, regions } from '#server/platform/db/schema/index.ts'

export type CarMaker = typeof car_makers.$inferSelect
export type CarModel = typeof car_models.$inferSelect
export type Region = typeof regions.$inferSelect
export type City = typeof cities.$inferSelect
export type StoredTag = typeof car_tags.$inferSelect

/** Rows by ID and by slug. IDs and slugs of merged rows refer to the target. */
export interface Directory<Row> {
  /** All rows in order, without merged ones. */
  all: readonly Row[]
  byId: ReadonlyMap<number, Row>
  bySlug: ReadonlyMap<string, Row>
}

/** A snapshot of makers, models, places and tags. */
export interface Catalogue {
  makers: Directory<CarMaker>
  models: Directory<CarModel>
  /** Models by the `typedKey` of names that sellers type instead of choosing one. */
  typedModels: ReadonlyMap<string, CarModel>
  regions: Directory<Region>
  cities: Directory<City>
  /** Enabled tags, most important first. */
  tags: readonly StoredTag[]
  /** Terms that search recognises. */
  vocabulary: Vocabulary
}
