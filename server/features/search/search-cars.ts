import type { CarPage, CarSearch, Chip } from '#contract/search.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { presentCards } from '#server/features/cars/public.ts'
import { conditionsOf, type IgnoredValue, type SearchConditions } from './conditions.ts'
import { shownFacets } from './shown-facets.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

const EVERYTHING: SearchConditions = { chosen: [], typed: [] }

type Needed = Pick<DataServices, 'clock' | 'catalogue' | 'market_prices' | 'search'>

/** One page of active ads that match the filters and the free text, with counts if requested. */
export async function searchCars(
  services: Needed,
  { q, sort, after, limit, facets, ...filters }: CarSearch,
): Promise<CarPage> {
  const { search } = services
  const catalogue = await services.catalogue()
  const now = services.clock()
  const understood = q ? understandAnyLayout(q, catalogue.vocabulary, { thisYear: now.getUTCFullYear() }) : null
  const ignored: IgnoredValue[] = []
  const conditions: SearchConditions = {
    chosen: conditionsOf(filters, catalogue, ignored),
    typed: understood ? typedConditions(understood, catalogue) : [],
  }
  const cursor = after === undefined ? null : decodeCursor(after)
  if (after !== undefined && !cursor) ignored.push({ field: 'after', value: after })

  const [page, counted, all] = await Promise.all([
    search.page(conditions, { sort, after: cursor, limit }),
    facets ? search.count(conditions, catalogue) : null,
    facets ? search.count(EVERYTHING, catalogue) : null,
  ])
  return {
    items: await presentCards(services, page.cards),
    next: page.next && encodeCursor(page.next),
    total: counted?.total ?? null,
    facets: counted && all && shownFacets(counted.facets, all.facets, filters, catalogue),
    understood: {
      chips: understood ? understood.chips.map((chip) => presentChip(chip, catalogue)) : [],
      leftover: understood?.leftover ?? [],
    },
    ignored,
    relaxations: counted?.total === 0 ? await search.relax(conditions) : [],
  }
}

function typedConditions({ filters, leftover }: Understood, catalogue: Catalogue) {
  const conditions = conditionsOf(filters, catalogue, [])
  return leftover.length ? [...conditions, { field: 'words' as const, words: leftover }] : conditions
}

function presentChip(chip: Understood['chips'][number], catalogue: Catalogue): Chip {
  const named = nameOf(chip.kind, chip.ref, catalogue)
  return { ...chip, name_ar: named?.name_ar ?? null, name_en: named?.name_en ?? null }
}

function nameOf(kind: string, ref: string, catalogue: Catalogue) {
  if (kind === 'make') return catalogue.makers.bySlug.get(ref)
  if (kind === 'model') return catalogue.models.bySlug.get(ref)
  if (kind === 'region') return catalogue.regions.bySlug.get(ref)
  return kind === 'city' ? catalogue.cities.bySlug.get(ref) : undefined
}
