import { NO_PLACES_BARE } from './ordinary-words.ts'
import { isPlace } from './vocabulary-term.ts'
import { WEAK_NAMES } from './weak-names.ts'
import { foldSpelling, LONGEST_HEAD, type Vocabulary, type VocabularyTerm } from './vocabulary.ts'

const SHORTEST_REST = 3
const SHORTEST_PLURAL = 5
/** Arabic prefixes: and, so, with, for; the article. */
const CLITICS = ['و', 'ف', 'ب', 'ل', 'ال']
const FIRST_LETTERS = 'وفبلاه'
const FIRST_ARABIC = 0x600
const CLITICS_WITH_ARTICLE = ['وال', 'فال', 'بال', 'لل', 'وبال', 'ولل', 'هال']

/**
 * Terms for words without spaces, most likely first; empty if unknown.
 * @param folded each word folded, which tells «لا ابيض» from «لابيض»
 */
export const findTerms = (vocabulary: Vocabulary, key: string, folded?: string): readonly VocabularyTerm[] =>
  vocabulary.exact.get(key) ?? vocabulary.folded.get(folded ?? foldSpelling(key)) ?? NONE

/**
 * For a number next to a maker: the models named by both («مازدا 3»), by the number alone, and those whose name
 * only ends with it.
 */
export const findNumbered = (vocabulary: Vocabulary, key: string, make: string): readonly VocabularyTerm[] => [
  ...findTerms(vocabulary, make.replace(ARTICLE, '') + key),
  ...findTerms(vocabulary, make.replace(PREPOSITION, '') + key),
  ...findTerms(vocabulary, key),
  ...(vocabulary.numbered.get(key) ?? NONE),
]

const PREPOSITION = /^[وبل](?=\p{L}{3})/u
const ARTICLE = /^(?:و|ب|ل)?(?:ال)(?=\p{L}{3})/u

const NONE: readonly VocabularyTerm[] = []

/** The same for a word with a prefix («و», «ب», «لل»), or for a place with or without the article. */
export function findInOtherForm(vocabulary: Vocabulary, key: string, isOneWord = true): readonly VocabularyTerm[] {
  // Latin letters and digits have neither prefixes nor an article
  if (key.charCodeAt(0) < FIRST_ARABIC) return NONE
  const bare = rests(key, CLITICS_WITH_ARTICLE)
  for (const form of [...rests(key, CLITICS), ...bare]) {
    const terms = isOneWord ? findTerms(vocabulary, form) : (vocabulary.exact.get(form) ?? NONE)
    if (terms.length) return terms
  }
  const mayBeOwned = isOneWord && (key.endsWith('ات') || key.endsWith('كم'))
  const owned = mayBeOwned ? OWNED.exec(key)?.[1] : undefined
  if (owned !== undefined) {
    // «المازدات» is of «مازدا»
    for (const one of [owned, `${owned}ا`]) {
      const cars = findTerms(vocabulary, one).filter(({ kind }) => kind === 'make' || kind === 'model')
      if (cars.length) return cars
    }
  }
  // only places may omit the article: «اكس» does not stand for «ال اكس»
  for (const form of [key, ...bare]) {
    const places =
      form.length < SHORTEST_REST || (form === key && NO_PLACES_BARE.has(key))
        ? []
        : findTerms(vocabulary, `ال${form}`).filter(isPlace)
    if (places.length) return places
  }
  return []
}

/** Several cars of a maker or model: `land cruisers`, `hiluxes`. */
export function findPlural(vocabulary: Vocabulary, key: string): readonly VocabularyTerm[] {
  if (key.length < SHORTEST_PLURAL || !/^[a-z]+s$/.test(key)) return NONE
  for (const one of [key.slice(0, -1), key.endsWith('es') ? key.slice(0, -2) : '']) {
    const cars = WEAK_NAMES.has(one) ? NONE : (vocabulary.exact.get(one) ?? NONE)
    if (cars[0]?.kind === 'make' || cars[0]?.kind === 'model') return cars
  }
  return NONE
}

/** Whether a name may begin with some words without spaces: a cheap check before looking for it. */
export function mayBeginName({ heads }: Vocabulary, key: string, folded: string): boolean {
  const isHead = (start: number) =>
    heads.has(key.slice(start, start + LONGEST_HEAD)) || heads.has(folded.slice(start, start + LONGEST_HEAD))
  if (isHead(0)) return true
  if (!FIRST_LETTERS.includes(key.charAt(0))) return false
  return [CLITICS, CLITICS_WITH_ARTICLE].some((clitics) =>
    clitics.some((clitic) => key.startsWith(clitic) && isHead(clitic.length)),
  )
}

/** Plural and possessive endings: «يوكنات», «شاصكم». */
const OWNED = /^(?:ال)?(\p{Script=Arabic}{3,})(?:ات|كم)$/u

function rests(key: string, clitics: readonly string[]): string[] {
  if (!FIRST_LETTERS.includes(key.charAt(0))) return []
  return clitics.flatMap((clitic) =>
    key.startsWith(clitic) && key.length - clitic.length >= SHORTEST_REST ? [key.slice(clitic.length)] : [],
  )
}
