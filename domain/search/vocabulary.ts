import { foldHamza, squeeze } from '#domain/text/normalise-text.ts'
import { letterSet } from './letter-set.ts'

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
  /** Every spelling, in either script: the English name, the Arabic name, then all others. */
  names: readonly string[]
  /** How common it is: the commoner of two terms that share a spelling wins. */
  weight?: number
}

export interface Spelling {
  /** Normalised and squeezed (no spaces). */
  key: string
  /** As the vocabulary writes it. */
  name: string
  term: VocabularyTerm
}

/** Every spelling that the marketplace knows, squeezed, with the terms that it may mean, the likeliest first. */
export interface Vocabulary {
  exact: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** Without hamza on waw and ya, which people often leave out. */
  folded: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** All spellings in the order of their keys, for completing what is being typed. */
  sorted: readonly Spelling[]
  /** The names in which typing errors are forgiven, by length and first letter: `6ت`. */
  forgiven: ReadonlyMap<string, readonly ForgivenName[]>
}

export interface ForgivenName {
  key: string
  /** What is compared: the key, of a place without its article, which is no part to recognise it by. */
  root: string
  /** The letters of the root. */
  letters: number
  is_place: boolean
}

const SHORTEST_FORGIVEN = 4
const DIGIT = /\d/

/** A name of something, rather than a word for a colour, a body and so on. */
export const isName = (term: VocabularyTerm): boolean => term.kind === 'make' || term.kind === 'model' || isPlace(term)

export const isPlace = ({ kind }: VocabularyTerm): boolean => kind === 'city' || kind === 'region'

export const withoutArticle = (key: string): string => (key.startsWith('ال') ? key.slice(2) : key)

export function buildVocabulary(terms: readonly VocabularyTerm[]): Vocabulary {
  const spellings = terms.flatMap(spellingsOf)
  const exact = new Map<string, VocabularyTerm[]>()
  for (const { key, term } of spellings) add(exact, key, term)
  for (const found of exact.values()) found.sort(byImportance)

  const folded = new Map<string, VocabularyTerm[]>()
  const forgiven = new Map<string, ForgivenName[]>()
  for (const [key, found] of exact) {
    const plain = foldHamza(key)
    if (plain && plain !== key && !exact.has(plain)) for (const term of found) add(folded, plain, term)
    if (DIGIT.test(key) || !found.some(isName)) continue
    const is_place = found.every((term) => !isName(term) || isPlace(term))
    const root = is_place ? withoutArticle(key) : key
    if (root.length < SHORTEST_FORGIVEN) continue
    add(forgiven, `${root.length}${root.charAt(0)}`, { key, root, letters: letterSet(root), is_place })
  }
  for (const found of folded.values()) found.sort(byImportance)
  return {
    exact,
    folded,
    forgiven,
    sorted: spellings.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}

function spellingsOf(term: VocabularyTerm): Spelling[] {
  const by_key = new Map<string, Spelling>()
  for (const name of term.names) {
    const key = squeeze(name)
    if (key && !by_key.has(key)) by_key.set(key, { key, name, term })
  }
  return [...by_key.values()]
}

function add<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const found = index.get(key)
  if (!found) index.set(key, [value])
  else if (!found.includes(value)) found.push(value)
}

/** Makers before models before places before all else, the commoner first. */
export function byImportance(a: VocabularyTerm, b: VocabularyTerm): number {
  return TERM_KINDS.indexOf(a.kind) - TERM_KINDS.indexOf(b.kind) || (b.weight ?? 0) - (a.weight ?? 0)
}
