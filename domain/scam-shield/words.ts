import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'

/** A word and its position in the text. */
export interface Word {
  /** Normalised forms: as typed, without prefixes, without suffixes. */
  forms: ReadonlySet<string>
  /** Whether punctuation precedes it. */
  startsClause: boolean
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}ـ'’]*/gu
const CLAUSE_END = /[.,،؛;:!?؟\n]/
const CONJUNCTION = /^[وف](?=.{2})/
const PREFIX = /^(?:بال|لل|ال|[بلك])(?=.{2})/
/** Pronouns: "to me", "me", "her", "him". */
const SUFFIX = /(?<=.{2})(?:لي|ني|ها|ه)$/

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  let before = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const startsClause = CLAUSE_END.test(text.slice(before, index))
    before = index + word.length
    return {
      forms: formsOf(foldHamza(normaliseText(latinDigits(word).replaceAll(/['’]/g, '')))),
      startsClause,
      start: index,
      end: before,
    }
  })
}

function formsOf(word: string): Set<string> {
  const bare = word.replace(CONJUNCTION, '')
  const starts = [word, bare, bare.replace(PREFIX, '')]
  return new Set([...starts, ...starts.map((start) => start.replace(SUFFIX, ''))])
}

/** Words that are equivalent for a rule, as people type them. */
export type WordGroup = (word: Word) => boolean

/** @param list separated by spaces */
export function group(list: string): WordGroup {
  const wanted = new Set(list.split(/\s+/).map((word) => foldHamza(normaliseText(word))))
  return ({ forms }) => {
    for (const form of forms) if (wanted.has(form)) return true
    return false
  }
}

export const anyOf =
  (...groups: readonly WordGroup[]): WordGroup =>
  (word) =>
    groups.some((isIn) => isIn(word))

/** A number that may be an amount of money rather than a phone number. */
export const sum: WordGroup = ({ forms }) => [...forms].some((form) => /^\d{3,7}$/.test(form))
