import type { CarPage, Chip } from '#contract/search.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { takeQuoted } from '#domain/search/words/quoted-words.ts'
import {
  remembering,
  removableChips,
  withoutParts,
  type RemovableChip,
  type Removal,
} from '#domain/search/remove-chip.ts'
import { quotedParts } from '#domain/search/words/typed-words.ts'
import { saysCar } from '#domain/search/words/says-car.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { understandNear } from '#domain/search/understand-near.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { conditionsOf, type Condition } from '../questions/conditions.ts'

export interface ReadText {
  /** The filters in the text. */
  filters: Condition[]
  /** Words that ads must contain. */
  words: Condition[]
  /** Stems of words that ads should contain; those that do are listed first. */
  ranking: string[]
  understood: Omit<CarPage['understood'], 'chips'>
  /** Computed only when displayed. */
  chips: () => Chip[]
  /** The parts that make conditions, as typed: phrases with a meaning, and words that ads must contain. */
  parts: string[]
  /** The parts that name the make and model of the wanted car. */
  car: string[]
  /** The text without some of its parts. */
  without: (parts: readonly string[]) => Removal
}

/** Shared by all readings of one request. */
export interface Reader {
  catalogue: Catalogue
  understand: (text: string) => Understood
}

export const createReader = (catalogue: Catalogue, now: Date): Reader => ({
  catalogue,
  understand: remembering((text) =>
    understandNear(takeQuoted(text).rest, (rest) =>
      understandAnyLayout(rest, catalogue.vocabulary, { thisYear: yearInRiyadh(now) }),
    ),
  ),
})

const NO_FILTERS = { filters: {}, sort: null }
const NOTHING_TYPED: ReadText = {
  filters: [],
  words: [],
  ranking: [],
  understood: { ...NO_FILTERS, other_goods: null, unused: [], sought: [], unsaid: [], unread: [], required: [] },
  chips: () => [],
  parts: [],
  car: [],
  without: () => ({ q: '', ...NO_FILTERS }),
}

/**
 * Unknown words affect the order; if the text has nothing else, ads must contain them.
 * @param hasChosen whether filters are chosen
 */
export function readText(q: string, { catalogue, understand }: Reader, hasChosen: boolean): ReadText {
  if (!q) return NOTHING_TYPED
  const understood = understand(q)
  const { filters, chips, sort, other_goods, leftover, unused, unread } = understood
  const { required } = takeQuoted(q)
  // the vocabulary has no names of other goods
  const isRanking = hasChosen || chips.length > 0 || other_goods !== null || saysCar(q)
  const filtering = chips.filter(({ kind }) => kind !== 'sort')
  return {
    filters: conditionsOf(filters, catalogue, []),
    words: saying([...required, ...(isRanking ? [] : leftover)]),
    ranking: isRanking ? leftover : [],
    understood: {
      filters,
      sort,
      other_goods,
      unused: isRanking ? unused : [],
      sought: isRanking ? [] : unused,
      unsaid: [],
      unread,
      required,
    },
    chips: () => removableChips(q, understood, understand).map((chip) => presentChip(chip, catalogue)),
    parts: distinct([...filtering.map(({ phrase }) => phrase), ...(isRanking ? [] : unused), ...quotedParts(q)]),
    car: distinct(filtering.flatMap(({ kind, excluded, phrase }) => (CAR.includes(kind) && !excluded ? phrase : []))),
    without: (gone) =>
      withoutParts(q, understood, understand, {
        chips: filtering.filter(({ phrase }) => gone.includes(phrase)),
        words: gone.filter((part) => !filtering.some(({ phrase }) => phrase === part)),
      }),
  }
}

/**
 * The same without words that are searched for alone.
 * @param unsaid of those, as typed
 */
export function leaveOut(read: ReadText, unsaid: readonly string[], reader: Reader): ReadText {
  const { required } = read.understood
  const sought = read.understood.sought.filter((word) => !unsaid.includes(word))
  return {
    ...read,
    words: saying([...required, ...sought.flatMap((word) => reader.understand(word).leftover)]),
    understood: { ...read.understood, sought, unsaid: [...unsaid] },
    parts: read.parts.filter((part) => !unsaid.includes(part)),
  }
}

const saying = (words: string[]): Condition[] => (words.length ? [{ field: 'words', words }] : [])

const CAR: readonly string[] = ['make', 'model']

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

function presentChip({ phrase: _phrase, ...chip }: RemovableChip, catalogue: Catalogue): Chip {
  const named = nameOf(chip.kind, chip.ref, catalogue)
  return { ...chip, name_ar: named?.name_ar ?? null, name_en: named?.name_en ?? null }
}

export function nameOf(kind: string, ref: string, catalogue: Catalogue) {
  if (kind === 'make') return catalogue.makers.bySlug.get(ref)
  if (kind === 'model') return catalogue.models.bySlug.get(ref)
  if (kind === 'region') return catalogue.regions.bySlug.get(ref)
  if (kind === 'tag') return catalogue.tags.find(({ id }) => String(id) === ref)
  if (kind === 'near') return catalogue.cities.bySlug.get(ref.split('/', 1)[0] ?? '')
  return kind === 'city' ? catalogue.cities.bySlug.get(ref) : undefined
}
