import { completeNames, FITS, type Completion } from './names/complete-names.ts'
import { findTerms } from './vocabulary/find-terms.ts'
import { wordsOf, type NamedValue } from './vocabulary/name-beginnings.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import { readWords } from './words/read-words.ts'
import { isPlace, TERM_KINDS, type TermKind } from './vocabulary/vocabulary-term.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

export interface Suggestion {
  kind: TermKind
  ref: string
  /** The words before, without those that the suggestion replaces. */
  rest: string
}

interface Options {
  limit: number
  thisYear: number
  /** Suggests only values of this kind. */
  kind?: TermKind
  /** The number of cars with a value; null if unknown. */
  countOf?: (kind: TermKind, ref: string) => number | null
}

/** The words from one index to another. */
interface Span {
  from: number
  to: number
}

/** How many words a maker's name may have. */
const MOST_WORDS = 4
const MANY = 10
const BOUNDED: readonly string[] = ['price', 'year', 'mileage', 'power_hp']

/**
 * Completes the end of the text, each value once, best first: models of the maker typed before, exact spellings,
 * values with cars, then by how the name matches, then common before rare ones and makers and models before others.
 * Places are sorted by population, all others by their number of cars. The full name of a maker also suggests its
 * models.
 */
export function suggest(text: string, vocabulary: Vocabulary, options: Options): Suggestion[] {
  const { limit, thisYear, kind: wanted, countOf = () => null } = options
  const tokens = tokensOf(text)
  const words = tokens.flatMap((token) => token.words)
  if (endsWithBound(text, thisYear)) return []
  const make = findMake(words, vocabulary)
  const continued = make && make.to < words.length ? make : null
  const { from, found } = completeNames(vocabulary.beginnings, words)
  // «كيا س» begins «كيا سول», but also matches models of Kia named without the maker
  const ownModels = continued
    ? completeNames(vocabulary.beginnings, words.slice(continued.to)).found.filter(
        ({ value }) => value.parent === continued.ref,
      )
    : []
  const models = make && !continued ? (vocabulary.beginnings.modelsOfMake.get(make.ref) ?? []) : []

  const ranks = new Map<NamedValue, number>()
  for (const completion of [...found, ...ownModels, ...models.map(modelOfTypedMake)]) {
    const { value } = completion
    if (wanted && value.kind !== wanted) continue
    const count = countOf(value.kind, value.ref)
    const rank = rankOf(completion, count, continued !== null && value.parent === continued.ref)
    // does not suggest a maker that was typed already
    if (continued && value.kind === 'make' && value.ref === continued.ref) continue
    if (rank < (ranks.get(value) ?? Infinity)) ranks.set(value, rank)
  }
  return [...ranks]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, limit)
    .map(([{ kind, ref }]) => {
      const isCovered = (token: Token) =>
        token.to > from ||
        (make !== null && fieldOf(kind) === 'make' && token.from < make.to && token.to > make.from) ||
        namesSameField(token, kind, vocabulary)
      return { kind, ref, rest: tokens.flatMap((token) => (isCovered(token) ? [] : [token.text])).join(' ') }
    })
}

/** Whether the text ends with a bound: no name follows «60 ألف», «تحت 70» or «2018 وفوق». */
function endsWithBound(text: string, thisYear: number): boolean {
  const words = readWords(text)
  return readNumbers(words, thisYear).readings.some(
    ({ field, from, to }) => to === words.length && to - from > 1 && BOUNDED.includes(field),
  )
}

const modelOfTypedMake = (value: NamedValue): Completion => ({ value, fit: 'of_typed_make', edits: 0 })

/** Lower is better. */
function rankOf({ value, fit, edits }: Completion, count: number | null, isOfMakeBefore: boolean): number {
  const places: [place: number, of: number][] = [
    [isOfMakeBefore ? 0 : 1, 2],
    [edits, 3],
    [count === 0 ? 1 : 0, 2],
    [FITS.indexOf(fit), FITS.length],
    [value.isRare ? 1 : 0, 2],
    [TERM_KINDS.indexOf(value.kind), TERM_KINDS.length],
    [MANY - (isPlace(value) ? 0 : manyOf(count ?? 0)), MANY + 1],
    [value.order, 1e5],
  ]
  return places.reduce((rank, [place, of]) => rank * of + place, 0)
}

/** The number of cars on a coarse scale, so that small changes do not affect the order. */
const manyOf = (count: number): number => Math.min(MANY, Math.floor(Math.log2(count + 1) / 2))

interface Token extends Span {
  /** As typed. */
  text: string
  words: readonly string[]
}

/** The parts between spaces. */
function tokensOf(text: string): Token[] {
  let from = 0
  return text.split(/\s+/).flatMap((token) => {
    const words = wordsOf(token)
    if (!words.length) return []
    const to = from + words.length
    const span = { from, to }
    from = to
    return [{ ...span, text: token, words }]
  })
}

/** The last maker named anywhere in the last words. */
function findMake(words: readonly string[], vocabulary: Vocabulary): (Span & { ref: string }) | null {
  const first = Math.max(0, words.length - MOST_WORDS)
  for (let to = words.length; to > first; to -= 1) {
    for (let from = first; from < to; from += 1) {
      const key = words.slice(from, to).join('')
      // does not correct typing errors: «honda a» is not a misspelt Honda
      const terms = to - from > 1 ? vocabulary.exact.get(key) : findTerms(vocabulary, key)
      const make = terms?.find(({ kind }) => kind === 'make')
      if (make) return { ref: make.ref, from, to }
    }
  }
  return null
}

/** Whether the suggestion replaces the value of a word: another maker, another city. */
function namesSameField(token: Token, kind: TermKind, vocabulary: Vocabulary): boolean {
  const [named] = findTerms(vocabulary, token.words.join(''))
  return named !== undefined && fieldOf(named.kind) === fieldOf(kind)
}

function fieldOf(kind: TermKind): string {
  if (isPlace({ kind })) return 'place'
  return kind === 'model' ? 'make' : kind
}
