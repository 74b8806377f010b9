import type { Range } from './read-numbers.ts'
import type { Word } from './read-words.ts'
import type { TermKind } from './vocabulary-term.ts'

/** «ابدل كامري», «عندي كامري», `swap my Camry`; normalised. */
const GIVEN =
  /^و?(?:(?:ا|ن|ب|نب)?(?:بدل|بادل)|[ان]ستبدل|عندي|معي|لدي|املك|سيارتي|swap|swapping|trade|trading|exchange|exchanging|my|have|own)$/
/** «وابي اكورد», `for a pickup`. */
const WANTED = /^و?(?:ا?بي|ا?بغي|ابغا|اريد|ودي|نبي|نبغي|بدي|ادور|احتاج|want|need|for|with|against|على|علي|مع)$/
/** «بلاندكروزر», beside a verb of exchange. */
const FOR = /^ب(?:ال)?\p{L}{3}/u
const HAS = /^و?(?:عندي|معي|لدي|املك|سيارتي|my|have|own)$/

interface Item extends Range {
  kind: TermKind
}

/**
 * Words about the car that someone has and would give: «ابدل كامري ٢٠١٨ بلاندكروزر». None unless a car is named in them
 * and another after them.
 * @param items what was understood, in order
 */
export function readOwnCars(words: readonly Word[], items: readonly Item[]): Range[] {
  const cars = items.filter(({ kind }) => kind === 'make' || kind === 'model')
  const from = words.findIndex(({ text }) => GIVEN.test(text))
  const first = cars.find((car) => car.from > from)
  if (from < 0 || !first) return []
  const mayJoin = !HAS.test(words[from]?.text ?? '') || words.some(({ text }) => /بدل|بادل|swap|trade|exchange/.test(text))
  const length = words
    .slice(first.to)
    .findIndex(
      ({ text }, at) =>
        WANTED.test(text) || (mayJoin && FOR.test(text) && items.some((item) => item.from === first.to + at)),
    )
  const to = first.to + length
  const isWanted = items.some((item) => item.from >= to && (item.kind === 'body_type' || cars.includes(item)))
  return length >= 0 && isWanted ? [{ from, to }] : []
}
