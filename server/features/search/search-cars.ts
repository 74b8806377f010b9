import type { CarPage, CarSearch, Chip } from '#contract/search.ts'
import { takeQuoted } from '#domain/search/quoted-words.ts'
import { removableChips, type RemovableChip } from '#domain/search/remove-chip.ts'
import { DEFAULT_SORT } from '#domain/search/sorts.ts'
import { quotedParts, withoutWords } from '#domain/search/typed-words.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { presentCards } from '#server/features/cars/public.ts'
import { conditionsOf, EVERYTHING, type Condition, type IgnoredValue, type SearchConditions } from './conditions.ts'
import type { TypedWords } from './count-relaxations.ts'
import { findRankedPage } from './find-ranked-page.ts'
import { shownFacets } from './shown-facets.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

type Needed = Pick<DataServices, 'clock' | 'catalogue' | 'market_prices' | 'search'>

/** One page of active ads that match the filters and the free text, with counts if requested. */
export async function searchCars(
  services: Needed,
  { q = '', sort, after, limit, facets, ...filters }: CarSearch,
): Promise<CarPage> {
  const { search } = services
  const catalogue = await services.catalogue()
  const now = services.clock()
  const ignored: IgnoredValue[] = []
  const chosen = conditionsOf(filters, catalogue, ignored)
  const read = (text: string) => readText(text, catalogue, now, chosen.length > 0)
  const typed = read(q)
  const conditions: SearchConditions = { chosen, typed: typed.conditions }
  const order = sort === DEFAULT_SORT ? (typed.understood.sort ?? sort) : sort
  const cursor = after === undefined ? null : decodeCursor(after)
  if (after !== undefined && !cursor) ignored.push({ field: 'after', value: after })

  const [page, counted, all] = await Promise.all([
    findRankedPage(search, conditions, typed.ranking, { sort: order, after: cursor, limit }),
    facets ? search.count(conditions, catalogue) : null,
    facets ? search.count(EVERYTHING, catalogue) : null,
  ])
  return {
    items: await presentCards(services, page.cards),
    next: page.next && encodeCursor(page.next),
    total: counted?.total ?? null,
    facets: counted && all && shownFacets(counted.facets, all.facets, filters, catalogue),
    understood: { ...typed.understood, chips: typed.chips() },
    ignored,
    relaxations: counted?.total === 0 ? await search.relax(conditions, typedWords(q, typed, read)) : [],
  }
}

interface ReadText {
  conditions: Condition[]
  /** Stems of words that ads should say: those that do come first. */
  ranking: string[]
  understood: Omit<CarPage['understood'], 'chips'>
  /** Made for those who see them. */
  chips: () => Chip[]
  /** The words that make conditions, as typed. */
  words: string[]
}

/** Words that are not understood rank; alone they are what is searched for. @param hasChosen whether filters are */
function readText(q: string, catalogue: Catalogue, now: Date, hasChosen: boolean): ReadText {
  const understand = (text: string) =>
    understandAnyLayout(takeQuoted(text).rest, catalogue.vocabulary, { thisYear: now.getUTCFullYear() })
  const understood = understand(q)
  const { filters, chips, sort, other_goods, leftover, unused } = understood
  const { required } = takeQuoted(q)
  // nothing here says the names of other goods
  const isRanking = hasChosen || chips.length > 0 || other_goods !== null
  const words = [...required, ...(isRanking ? [] : leftover)]
  return {
    conditions: [
      ...conditionsOf(filters, catalogue, []),
      ...(words.length ? [{ field: 'words' as const, words }] : []),
    ],
    ranking: isRanking ? leftover : [],
    understood: {
      filters,
      sort,
      other_goods,
      unused: isRanking ? unused : [],
      required,
    },
    chips: () => removableChips(q, understood, understand).map((chip) => presentChip(chip, catalogue)),
    words: [...chips.map(({ text }) => text), ...(isRanking ? [] : unused), ...quotedParts(q)],
  }
}

function typedWords(q: string, { words }: ReadText, read: (text: string) => ReadText): TypedWords {
  return {
    words: [...new Set(words)],
    without: (gone) => read(gone.reduce(withoutWords, q)).conditions,
  }
}

function presentChip(chip: RemovableChip, catalogue: Catalogue): Chip {
  const named = nameOf(chip.kind, chip.ref, catalogue)
  return { ...chip, name_ar: named?.name_ar ?? null, name_en: named?.name_en ?? null }
}

function nameOf(kind: string, ref: string, catalogue: Catalogue) {
  if (kind === 'make') return catalogue.makers.bySlug.get(ref)
  if (kind === 'model') return catalogue.models.bySlug.get(ref)
  if (kind === 'region') return catalogue.regions.bySlug.get(ref)
  if (kind === 'tag') return catalogue.tags.find(({ id }) => String(id) === ref)
  return kind === 'city' ? catalogue.cities.bySlug.get(ref) : undefined
}
