import { foldHamza, squeeze } from '#domain/text/normalise-text.ts'
import { isWithinEdits } from './edit-distance.ts'

export const TERM_KINDS = [
  'make',
  'model',
  'city',
  'region',
  'color',
  'body_type',
  'fuel_type',
  'transmission',
  'condition',
  'regional_spec',
] as const
export type TermKind = (typeof TERM_KINDS)[number]

export interface VocabularyTerm {
  kind: TermKind
  /** A slug, or a value of the enumeration. */
  ref: string
  /** The maker of a model, the region of a city. */
  parent: string | null
  /** Every spelling, in either script. */
  names: readonly string[]
  /** How common it is: the commoner of two terms that share a spelling wins. */
  weight?: number
}

/** Every spelling that the marketplace knows, squeezed (no spaces), with the terms that it may mean. */
export interface Vocabulary {
  exact: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** Without hamza on waw and ya, which people often leave out. */
  folded: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** All spellings, sorted, for completing what is being typed. */
  sorted: readonly string[]
  /** Spellings of names (not of ordinary words) by first letter, for forgiving typing errors. */
  names_by_letter: ReadonlyMap<string, readonly string[]>
}

/** Only names are long and rare enough to be recognised with an error in them. */
const FORGIVEN: readonly TermKind[] = ['make', 'model', 'city', 'region']
const DIGIT = /\d/

export function buildVocabulary(terms: readonly VocabularyTerm[]): Vocabulary {
  const exact = new Map<string, VocabularyTerm[]>()
  for (const term of terms) {
    for (const key of new Set(term.names.map(squeeze))) if (key) add(exact, key, term)
  }
  for (const found of exact.values()) found.sort(byImportance)
  const folded = new Map<string, VocabularyTerm[]>()
  for (const [key, found] of exact) {
    const plain = foldHamza(key)
    if (plain !== key && !exact.has(plain)) for (const term of found) add(folded, plain, term)
  }
  const sorted = [...exact.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const names = sorted.filter(
    (key) => key.length >= 4 && !DIGIT.test(key) && exact.get(key)?.some(({ kind }) => FORGIVEN.includes(kind)),
  )
  return { exact, folded, sorted, names_by_letter: Map.groupBy(names, (key) => key.charAt(0)) }
}

function add(index: Map<string, VocabularyTerm[]>, key: string, term: VocabularyTerm): void {
  const found = index.get(key)
  if (!found) index.set(key, [term])
  else if (!found.includes(term)) found.push(term)
}

function byImportance(a: VocabularyTerm, b: VocabularyTerm): number {
  return TERM_KINDS.indexOf(a.kind) - TERM_KINDS.indexOf(b.kind) || (b.weight ?? 0) - (a.weight ?? 0)
}

/** What a squeezed spelling may mean, the likeliest first; empty if it is unknown. */
export function findTerms(vocabulary: Vocabulary, key: string): readonly VocabularyTerm[] {
  return vocabulary.exact.get(key) ?? vocabulary.folded.get(key) ?? []
}

/** How many typing errors a word of this length may hold. */
function forgivenEdits(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** What a misspelt word may have meant, the fewest errors first. The first letter must be right; digits are never guessed. */
export function findSimilarTerms(vocabulary: Vocabulary, key: string): readonly VocabularyTerm[] {
  const most = forgivenEdits(key.length)
  if (!most || DIGIT.test(key)) return []
  const candidates = vocabulary.names_by_letter.get(key.charAt(0)) ?? []
  for (let edits = 1; edits <= most; edits += 1) {
    const found = candidates
      .filter((candidate) => isWithinEdits(key, candidate, edits))
      .flatMap((candidate) => vocabulary.exact.get(candidate) ?? [])
      .filter(({ kind }) => FORGIVEN.includes(kind))
    if (found.length) return [...new Set(found)].toSorted(byImportance)
  }
  return []
}
