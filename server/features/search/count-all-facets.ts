import type { Facets } from '#contract/search.ts'
import { PACKED_FILTERS } from '#domain/search/filters.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Condition, SearchConditions } from './conditions.ts'
import { countByKeys, FACET_KEYS, type FacetKey, type KeyCounts } from './count-facets.ts'
import { columnOf } from './facet-keys.ts'
import { KEY_OF_FACET, readFacets } from './read-facets.ts'

/** `total` is exact; `facets` contains only values with at least one car. */
export interface Counted {
  total: number
  facets: Facets
}

/** The facets that a filter belongs to; they are counted without it. */
const FACETS_OF_FIELD: Partial<Record<Condition['field'], (keyof Facets)[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  tags: ['tag'],
  year: ['year'],
  ...Object.fromEntries(PACKED_FILTERS.map((filter) => [columnOf(filter), [filter.name]])),
}

/** Total and exact counts: one scan for everything, and one more for each filtered field. */
export async function countAllFacets(
  db: Db,
  catalogue: Catalogue,
  { chosen, typed }: SearchConditions,
  now: Date,
): Promise<Counted> {
  const counted = readFacets(await countByKeys(db, [...chosen, ...typed], FACET_KEYS, now), catalogue)
  for (const field of new Set(chosen.map(fieldOf))) {
    const choice = chosen.find((one) => one.field === field)
    for (const facet of FACETS_OF_FIELD[field] ?? []) {
      const others = [
        ...chosen.filter((one) => fieldOf(one) !== field),
        ...(choice ? widened(choice, facet, catalogue) : []),
        ...typed,
      ]
      const counts = await countByKey(db, others, KEY_OF_FACET[facet], now)
      Object.assign(counted.facets, { [facet]: readFacets(counts, catalogue).facets[facet] })
    }
  }
  return counted
}

/** An exclusion counts as a filter on its field. */
function fieldOf(condition: Condition): Condition['field'] {
  return condition.field === 'not' ? fieldOf(condition.condition) : condition.field
}

function countByKey(db: Db, conditions: Condition[], key: FacetKey, now: Date): Promise<KeyCounts> {
  return countByKeys(db, conditions, [key], now)
}

/**
 * The conditions that still apply to a facet: models are counted within the chosen makes, cities within the chosen
 * regions.
 */
function widened(choice: Condition, facet: keyof Facets, catalogue: Catalogue): Condition[] {
  if (choice.field === 'car' && facet === 'model') {
    const makes = choice.modelIds.flatMap((id) => catalogue.models.byId.get(id)?.make_id ?? [])
    return [{ field: 'car', makeIds: [...new Set([...choice.makeIds, ...makes])], modelIds: [] }]
  }
  if (choice.field === 'place' && facet === 'city') {
    const regions = choice.cityIds.flatMap((id) => catalogue.cities.byId.get(id)?.region_id ?? [])
    return [{ field: 'place', regionIds: [...new Set([...choice.regionIds, ...regions])], cityIds: [] }]
  }
  return []
}
