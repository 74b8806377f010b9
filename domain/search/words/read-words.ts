import { normaliseText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { factorOf, parseNumber } from '#domain/text/parse-number.ts'

/** A normalised word and its position in the typed text. */
export interface Word {
  text: string
  from: number
  to: number
  /** Whether a symbol of computer code precedes the word, which ends a name. */
  isApart?: boolean
  /** Whether a comma or other punctuation precedes the word. */
  isAfterStop?: boolean
  /** Whether a sentence ends before the word. */
  isAfterEnd?: boolean
}

const MOST_CHARACTERS = 200
const MOST_WORDS = 40
const GROUPED_NUMBER = /\p{Nd}{1,3}(?:[,.٬،]\p{Nd}{3})+(?!\p{Nd})/u
const DECIMAL_NUMBER = /\p{Nd}{1,3}[.٫]\p{Nd}{1,3}(?!\p{Nd})/u
const FOUR_BY_FOUR = /[4٤] ?[x×*] ?[4٤](?!\p{Nd})|4 ?wd(?![a-z])/u
/** URLs and email addresses, which do not describe a car. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu
const TOKEN = new RegExp(
  [
    `(?<four>${FOUR_BY_FOUR.source})`,
    `(?<number>${GROUPED_NUMBER.source}|${DECIMAL_NUMBER.source}|\\p{Nd}+)`,
    `(?<is>(?<=(?<!\\p{L})(?:what|who|where|how|it|that|there|here|let|he|she))['’]s(?![\\p{L}\\p{Nd}]))`,
    `(?<sign>[-–—−~/+])`,
    `(?<code>[<>={};])`,
    `(?<stop>[،,](?=\\s)|،|(?<end>[؛؟!?]|\\.(?=\\s)))`,
    `[^\\s\\p{Nd}\\p{P}\\p{Z}\\p{Sm}\\p{Sc}]+`,
  ].join('|'),
  'giu',
)

/**
 * Splits a text into normalised words, and between letters and digits: `LX570` gives `lx` and `570`. Grouped digits
 * are one word. Keeps signs that matter next to numbers: `-` between two («2018-2020»), `+` after one («2018+»).
 */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let sign: Word | null = null
  let isApart = false
  let isAfterStop = false
  let isAfterEnd = false
  for (const { 0: token, index, groups = {} } of withoutAddresses(text.slice(0, MOST_CHARACTERS)).matchAll(TOKEN)) {
    if (words.length >= MOST_WORDS) break
    // `what's`: the letter is no class of Mercedes
    if (groups.is) continue
    const at = { from: index, to: index + token.length }
    if (groups.stop) {
      isAfterStop = true
      isAfterEnd ||= groups.end !== undefined
      continue
    }
    if (groups.code) {
      isApart = true
      continue
    }
    if (groups.sign) {
      // `35k-45k`
      const isOfFactor = factorOf(words.at(-1)?.text ?? '') !== undefined
      const followsNumber = isNumber(words.at(isOfFactor ? -2 : -1))
      sign = followsNumber ? { text: token === '+' ? '+' : '-', ...at } : null
      if (sign?.text === '+') words.push(sign)
      continue
    }
    if (groups.number && sign?.text === '-') words.push(sign)
    sign = null
    for (const word of groups.four ? ['4x4'] : groups.number ? [digitsOf(token)] : lettersOf(token)) {
      words.push({
        text: word,
        ...at,
        ...(isApart && { isApart }),
        ...(isAfterStop && { isAfterStop }),
        ...(isAfterEnd && { isAfterEnd }),
      })
      isApart = false
      isAfterStop = false
      isAfterEnd = false
    }
  }
  return words
}

export const isNumber = (word: Word | undefined): boolean => word !== undefined && /^[\d.]+$/.test(word.text)

function digitsOf(token: string): string {
  const digits = normaliseText(token.replace(OTHER_DIGIT, digitOf))
  return digits.includes(' ') ? String(parseNumber(token) ?? digits.replaceAll(' ', '')) : digits
}

/** Digits of scripts that are neither Latin nor Arabic: «२०१८». */
const OTHER_DIGIT = /(?![0-9٠-٩۰-۹])\p{Nd}/gu
const IS_DIGIT = /\p{Nd}/u

/** The value of a digit: the digits of a script stand in order. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** A change of script begins a new word: «بورشmacan». */
const SCRIPTS = /(?<=\p{Script=Arabic})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Arabic})/gu

const lettersOf = (token: string): string[] =>
  splitLettersAndDigits(normaliseText(token)).replace(SCRIPTS, ' ').split(' ').filter(Boolean)

/** Replaces addresses by spaces of the same length, so that positions stay valid. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, (address) => ' '.repeat(address.length))
