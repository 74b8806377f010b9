import { isEverydayEnglish, ENGLISH_SENTENCE } from '../vocabulary/english-words.ts'
import { keyOfSpelling, NUMBER, type Language } from '../vocabulary/language.ts'
import { isNumber, type Word } from '../words/read-words.ts'
import { URDU_HINDI } from '../vocabulary/urdu-hindi/index.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Letters that the normal form of texts does not tell apart. */
const OWN_FORM = /ے|\p{Script=Devanagari}/u
/** Letters whose spellings the normal form of texts folds, and digits. */
const IN_ARABIC = /^[\d\p{Script=Arabic}]/u
const LANGUAGES: readonly Language[] = [URDU_HINDI]

interface Token extends Word {
  /** How the phrases of the language spell the word; the word itself if the language does not know it. */
  token: string
  /** The word as typed. */
  typed: string
}

interface Amount {
  value: number
  /** What the last word multiplied by: in `30 se 40 hazar` the first number is in thousands too. */
  factor: number
  /** Whether the number is one word of the language alone, which may be no number: `ek`, `das`. */
  isWord: boolean
  unit: string
  to: number
}

interface Found {
  texts: readonly string[]
  to: number
}

/** Whether a word in Latin letters is an everyday word of a translated language, so no misspelt name. */
export const isForeignWord = (key: string): boolean =>
  IS_LATIN.test(key) &&
  LANGUAGES.some(({ tokens, telling, hints, weak }) => {
    const token = tokens.get(key)
    return token !== undefined && [telling, hints, weak].some((words) => words.has(token))
  })

/**
 * Replaces words of another language by those of the reader, which keep the place of the words that they translate.
 * Unknown words are left as typed. Null if the text is in none of the languages.
 */
export function translateWords(words: readonly Word[], text: string, vocabulary: Vocabulary): Word[] | null {
  for (const language of LANGUAGES) {
    if (!HAS_LATIN.test(text) && !language.letters.test(text) && !language.sharedLetters.test(text)) continue
    const tokens = tokensOf(language, words, text, vocabulary)
    if (speaks(language, tokens)) return translate(language, tokens, vocabulary)
  }
  return null
}

const HAS_LATIN = /[a-z]{2}/i

function tokensOf(language: Language, words: readonly Word[], text: string, vocabulary: Vocabulary): Token[] {
  return words.map((word, at) => {
    const typed = text.slice(word.from, word.to)
    // `30k`, but `2018 k baad`
    if (words[at - 1]?.to === word.from && language.multipliers.has(word.text))
      return { ...word, typed, token: word.text }
    const key = OWN_FORM.test(typed) && !isNumber(word) ? keyOfSpelling(typed) : word.text
    const exact = language.tokens.get(key)
    if (exact !== undefined) return { ...word, typed, token: exact }
    const isOther = IN_ARABIC.test(key) || vocabulary.exact.has(key) || isEnglish(key)
    return { ...word, typed, token: (isOther ? undefined : language.folded.get(language.fold(key))) ?? key }
  })
}

function speaks(language: Language, words: readonly Token[]): boolean {
  const { letters, sharedLetters, tokens, telling, hints, weak } = language
  const seen = new Set<string>()
  for (const [at, { typed, text, token, from }] of words.entries()) {
    if (letters.test(typed)) return true
    if (sharedLetters.test(typed) && typed.length >= SHORTEST_SHARED && tokens.has(token)) return true
    if (!IS_LATIN.test(typed) || isEnglish(text)) continue
    if (telling.has(token)) return true
    // `se3r` is Arabic, and so is `wallah`, which only sounds like `vala`
    const isWhole = words[at + 1]?.from !== words[at]?.to && words[at - 1]?.to !== from && tokens.has(text)
    if (isWhole && (hints.has(token) || weak.has(token))) seen.add(token)
  }
  return seen.size > 1 && [...seen].some((token) => hints.has(token))
}

const SHORTEST_SHARED = 3
const IS_LATIN = /^[a-z]{2,}$/i
const isEnglish = (word: string): boolean => ENGLISH_SENTENCE.has(word) || isEverydayEnglish(word)

function translate(language: Language, words: readonly Token[], vocabulary: Vocabulary): Word[] {
  const translated: Word[] = []
  /** Punctuation before words without a translation goes to the next. */
  let stops: Pick<Word, 'isAfterStop' | 'isAfterEnd'> = {}
  for (let at = 0; at < words.length;) {
    const found = phraseAt(language, words, at, vocabulary)
    const { from, isApart, isAfterStop, isAfterEnd } = words[at] as Token
    stops = {
      ...((isAfterStop ?? stops.isAfterStop) && { isAfterStop: true }),
      ...((isAfterEnd ?? stops.isAfterEnd) && { isAfterEnd: true }),
    }
    const end = words[found.to - 1]?.to ?? from
    for (const text of found.texts) {
      translated.push({ text, from, to: end, ...(isApart && { isApart }), ...stops })
      stops = {}
    }
    at = found.to
  }
  return translated
}

