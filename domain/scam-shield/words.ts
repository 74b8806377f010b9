import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'

/** A word of a text, and where it stands in it. */
export interface Word {
  /** As it is, without prefixes, without suffixes: normalised. */
  forms: ReadonlySet<string>
  /** Whether a comma, full stop or the like stands before it. */
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

/** Words with the same meaning for a rule, written as people type them. */
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

/** A number that can be a sum of money, unlike one of a phone. */
export const sum: WordGroup = ({ forms }) => [...forms].some((form) => /^\d{3,7}$/.test(form))
