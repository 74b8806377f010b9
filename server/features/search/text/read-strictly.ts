import type { CarSearch, StrictReading } from '#contract/search.ts'
import { takeQuoted } from '#domain/search/words/quoted-words.ts'
import { saysCar } from '#domain/search/words/says-car.ts'
import { quotedParts } from '#domain/search/words/typed-words.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import { TERM_KINDS } from '#domain/search/vocabulary/vocabulary-term.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { searchWords } from '#domain/text/strip-clitics.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import {
  conditionsOf,
  withUnbeaten,
  type FieldFilters,
  type IgnoredValue,
  type SearchConditions,
} from '../questions/conditions.ts'
import { followMerged } from '../questions/follow-merged.ts'
import { createReader, nameOf } from './read-text.ts'

export interface StrictSearch {
  /** Null if no ad can match. */
  conditions: SearchConditions | null
  problem: StrictReading['problem']
  corrected: StrictReading['corrected']
  /** The parts of the text that ads must contain, as typed, with their stems. */
  parts: { text: string; words: string[] }[]
}

const MOST_WORDS = 8

/**
 * Reads a search for what runs without a person who looks: everything that was asked for is a condition. The search page
 * ignores what it cannot use, and says so (docs/decisions/022-what-runs-by-itself-is-strict.md).
 */
export function readStrictly(
  { q = '', hide_beaten = false, ...asked }: CarSearch,
  catalogue: Catalogue,
  now: Date,
): StrictSearch {
  const { filters } = followMerged(asked, catalogue)
  const ignored: IgnoredValue[] = []
  const chosen = conditionsOf(filters, catalogue, ignored)
  const { understand } = createReader(catalogue, now)
  const understood = understand(q)
  const quoted = takeQuoted(q).required
  const parts = [...quotedParts(q).map((part) => part.slice(1, -1)), ...understood.unused, ...understood.unread].map(
    (text) => {
      const { leftover } = understand(text)
      return { text, words: leftover.length ? leftover : searchWords(text, MOST_WORDS) }
    },
  )
  const words = [...quoted, ...understood.leftover, ...searchWords(understood.unread.join(' '), MOST_WORDS)]
  const says = words.length > 0 || understood.chips.length > 0 || !q.trim() || saysCar(q)
  const problem = understood.other_goods ? 'other_goods' : !says || lacksAll(filters, ignored) ? 'not_understood' : null
  const typed = [
    ...conditionsOf(understood.filters, catalogue, []),
    ...(words.length ? [{ field: 'words' as const, words }] : []),
  ]
  return {
    conditions: problem ? null : hide_beaten ? withUnbeaten({ chosen, typed }) : { chosen, typed },
    problem,
    corrected: correctedIn(understood, catalogue),
    parts,
  }
}

/** Fields whose values are alternatives, also to each other. */
const ALTERNATIVES = [['make', 'model'], ['region', 'city'], ['tag']] as const

/** Whether a filter has only values that do not exist any more. */
function lacksAll(filters: FieldFilters, ignored: readonly IgnoredValue[]): boolean {
  if (ignored.some(({ field }) => field === 'near' || field === 'within')) return true
  return ALTERNATIVES.some((fields) => {
    const asked = fields.reduce((count, field) => count + (filters[field]?.length ?? 0), 0)
    return asked > 0 && asked === ignored.filter(({ field }) => fields.some((one) => one === field)).length
  })
}

/** Names that were read as others: «كمري» as «كامري». */
const correctedIn = ({ chips }: Understood, catalogue: Catalogue): StrictReading['corrected'] =>
  chips.flatMap(({ kind, ref, text, corrected }) => {
    const term = TERM_KINDS.find((one) => one === kind)
    if (!corrected || !term) return []
    const { name_ar = null, name_en = null } = nameOf(term, ref, catalogue) ?? {}
    const isSame = [name_ar, name_en].some((name) => name !== null && searchText(name) === searchText(text))
    return isSame ? [] : [{ text, kind: term, value: ref, name_ar, name_en }]
  })
