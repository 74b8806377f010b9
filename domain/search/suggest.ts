import { completeNames, FITS, type Completion } from './complete-names.ts'
import { findTerms } from './find-terms.ts'
import { wordsOf, type NamedValue } from './name-beginnings.ts'
import { readNumbers } from './read-numbers.ts'
import { readWords } from './read-words.ts'
import { isPlace, TERM_KINDS, type TermKind } from './vocabulary-term.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Suggestion {
  kind: TermKind
  ref: string
  /** What was typed before and says something else. */
  rest: string
}

interface Options {
  limit: number
  thisYear: number
  /** How many cars have a value; null if that is not known. */
  countOf?: (kind: TermKind, ref: string) => number | null
}

/** The words from one number to another. */
interface Span {
  from: number
  to: number
}

/** How many words a maker's name may have. */
const MOST_WORDS = 4
const MANY = 10
const BOUNDED: readonly string[] = ['price', 'year', 'mileage', 'power_hp']

/**
 * What the end of the typed text may become, each once, the likeliest first: models of the maker typed before, then what
 * is spelt so, then what has cars, then by how the name fits, then the common before the rare, makers and models before
 * the rest; places by population, all else by its cars. The full name of a maker also suggests its models.
 */
export function suggest(text: string, vocabulary: Vocabulary, options: Options): Suggestion[] {
  const { limit, thisYear, countOf = () => null } = options
  const pieces = piecesOf(text)
  const words = pieces.flatMap((piece) => piece.words)
  if (endsWithBound(text, thisYear)) return []
  const make = findMake(words, vocabulary)
  const continued = make && make.to < words.length ? make : null
  const { from, found } = completeNames(vocabulary.beginnings, words)
  // «كيا س» begins «كيا سول», and other models of Kia whose names do not say so
  const ownModels = continued
    ? completeNames(vocabulary.beginnings, words.slice(continued.to)).found.filter(
        ({ value }) => value.parent === continued.ref,
      )
    : []
  const models = make && !continued ? (vocabulary.beginnings.modelsOfMake.get(make.ref) ?? []) : []

  const ranks = new Map<NamedValue, number>()
  for (const completion of [...found, ...ownModels, ...models.map(modelOfTypedMake)]) {
    const { value } = completion
    const count = countOf(value.kind, value.ref)
    const rank = rankOf(completion, count, continued !== null && value.parent === continued.ref)
    // a maker that was already typed is not suggested again
    if (continued && value.kind === 'make' && value.ref === continued.ref) continue
    if (rank < (ranks.get(value) ?? Infinity)) ranks.set(value, rank)
  }
  return [...ranks]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, limit)
    .map(([{ kind, ref }]) => {
      const isSaid = (piece: Piece) =>
        piece.to > from ||
        (make !== null && fieldOf(kind) === 'make' && piece.from < make.to && piece.to > make.from) ||
        namesSameField(piece, kind, vocabulary)
      return { kind, ref, rest: pieces.flatMap((piece) => (isSaid(piece) ? [] : [piece.text])).join(' ') }
    })
}

/** After «60 ألف», «تحت 70» and «2018 وفوق» no name that begins so is meant. */
function endsWithBound(text: string, thisYear: number): boolean {
  const words = readWords(text)
  return readNumbers(words, thisYear).readings.some(
    ({ field, from, to }) => to === words.length && to - from > 1 && BOUNDED.includes(field),
  )
}

const modelOfTypedMake = (value: NamedValue): Completion => ({ value, fit: 'of_typed_make', edits: 0 })

/** The lowest is the likeliest. */
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

/** How many cars on a coarse scale, so that few more or less change no order. */
const manyOf = (count: number): number => Math.min(MANY, Math.floor(Math.log2(count + 1) / 2))

interface Piece extends Span {
  /** As typed. */
  text: string
  words: readonly string[]
}

/** What stands between spaces. */
function piecesOf(text: string): Piece[] {
  let from = 0
  return text.split(/\s+/).flatMap((piece) => {
    const words = wordsOf(piece)
    if (!words.length) return []
    const to = from + words.length
    const span = { from, to }
    from = to
    return [{ ...span, text: piece, words }]
  })
}

/** The maker named last, anywhere in the last words. */
function findMake(words: readonly string[], vocabulary: Vocabulary): (Span & { ref: string }) | null {
  const first = Math.max(0, words.length - MOST_WORDS)
  for (let to = words.length; to > first; to -= 1) {
    for (let from = first; from < to; from += 1) {
      const key = words.slice(from, to).join('')
      // «honda a» is no Honda with a typing error
      const terms = to - from > 1 ? vocabulary.exact.get(key) : findTerms(vocabulary, key)
      const make = terms?.find(({ kind }) => kind === 'make')
      if (make) return { ref: make.ref, from, to }
    }
  }
  return null
}

/** Whether a suggestion takes the place of what a word chooses: another maker, another city. */
function namesSameField(piece: Piece, kind: TermKind, vocabulary: Vocabulary): boolean {
  const [named] = findTerms(vocabulary, piece.words.join(''))
  return named !== undefined && fieldOf(named.kind) === fieldOf(kind)
}

function fieldOf(kind: TermKind): string {
  if (isPlace({ kind })) return 'place'
  return kind === 'model' ? 'make' : kind
}
