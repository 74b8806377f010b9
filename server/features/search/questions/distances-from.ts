import { distanceBetween } from '#domain/places/distance.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

/** The kilometres from a city to each city, by id; null if there is no such city. */
export type Distances = ReadonlyMap<number, number>

const known = new WeakMap<Catalogue, Map<string, Distances>>()

/** Computed once for each version of the catalogue. */
export function distancesFrom(slug: string, catalogue: Catalogue): Distances | null {
  const { all, bySlug } = catalogue.cities
  const centre = bySlug.get(slug)
  if (!centre) return null
  const ofCatalogue = known.get(catalogue) ?? new Map<string, Distances>()
  known.set(catalogue, ofCatalogue)
  const distances = ofCatalogue.get(slug) ?? new Map(all.map((city) => [city.id, distanceBetween(centre, city)]))
  ofCatalogue.set(slug, distances)
  return distances
}
