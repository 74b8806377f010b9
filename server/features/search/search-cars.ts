import type { CarCard } from '#contract/cars.ts'
import type { CarPage, CarSearch, Facets, FoundCard } from '#contract/search.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import type { DataServices } from '#server/context.ts'
import { presentCards, type StoredCard } from '#server/features/cars/public.ts'
import { EVERYTHING, withUnbeaten, type FieldFilters, type SearchConditions } from './questions/conditions.ts'
import { distancesFrom, type Distances } from './questions/distances-from.ts'
import { findRankedPage } from './find-ranked-page.ts'
import { omittedFacets, shownFacets, valuesIn } from './counts/shown-facets.ts'
import { decodeCursor, encodeCursor } from './questions/cursor.ts'
import { readAsked } from './read-asked.ts'
import { typedParts } from './counts/typed-parts.ts'

type Needed = Pick<DataServices, 'db' | 'clock' | 'catalogue' | 'search'>

/** One page of active ads that match the filters and the free text, with counts if requested. */
export async function searchCars(
  services: Needed,
  { q = '', sort, after, limit, facets, only_facets, hide_beaten, ...asked }: CarSearch,
): Promise<CarPage> {
  const { search } = services
  const catalogue = await services.catalogue()
  const { filters, moved, ignored, chosen, typed, reader } = await readAsked(services, { q, ...asked })
  const everyCar: SearchConditions = { chosen, typed: [...typed.filters, ...typed.words] }
  // the form shows the filters of the text as chosen
  const asChosen: SearchConditions = { chosen: [...chosen, ...typed.filters], typed: typed.words }
  const [conditions, counting] = hide_beaten ? [withUnbeaten(everyCar), withUnbeaten(asChosen)] : [everyCar, asChosen]
  const filtersOfForm = [filters, typed.understood.filters]
  const names = only_facets && [...new Set([...only_facets, ...filtersOfForm.flatMap(filteredFacets)])]
  const order = sort === DEFAULT_SORT ? (typed.understood.sort ?? sort) : sort
  const near = typed.understood.filters.near ?? filters.near
  const distances = near === undefined ? null : distancesFrom(near, catalogue)
  const cursor = after === undefined ? null : decodeCursor(after)
  if (after !== undefined && !cursor) ignored.push({ field: 'after', value: after })

  const [page, counted, all, whole] = await Promise.all([
    findRankedPage(search, conditions, typed.ranking, { sort: order, distances, after: cursor, limit }),
    facets ? search.count(counting, catalogue, names) : null,
    facets ? search.count(EVERYTHING, catalogue) : null,
    facets && hide_beaten ? search.count(asChosen, catalogue, []) : null,
  ])
  const omitted = counted && all && names ? omittedFacets(counted, all.facets, names, catalogue) : []
  return {
    items: withDistances(await presentCards(services, page.cards), page.cards, distances),
    next: page.next && encodeCursor(page.next),
    total: counted?.total ?? null,
    ...(counted && whole && { beaten_count: whole.total - counted.total }),
    facets: counted && all && shownFacets(counted.facets, all.facets, filtersOfForm, catalogue, omitted),
    ...(omitted.length > 0 && { omitted_facets: omitted }),
    understood: { ...typed.understood, chips: typed.chips() },
    ignored,
    ...(moved.length > 0 && { moved }),
    relaxations: counted?.total === 0 ? await search.relax(everyCar, typedParts(typed, filters, reader)) : [],
  }
}

const filteredFacets = (filters: FieldFilters): (keyof Facets)[] =>
  LIST_FILTERS.flatMap(({ name }) => (valuesIn(filters, name).length ? [name] : []))

const withDistances = (
  cards: readonly CarCard[],
  stored: readonly Pick<StoredCard, 'city_id'>[],
  distances: Distances | null,
): FoundCard[] =>
  cards.map((card, at) => {
    const distance = distances?.get(stored[at]?.city_id ?? 0)
    return distance === undefined ? card : { ...card, distance }
  })
