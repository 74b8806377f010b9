import type { Vocabulary } from '#domain/search/vocabulary.ts'
import type { car_makers, car_models, car_tags, cities, regions } from '#server/platform/db/schema/index.ts'

export type CarMaker = typeof car_makers.$inferSelect
export type CarModel = typeof car_models.$inferSelect
export type Region = typeof regions.$inferSelect
export type City = typeof cities.$inferSelect
export type StoredTag = typeof car_tags.$inferSelect

/** Rows found by their number or by their slug. */
export interface Directory<Row> {
  all: readonly Row[]
  byId: ReadonlyMap<number, Row>
  bySlug: ReadonlyMap<string, Row>
}

/** Everything that names cars and places, as one snapshot. */
export interface Catalogue {
  makers: Directory<CarMaker>
  models: Directory<CarModel>
  regions: Directory<Region>
  cities: Directory<City>
  /** Enabled ones, the most important first. */
  tags: readonly StoredTag[]
  /** How people write all of it. */
  vocabulary: Vocabulary
}
