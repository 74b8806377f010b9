import { normaliseText } from '#domain/text/normalise-text.ts'
import { searchWords } from '#domain/text/strip-clitics.ts'
import type { BodyType, Color, Condition, FuelType, RegionalSpec, Transmission } from '#domain/cars/enumerations.ts'
import { matchWords, wordsOf, type Match } from './match-words.ts'
import { EMPTY_WORDS, NEVER_NAMES } from './ordinary-words.ts'
import { readNumbers, type NumberFilters } from './read-numbers.ts'
import type { TermKind, Vocabulary, VocabularyTerm } from './vocabulary.ts'

export interface UnderstoodFilters extends NumberFilters {
  make?: string[]
  model?: string[]
  city?: string[]
  region?: string[]
  color?: Color[]
  body_type?: BodyType[]
  fuel_type?: FuelType[]
  transmission?: Transmission[]
  condition?: Condition[]
  regional_spec?: RegionalSpec[]
}

export interface UnderstoodChip {
  kind: TermKind
  ref: string
  /** The words that it came from, normalised. */
  text: string
  /** Was a typing error forgiven? */
  corrected: boolean
}

export interface Understood {
  filters: UnderstoodFilters
  chips: UnderstoodChip[]
  /** Stems of the words that mean nothing to the vocabulary. */
  leftover: string[]
}

const MOST_LEFTOVER = 8
const NAMES: readonly TermKind[] = ['model', 'city']

/** Turns free text into filters, as far as the vocabulary reaches; any text at all is understood somehow. */
export function understandQuery(
  text: string,
  vocabulary: Vocabulary,
  { this_year }: { this_year: number },
): Understood {
  const words = wordsOf(text).join(' ')
  const { filters: numbers, rest } = readNumbers(words, this_year)
  const matches = matchWords(rest.split(' ').filter(Boolean), vocabulary)
  const makes = new Set(matches.flatMap(({ terms }) => (terms[0]?.kind === 'make' ? [terms[0].ref] : [])))

  const filters: UnderstoodFilters & Record<string, unknown> = { ...numbers }
  const chips: UnderstoodChip[] = []
  for (const { text: typed, terms, corrected } of matches) {
    const term = chooseTerm(typed, terms, makes)
    if (!term) continue
    const values: readonly string[] = filters[term.kind] ?? []
    if (values.includes(term.ref)) continue
    Object.assign(filters, { [term.kind]: [...values, term.ref] })
    chips.push({ kind: term.kind, ref: term.ref, text: typed, corrected })
  }
  return { filters, chips, leftover: leftoverOf(matches, makes) }
}

/** Of a model's namesakes the typed maker's own one; an ordinary word is a name only beside its maker. */
export function chooseTerm(
  text: string,
  terms: readonly VocabularyTerm[],
  makes: ReadonlySet<string>,
): VocabularyTerm | undefined {
  const own = terms.find(({ kind, parent }) => kind === 'model' && parent !== null && makes.has(parent))
  return own ?? (NEVER_NAMES.has(text) ? terms.find(({ kind }) => !NAMES.includes(kind)) : terms[0])
}

function leftoverOf(matches: readonly Match[], makes: ReadonlySet<string>): string[] {
  const unknown = matches.filter(
    ({ text, terms }) => !chooseTerm(text, terms, makes) && !EMPTY_WORDS.has(normaliseText(text)),
  )
  return searchWords(unknown.map(({ text }) => text).join(' '), MOST_LEFTOVER)
}
