import { normaliseText } from '#domain/text/normalise-text.ts'

/** The vocabulary of a language whose sentences are translated into the words that the reader knows. */
interface LanguageData {
  /** A word a line: the spelling that the phrases use, then others. */
  words: string
  /** `translation: phrase, phrase`. */
  phrases: string
  /** Words that show the language beside another of these or of `weak`. All others show it alone. */
  hints: string
  weak: string
  /** Words of other languages, which show nothing. */
  loans: string
  /** `value spelling spelling`. */
  numbers: string
  multipliers: string
  fractions: string
  /** Spellings that are folded, in this order. */
  spelling: readonly (readonly [RegExp, string])[]
  /** Letters that show the language, and those that do so in a telling word. */
  letters: RegExp
  sharedLetters: RegExp
}

/** `#` stands for a number. */
export const NUMBER = '#'

interface Phrase {
  tokens: readonly string[]
  /** The words of the reader; null if the phrase stays as typed. */
  translation: readonly string[] | null
}

export interface Language {
  /** The token of each spelling. */
  tokens: ReadonlyMap<string, string>
  /** The same of folded spellings. */
  folded: ReadonlyMap<string, string>
  /** Longest first, by their first token. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Tokens that show the language alone, beside another one, or beside one of those. */
  telling: ReadonlySet<string>
  hints: ReadonlySet<string>
  weak: ReadonlySet<string>
  numbers: ReadonlyMap<string, number>
  multipliers: ReadonlyMap<string, number>
  fractions: ReadonlyMap<string, number>
  letters: RegExp
  sharedLetters: RegExp
  fold: (key: string) => string
}

const AS_TYPED = '?'
const MARKS_MATTER = /\p{Script=Devanagari}/u

/** Compiles a vocabulary once; it is read with every query. */
export function compileLanguage(data: LanguageData): Language {
  const fold = (key: string) => data.spelling.reduce((text, [form, by]) => text.replace(form, by), key)
  const tokens = new Map<string, string>()
  const folded = new Map<string, string>()
  const add = (spelling: string, token: string) => {
    const key = keyOfSpelling(spelling)
    if (!tokens.has(key)) tokens.set(key, token)
    if (!folded.has(fold(key))) folded.set(fold(key), token)
  }
  const words = new Set<string>()
  for (const [first = '', ...others] of linesOf(data.words)) {
    const token = keyOfSpelling(first)
    words.add(token)
    for (const spelling of [first, ...others]) add(spelling, token)
  }
  const valuesOf = (table: string) => {
    const values = new Map<string, number>()
    for (const [value, ...spellings] of linesOf(table)) {
      for (const spelling of spellings) {
        add(spelling, keyOfSpelling(spelling))
        values.set(keyOfSpelling(spelling), Number(value))
      }
    }
    return values
  }
  const [numbers, multipliers, fractions] = [
    valuesOf(data.numbers),
    valuesOf(data.multipliers),
    valuesOf(data.fractions),
  ]
  const tokenOf = (word: string) => {
    const key = keyOfSpelling(word)
    add(word, tokens.get(key) ?? key)
    return tokens.get(key) ?? key
  }
  const phrases = phrasesOf(data.phrases, (word) => (word === NUMBER || word === '-' ? word : tokenOf(word)))
  const setOf = (list: string) => new Set(list.trim().split(/\s+/).map(tokenOf))
  const [hints, weak, loans] = [setOf(data.hints), setOf(data.weak), setOf(data.loans)]
  const isTelling = (token: string) => !hints.has(token) && !weak.has(token) && !loans.has(token)
  const telling = new Set([...words, ...multipliers.keys()].filter(isTelling))
  const { letters, sharedLetters } = data
  return {
    tokens,
    folded,
    phrases,
    telling,
    hints,
    weak,
    numbers,
    multipliers,
    fractions,
    letters,
    sharedLetters,
    fold,
  }
}

/**
 * The form in which spellings are compared. Vowel signs of Devanagari are letters here, and the final ya of Urdu is
 * not that of Arabic.
 */
export const keyOfSpelling = (text: string): string =>
  MARKS_MATTER.test(text) ? text.normalize('NFD').toLowerCase() : normaliseText(text.replaceAll('ے', 'e'))

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

function phrasesOf(table: string, tokenOf: (word: string) => string): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>()
  for (const line of table.split('\n')) {
    const [before = '', after] = line.split(':')
    if (after === undefined) continue
    const meaning = before.trim()
    const translation = meaning === AS_TYPED ? null : meaning.split(' ').filter(Boolean)
    for (const words of after.split(',')) {
      const tokens = words.trim().split(/\s+/).map(tokenOf)
      const [first = ''] = tokens
      const others = phrases.get(first)
      if (others) others.push({ tokens, translation })
      else phrases.set(first, [{ tokens, translation }])
    }
  }
  for (const ofToken of phrases.values()) ofToken.sort((one, other) => other.tokens.length - one.tokens.length)
  return phrases
}
