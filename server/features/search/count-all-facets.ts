import { isDeepStrictEqual } from 'node:util'
import type { Facets } from '#contract/search.ts'
import { PACKED_FILTERS } from '#domain/search/chips/filters.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { distinctSorted, type Condition, type SearchConditions } from './conditions.ts'
import { countByKeys } from './count-facets.ts'
import {
  CODE_OF_FACET,
  CODES,
  codesOfKeys,
  facetsOfCodes,
  sumOf,
  type CountedCodes,
  type FacetCounts,
} from './facet-codes.ts'
import { columnOf, FACET_KEYS } from './facet-keys.ts'

/** Exact counts. Only codes of at least one car are included. */
export interface Counted {
  total: number
  facets: FacetCounts
}

const FACETS_OF_FIELD: Partial<Record<Condition['field'], (keyof Facets)[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  tags: ['tag'],
  year: ['year'],
  ...Object.fromEntries(PACKED_FILTERS.map((filter) => [columnOf(filter), [filter.name]])),
}

/** The facets that are counted without a condition, since it comes from their own filter. */
function facetsOf(condition: Condition): (keyof Facets)[] {
  if (condition.field !== 'not') return FACETS_OF_FIELD[condition.field] ?? []
  // an exclusion concerns one filter only: excluded models still restrict the counts of makes
  const excluded = condition.condition
  if (excluded.field === 'car') return [excluded.modelIds.length ? 'model' : 'make']
  if (excluded.field === 'place') return [excluded.cityIds.length ? 'city' : 'region']
  return facetsOf(excluded)
}

/** Counts a facet under these conditions. */
export type CountFacet = (conditions: SearchConditions, facet: keyof Facets) => Promise<CountedCodes>

/**
 * Total and exact counts in one scan. Facets of filtered fields are counted without their own filter by
 * `countOther`, unless the scan covers them.
 */
export async function countAllFacets(
  db: Db,
  catalogue: Catalogue,
  conditions: SearchConditions,
  now: Date,
  countOther: CountFacet,
): Promise<Counted> {
  const { chosen, typed } = conditions
  const counted = codesOfKeys(await countByKeys(db, [...chosen, ...typed], FACET_KEYS, now))
  const facets = facetsOfCodes(counted)
  for (const [facet, others] of withoutOwnFilter(conditions, catalogue)) {
    facets[facet] = await countOther(others, facet)
  }
  return { total: sumOf(counted.year), facets }
}

/** Facets whose conditions differ from those of the search, with their conditions. */
export function withoutOwnFilter(
  conditions: SearchConditions,
  catalogue: Catalogue,
): [facet: keyof Facets, others: SearchConditions][] {
  return [...new Set(conditions.chosen.flatMap(facetsOf))].flatMap((facet) => {
    const others = withoutFilterOf(facet, conditions, catalogue)
    return isDeepStrictEqual(others, conditions) ? [] : [[facet, others]]
  })
}

/** One facet, with all conditions. */
export async function countFacet(
  db: Db,
  { chosen, typed }: SearchConditions,
  facet: keyof Facets,
  now: Date,
): Promise<CountedCodes> {
  const name = CODE_OF_FACET[facet]
  const counted = codesOfKeys(await countByKeys(db, [...chosen, ...typed], [CODES[name].key], now))
  return counted[name]
}

function withoutFilterOf(facet: keyof Facets, { chosen, typed }: SearchConditions, catalogue: Catalogue) {
  const own = chosen.filter((condition) => facetsOf(condition).includes(facet))
  const wider = widened(own, facet, catalogue)
  const place = own.find(({ field }) => field === wider?.field)
  const others = chosen.flatMap((condition) => {
    if (!own.includes(condition)) return [condition]
    return wider && condition === place ? [wider] : []
  })
  return { chosen: others, typed }
}

/**
 * Conditions that still apply to a facet: models are counted within the makes of all choices, and cities within
 * their regions. Typed choices count as well.
 */
function widened(choices: readonly Condition[], facet: keyof Facets, catalogue: Catalogue): Condition | null {
  const cars = choices.flatMap((choice) => (facet === 'model' && choice.field === 'car' ? [choice] : []))
  if (cars.length) {
    const { byId } = catalogue.models
    const makeIds = cars.flatMap((car) => [
      ...car.makeIds,
      ...car.modelIds.flatMap((id) => byId.get(id)?.make_id ?? []),
    ])
    return { field: 'car', makeIds: distinctSorted(makeIds), modelIds: [] }
  }
  const places = choices.flatMap((choice) => (facet === 'city' && choice.field === 'place' ? [choice] : []))
  if (!places.length) return null
  const { byId } = catalogue.cities
  const regionIds = places.flatMap((one) => [
    ...one.regionIds,
    ...one.cityIds.flatMap((id) => byId.get(id)?.region_id ?? []),
  ])
  return { field: 'place', regionIds: distinctSorted(regionIds), cityIds: [] }
}
