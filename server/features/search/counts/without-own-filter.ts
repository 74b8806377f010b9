import { isDeepStrictEqual } from 'node:util'
import type { Facets } from '#contract/search.ts'
import { ATTRIBUTE_FILTERS, columnOf } from '#domain/search/chips/filters.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { distinctSorted, withUnbeaten, type Condition, type SearchConditions } from '../questions/conditions.ts'

const FACETS_OF_FIELD: Partial<Record<Condition['field'], (keyof Facets)[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  tags: ['tag'],
  price: ['price'],
  year: ['year'],
  ...Object.fromEntries(ATTRIBUTE_FILTERS.map((filter) => [columnOf(filter), [filter.name]])),
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

function withoutFilterOf(facet: keyof Facets, { chosen, typed }: SearchConditions, catalogue: Catalogue) {
  const own = chosen.filter((condition) => facetsOf(condition).includes(facet))
  const wider = widened(own, facet, catalogue)
  const place = own.find(({ field }) => field === wider?.field)
  const others = chosen.flatMap((condition) => {
    if (!own.includes(condition)) return [condition]
    return wider && condition === place ? [wider] : []
  })
  const rest = typed.filter(({ field }) => field !== 'unbeaten')
  const without = { chosen: others, typed: rest }
  return rest.length === typed.length ? without : withUnbeaten(without)
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
