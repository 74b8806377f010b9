import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'
import type { TermKind } from '../vocabulary/vocabulary-term.ts'

/** «ابدل كامري», `swap my Camry`; normalised. */
const GIVEN =
  /^و?(?:(?:[اينت]|ب|نب)?(?:بدل|بادل)|[ان]ستبدل|استبدال|تبديل|بعت|بعنا|مبادله|swap|swapping|trade|trading|exchange|exchanging)$/
/** «وابي ابدلها», `trade it`: the car is named before. */
const GIVEN_IT = /^و?(?:[اينتب]|نب)?(?:بدل|بادل|ستبدل)(?:ها|ه)$/
/** Possession, which is an offer if another car is wanted: «عندي كامري». */
const HAD = /^و?(?:عندي|معي|لدي|املك|سيارتي|my|have|own)$/
/** «وابي اكورد», `for a pickup`. */
const WANTED = /^و?(?:ا?بي|ا?بغي|ابغا|اريد|ودي|نبي|نبغي|بدي|ادور|احتاج|want|need|for|with|against|على|علي|مع)$/
/** «بسيارة», «بلاندكروزر». */
const FOR_CAR = /^ب(?:ال)?(?:سياره|موتر|عربيه|واحد|واحده|وحده)$/
const FOR_NAME = /^ب(?:ال)?\p{L}{3}/u

interface Item extends Range {
  kind: TermKind
}

/**
 * Words about a car that the user owns and offers in exchange: «ابدل كامري ٢٠١٨ بلاندكروزر». None unless another
 * car follows.
 * @param items meanings, in order
 * @param years which may say the car that one has by themselves: «عندي موديل ٢٠١٠ وابي ٢٠١٦»
 */
export function readOwnCars(words: readonly Word[], items: readonly Item[], years: readonly Range[]): Range[] {
  const givenIt = words.findIndex(
    ({ text }, at) => GIVEN_IT.test(text) || (GIVEN.test(text) && words[at + 1]?.text === 'it'),
  )
  const isGiven = givenIt >= 0 || words.some(({ text }) => GIVEN.test(text))
  const from = givenIt >= 0 ? 0 : words.findIndex(({ text }) => (isGiven ? GIVEN : HAD).test(text))
  if (from < 0) return []
  const to = words.findIndex(({ text }, at) => {
    if (at < from + 2 || at <= givenIt) return false
    if (WANTED.test(text)) return true
    return isGiven && (FOR_CAR.test(text) || (FOR_NAME.test(text) && items.some((item) => item.from === at)))
  })
  const isCar = ({ kind }: Item) => kind === 'make' || kind === 'model'
  const isNewer = years.some((year) => year.from > from && year.from < to) && years.some((year) => year.from >= to)
  const hasCar = isGiven || isNewer || items.some((item) => isCar(item) && item.from > from && item.from < to)
  const isWanted = items.some(
    (item) => item.from >= to && (isCar(item) || item.kind === 'body_type' || item.kind === 'fuel_type'),
  )
  return to > 0 && hasCar && (isWanted || isNewer) ? [{ from, to }] : []
}
