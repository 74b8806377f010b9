import { isDeepStrictEqual } from 'node:util'
import type { Facets } from '#contract/search.ts'
import { PACKED_FILTERS } from '#domain/search/filters.ts'
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

/** Exact; only codes of at least one car are counted. */
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

/** The facets of the filter that a condition comes from; they are counted without it. */
function facetsOf(condition: Condition): (keyof Facets)[] {
  if (condition.field !== 'not') return FACETS_OF_FIELD[condition.field] ?? []
  // each exclusion is of one filter: excluded models still narrow the counts of makes
  const excluded = condition.condition
  if (excluded.field === 'car') return [excluded.modelIds.length ? 'model' : 'make']
  if (excluded.field === 'place') return [excluded.cityIds.length ? 'city' : 'region']
  return facetsOf(excluded)
}

/** Counts a facet under these conditions. */
export type CountFacet = (conditions: SearchConditions, facet: keyof Facets) => Promise<CountedCodes>

/**
 * Total and exact counts in one scan. The facets of filtered fields are counted without their own filter, by
 * `countOther` unless the scan has them.
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

/** The facets that other conditions are counted with than the search has, and those. */
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
  const others = chosen.flatMap((condition) =>
    facetsOf(condition).includes(facet) ? widened(condition, facet, catalogue) : [condition],
  )
  return { chosen: others, typed }
}

/**
 * The conditions that still apply to a facet: models are counted within the chosen makes, cities within the chosen
 * regions.
 */
function widened(choice: Condition, facet: keyof Facets, catalogue: Catalogue): Condition[] {
  if (choice.field === 'car' && facet === 'model') {
    const makes = choice.modelIds.flatMap((id) => catalogue.models.byId.get(id)?.make_id ?? [])
    return [{ field: 'car', makeIds: distinctSorted([...choice.makeIds, ...makes]), modelIds: [] }]
  }
  if (choice.field === 'place' && facet === 'city') {
    const regions = choice.cityIds.flatMap((id) => catalogue.cities.byId.get(id)?.region_id ?? [])
    return [{ field: 'place', regionIds: distinctSorted([...choice.regionIds, ...regions]), cityIds: [] }]
  }
  return []
}
