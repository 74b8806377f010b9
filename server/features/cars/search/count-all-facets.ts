import type { Facets } from '#contract/cars.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Condition, SearchConditions } from './conditions.ts'
import { countByKeys, FACET_KEYS, type FacetKey, type KeyCounts } from './count-facets.ts'
import { KEY_OF_FACET, readFacets } from './read-facets.ts'

/** `total` is exact; `facets` hold only values that at least one car has. */
export interface Counted {
  total: number
  facets: Facets
}

/** Which facets a choice in a field belongs to: those count as if it were not made. */
const FACETS_OF_FIELD: Partial<Record<Condition['field'], (keyof Facets)[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  body_types: ['body_type'],
  tags: ['tag'],
  year: ['year'],
  condition: ['condition'],
  fuel_type: ['fuel_type'],
  transmission: ['transmission'],
  color: ['color'],
  regional_spec: ['regional_spec'],
  doors: ['doors'],
  seats: ['seats'],
}

/** Total and exact counts: one scan for everything, and one more for each field in which something is chosen. */
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

/** An exclusion is a choice in the field that it excludes from. */
function fieldOf(condition: Condition): Condition['field'] {
  return condition.field === 'not' ? fieldOf(condition.condition) : condition.field
}

function countByKey(db: Db, conditions: Condition[], key: FacetKey, now: Date): Promise<KeyCounts> {
  return countByKeys(db, conditions, [key], now)
}

/** What of a choice still counts for a facet: models are counted within the makes chosen, cities within the regions. */
function widened(choice: Condition, facet: keyof Facets, catalogue: Catalogue): Condition[] {
  if (choice.field === 'car' && facet === 'model') {
    const makes = choice.model_ids.flatMap((id) => catalogue.models.byId.get(id)?.make_id ?? [])
    return [{ field: 'car', make_ids: [...new Set([...choice.make_ids, ...makes])], model_ids: [] }]
  }
  if (choice.field === 'place' && facet === 'city') {
    const regions = choice.city_ids.flatMap((id) => catalogue.cities.byId.get(id)?.region_id ?? [])
    return [{ field: 'place', region_ids: [...new Set([...choice.region_ids, ...regions])], city_ids: [] }]
  }
  return []
}
