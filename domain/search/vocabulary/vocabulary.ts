import { foldHamza, normaliseText, squeeze } from '#domain/text/normalise-text.ts'
import { letterSet } from '../words/letter-set.ts'
import { nameBeginnings, type NameBeginnings } from './name-beginnings.ts'
import { isPlace, TERM_KINDS, type VocabularyTerm } from './vocabulary-term.ts'

export type { TermKind, VocabularyTerm } from './vocabulary-term.ts'

interface Spelling {
  /** Normalised, without spaces. */
  key: string
  term: VocabularyTerm
}

/** Every known spelling without spaces, with its terms, likeliest first. */
export interface Vocabulary {
  exact: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** Indexed by `foldSpelling`. */
  folded: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** Models by the number that their English name ends with: «هافال 6» is the H6, «بي ام 7» the 7 Series. */
  numbered: ReadonlyMap<string, readonly VocabularyTerm[]>
  /** Beginnings of names, exact and folded, up to `LONGEST_HEAD` letters; of places also without the article. */
  heads: ReadonlySet<string>
  beginnings: NameBeginnings
  /** Names that are matched with typing errors, by length and first letter: `6ت`. */
  forgiven: ForgivenNames
  /** Those of models with names of `LONG_NAME` words or more. */
  forgivenLong: ForgivenNames
}

type ForgivenNames = ReadonlyMap<string, readonly ForgivenName[]>

export interface ForgivenName {
  key: string
  terms: readonly VocabularyTerm[]
  /** The compared form; places without their article. */
  root: string
  /** The letters of the root. */
  letters: number
  isPlaceName: boolean
}

export const LONGEST_HEAD = 5
/** The fewest words of a name that is found although several of them are misspelt. */
export const LONG_NAME = 3
const SHORTEST_FORGIVEN = 4
const SHORTEST_FORGIVEN_WORD = 5
const DIGIT = /\d/
/** Without 10 to 29, which may be years. */
const NUMBERED = /^(?:[a-z]{1,3}-?)?(\d|[3-9]\d|\d{3})(?: series)?$/i

/** Folds common variants: without hamza on waw and ya, ض for ظ, and without doubled letters: «ابيظ», «اسوود». */
export const foldSpelling = (key: string): string =>
  isFolded(key) ? key : foldHamza(key.replace(HAMZA_FOR_ALEF, 'ا')).replaceAll('ظ', 'ض').replace(DOUBLED, '$1$2')

/** «حمرء» */
const HAMZA_FOR_ALEF = /(?<=[^اويء])ء$/

/** Doubled letters, except the first two of a short word, which may be another word: «سستي». */
const DOUBLED = /(?<=\p{L})(\p{L})\1+|^(\p{L})\2+(?=(?:(\p{L})\3*){3})/gu

/** A quick check, since most words are folded already. */
function isFolded(key: string): boolean {
  let before = 0
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    if (code === before || code === HAMZA || code === WAW_HAMZA || code === YA_HAMZA || code === ZAH) return false
    before = code
  }
  return true
}

const [HAMZA, WAW_HAMZA, YA_HAMZA, ZAH] = [0x621, 0x624, 0x626, 0x638]

/** Whether the term is a name rather than a colour, a body type and so on. */
export const isName = (term: VocabularyTerm): boolean => term.kind === 'make' || term.kind === 'model' || isPlace(term)

export const withoutArticle = (key: string): string => (key.startsWith('ال') ? key.slice(2) : key)

export function buildVocabulary(terms: readonly VocabularyTerm[]): Vocabulary {
  const spellings = terms.flatMap(spellingsOf)
  const exact = new Map<string, VocabularyTerm[]>()
  for (const { key, term } of spellings) add(exact, key, term)
  for (const found of exact.values()) found.sort(byImportance)

  const folded = new Map<string, VocabularyTerm[]>()
  const forgiven = new Map<string, ForgivenName[]>()
  const forgivenLong = new Map<string, ForgivenName[]>()
  const longNames = longNamesOf(terms)
  for (const [key, found] of exact) {
    for (const term of found) add(folded, foldSpelling(key), term)
    if (DIGIT.test(key)) continue
    const isPlaceName = found.every((term) => !isName(term) || isPlace(term)) && found.some(isPlace)
    const root = isPlaceName ? withoutArticle(key) : key
    if (root.length < (found.some(isName) ? SHORTEST_FORGIVEN : SHORTEST_FORGIVEN_WORD)) continue
    const name = { key, terms: found, root, letters: letterSet(root), isPlaceName }
    const place = `${root.length}${root.charAt(0)}`
    add(forgiven, place, name)
    if (longNames.has(key)) add(forgivenLong, place, name)
  }
  for (const found of folded.values()) found.sort(byImportance)

  const numbered = new Map<string, VocabularyTerm[]>()
  for (const term of terms.filter(({ kind }) => kind === 'model').toSorted(byImportance)) {
    const number = NUMBERED.exec(term.names[0] ?? '')?.[1]
    if (number !== undefined) add(numbered, number, term)
  }
  return {
    exact,
    folded,
    forgiven,
    forgivenLong,
    numbered,
    heads: headsOf([...exact.keys(), ...folded.keys()]),
    beginnings: nameBeginnings(terms),
  }
}

const longNamesOf = (terms: readonly VocabularyTerm[]): ReadonlySet<string> =>
  new Set(
    terms
      .filter(({ kind }) => kind === 'model')
      .flatMap(({ names }) => names.map(normaliseText))
      .filter((name) => name.split(' ').length >= LONG_NAME)
      .map(squeeze),
  )

function headsOf(keys: readonly string[]): ReadonlySet<string> {
  const heads = new Set<string>()
  for (const key of keys) {
    const bare = withoutArticle(key)
    for (const form of bare === key ? [key] : [key, bare, foldSpelling(bare)]) {
      for (let length = 1; length <= LONGEST_HEAD; length += 1) heads.add(form.slice(0, length))
    }
  }
  return heads
}

function spellingsOf(term: VocabularyTerm): Spelling[] {
  return [...new Set(term.names.map(squeeze))].filter(Boolean).map((key) => ({ key, term }))
}

function add<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const found = index.get(key)
  if (!found) index.set(key, [value])
  else if (!found.includes(value)) found.push(value)
}

/** Makers, models, places, then others; most common first. */
export function byImportance(a: VocabularyTerm, b: VocabularyTerm): number {
  return TERM_KINDS.indexOf(a.kind) - TERM_KINDS.indexOf(b.kind) || (b.weight ?? 0) - (a.weight ?? 0)
}
