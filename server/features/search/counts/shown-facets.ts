import type { Facets } from '#contract/search.ts'
import { LIST_FILTERS, type ListName } from '#domain/search/chips/filters.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { FieldFilters } from '../questions/conditions.ts'
import type { Counted, FacetCounts } from '../questions/facet-codes.ts'
import { namesOf } from './facet-names.ts'
import { countPlaces, inOrder, latestFirst, mostFirst } from './read-facets.ts'

/** Maximum number of values of long lists; other filters reveal the rest. */
const MOST_VALUES = 40

/** Facets without any filter, which every home page shows; cached as long as their counts. */
const shownOfAll = new WeakMap<FacetCounts, { facets: Facets; catalogue: Catalogue }>()

/**
 * Selects the values to show: the most common ones, then values without matches, and always the chosen and excluded
 * ones. Models without matches are limited to the chosen makes, cities to the chosen regions.
 * @param all counts without filters
 * @param asked chosen filters and those of the text
 * @param omitted facets that stay empty
 */
export function shownFacets(
  counted: FacetCounts,
  all: FacetCounts,
  asked: readonly FieldFilters[],
  catalogue: Catalogue,
  omitted: readonly (keyof Facets)[] = [],
): Facets {
  if (counted !== all || omitted.length || asked.some((filters) => Object.keys(filters).length)) {
    return chooseShown(counted, all, asked, catalogue, omitted)
  }
  const known = shownOfAll.get(all)
  if (known?.catalogue === catalogue) return known.facets
  const facets = chooseShown(counted, all, asked, catalogue, omitted)
  shownOfAll.set(all, { facets, catalogue })
  return facets
}

/**
 * The facets to omit if only some are wanted: all others that have values.
 * @param all counts without filters
 */
export function omittedFacets(
  { total, facets }: Counted,
  all: FacetCounts,
  wanted: readonly (keyof Facets)[],
  catalogue: Catalogue,
): (keyof Facets)[] {
  if (total === 0) return []
  const shown = shownFacets(all, all, [], catalogue)
  const codes = Array.from(facets.model.codes)
  // cars of a make have no model if theirs is not in the catalogue
  const areModels = codes.length === 0 || codes.some((code) => code > 0)
  return (Object.keys(shown) as (keyof Facets)[]).filter(
    (name) => !wanted.includes(name) && shown[name].length > 0 && (name !== 'model' || areModels),
  )
}

function chooseShown(
  counted: FacetCounts,
  all: FacetCounts,
  asked: readonly FieldFilters[],
  catalogue: Catalogue,
  omitted: readonly (keyof Facets)[],
): Facets {
  const names = namesOf(catalogue)
  const isOffered = offeredValues(asked, catalogue)
  const shownOf = (name: ListName) => {
    if (omitted.includes(name)) return []
    const { values, placeOfValue } = names[name]
    const counts = countPlaces(names[name], counted[name])
    const listed = [...new Set(asked.flatMap((filters) => valuesIn(filters, name)))]
    const others = () =>
      mostFirst(countPlaces(names[name], all[name]), (place) => !counts[place] && isOffered(name, values[place]!))
    const chosen = listed.flatMap((value) => placeOfValue.get(value) ?? [])
    const shown = placesToShow(mostFirst(counts), others, new Set(chosen)).map((place) => ({
      ...values[place],
      count: counts[place]!,
    }))
    // a number that no car has
    const unknown = isNumber(name) ? listed.filter((value) => !placeOfValue.has(value)) : []
    return [...shown, ...unknown.map((value) => ({ value, count: 0 }))]
  }
  const steps = omitted.includes('price') ? new Int32Array() : countPlaces(names.price, counted.price)
  const years = omitted.includes('year') ? new Int32Array() : countPlaces(names.year, counted.year)
  return {
    ...Object.fromEntries(LIST_FILTERS.map(({ name }) => [name, shownOf(name)])),
    price: inOrder(steps).map((place) => ({ ...names.price.values[place], count: steps[place] })),
    year: latestFirst(years).map((place) => ({ ...names.year.values[place], count: years[place] })),
  } as Facets
}

/** The values of a list that filters name: chosen, excluded, and the city that others are near. */
export function valuesIn(filters: FieldFilters, name: ListName): string[] {
  const centre = name === 'city' && filters.near !== undefined ? [filters.near] : []
  return [...(filters[name] ?? []), ...(filters[`not_${name}`] ?? []), ...centre].map(String)
}

function placesToShow(
  found: readonly number[],
  others: () => readonly number[],
  chosen: ReadonlySet<number>,
): readonly number[] {
  if (found.length >= MOST_VALUES && !chosen.size) return found.slice(0, MOST_VALUES)
  const shown = [...found, ...others()].filter((place, at) => at < MOST_VALUES || chosen.has(place))
  return [...new Set([...shown, ...chosen])]
}

const NUMBERS = new Set<string>(LIST_FILTERS.flatMap(({ name, kind }) => (kind === 'numbers' ? [name] : [])))
const isNumber = (name: ListName): boolean => NUMBERS.has(name)

/** Whether to show a value without matches. */
function offeredValues(asked: readonly FieldFilters[], { makers, models, regions, cities }: Catalogue) {
  const makeOf = (slug: string) => makers.byId.get(models.bySlug.get(slug)?.make_id ?? 0)?.slug
  const regionOf = (slug: string) => regions.byId.get(cities.bySlug.get(slug)?.region_id ?? 0)?.slug
  const makes = new Set(asked.flatMap(({ make = [], model = [] }) => [...make, ...model.map(makeOf)]))
  const places = new Set(asked.flatMap(({ region = [], city = [] }) => [...region, ...city.map(regionOf)]))
  return (name: ListName, value: object): boolean => {
    if (name === 'model') return 'make' in value && makes.has(value.make as string)
    if (name === 'city') return 'region' in value && places.has(value.region as string)
    return true
  }
}