/** The longest phrase from a word on, or the word as typed. */
function phraseAt(language: Language, words: readonly Token[], at: number, vocabulary: Vocabulary): Found {
  const word = words[at] as Token
  const asTyped = { texts: [word.text], to: at + 1 }
  const amount = amountAt(language, words, at)
  const phrases = [...(amount ? (language.phrases.get(NUMBER) ?? []) : []), ...(language.phrases.get(word.token) ?? [])]
  let longest: Found | null = null
  for (const { tokens, translation } of phrases) {
    const found = matches(language, words, at, tokens)
    if (!found || found.to <= (longest?.to ?? 0)) continue
    if (translation?.length === 0 && found.to === at + 1 && isNameHere(words, at, vocabulary)) continue
    longest = translation
      ? { texts: withAmounts(translation, found.amounts), to: found.to }
      : { texts: words.slice(at, found.to).map(({ text }) => text), to: found.to }
  }
  if (amount && !amount.isWord && amount.to >= (longest?.to ?? 0)) return { texts: textsOf(amount), to: amount.to }
  return longest ?? asTyped
}

/** A maker beside its model, spelt like a word of the language: «کیا سپورٹیج» is a Kia. */
function isNameHere(words: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const [name, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  const makes = (vocabulary.exact.get(name) ?? []).filter(({ kind }) => kind === 'make')
  return (vocabulary.exact.get(next) ?? []).some(({ parent }) => makes.some(({ ref }) => ref === parent))
}

function matches(language: Language, words: readonly Token[], from: number, tokens: readonly string[]) {
  const amounts: Amount[] = []
  let to = from
  if (tokens[0] === NUMBER && tokens[1] === NUMBER && !isLooseRange(language, words, from)) return null
  for (const token of tokens) {
    const word = words[to]
    if (!word || (to > from && word.isAfterStop)) return null
    const amount = token === NUMBER ? amountAt(language, words, to) : null
    if (amount) amounts.push(amount)
    else if (word.token !== token) return null
    to = amount?.to ?? to + 1
  }
  return { amounts, to }
}

/** «بیس پچیس ہزار», `bees pachees hazar`: two number words beside each other, both in thousands. */
function isLooseRange(language: Language, words: readonly Token[], from: number): boolean {
  const low = amountAt(language, words, from)
  const high = low?.isWord ? amountAt(language, words, low.to) : null
  return low !== null && high !== null && high.factor > 1 && low.value < high.value / high.factor
}

/** A number in digits or words of the language, with what multiplies it and its unit: `2 lakh 30 hazar riyal`. */
function amountAt(language: Language, words: readonly Token[], from: number): Amount | null {
  const { numbers, multipliers, fractions } = language
  const token = (at: number) => words[at]?.token ?? ''
  const fraction = fractions.get(token(from))
  let to = fraction === undefined ? from : from + 1
  let value = 0
  let last = Infinity
  let factor = 1
  for (;;) {
    const digits = /^\d+(?:\.\d+)?$/.test(token(to)) ? Number(token(to)) : numbers.get(token(to))
    const isOne = to === from + 1 && fraction !== undefined && multipliers.has(token(to))
    const part = digits ?? (isOne ? 1 : undefined)
    if (part === undefined || (to > from && words[to]?.isAfterStop)) break
    const next = to + (isOne ? 0 : 1)
    const multiplier = multipliers.get(token(next))
    if (to > from && value > 0 && (multiplier ?? 1) >= last) break
    value += (part + (value === 0 ? (fraction ?? 0) : 0)) * (multiplier ?? 1)
    last = multiplier ?? 1
    factor = Math.max(factor, last)
    to = multiplier === undefined ? next : next + 1
    if (multiplier === undefined) break
  }
  if (!value) return null
  const isWord = to === from + 1 && numbers.has(token(from))
  const unit = UNITS.get(token(to))
  return { value, factor, isWord, unit: unit ?? '', to: unit ? to + 1 : to }
}

const UNITS = new Map([
  ['km', 'km'],
  ['riyal', 'riyal'],
  ['rupaye', 'riyal'],
  ['sar', 'riyal'],
])

/** A translation with the numbers of the phrase in place of `#`. */
function withAmounts(translation: readonly string[], amounts: readonly Amount[]): string[] {
  const [first, second] = amounts
  const isShared = first && second && first.factor === 1 && first.value < second.value / second.factor + 1
  const given = isShared ? [{ ...first, value: first.value * second.factor, factor: second.factor }, second] : amounts
  const left = [...given]
  return translation.flatMap((text) => {
    const amount = text === NUMBER ? left.shift() : undefined
    return amount ? textsOf(amount) : text
  })
}

function textsOf({ value, factor, unit }: Amount): string[] {
  const isYear = value > 1950 && value < 2100 && value % 100 !== 0
  const texts = factor > 1 && !isYear ? [String(Number((value / 1000).toFixed(6))), 'thousand'] : [String(value)]
  return unit ? [...texts, unit] : texts
}
