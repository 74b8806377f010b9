import { findPhrases } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import { POINTS_BACK } from '../message-phrases.ts'
import { readPlaces } from '../read-places.ts'
import type { WishPart } from '../wish.ts'
import { readLoan, readLoanTalk } from './read-loan.ts'
import { missingOf, NO_LOAN, withStated, type StatedLoan } from './stated-loan.ts'

/** Asks what instalments cost. */
export interface LoanRequest {
  kind: 'instalments'
  loan: StatedLoan
  /** Place of the car that was shown whose price is meant; null for the one last asked about, undefined for none. */
  place: number | null | undefined
}

interface Around {
  shown: number
  isAboutOne: boolean
  loan: StatedLoan | null
  /** What the search reads in the message. */
  parts: readonly WishPart[]
}

/** Words of a message that only names a car: «طيب الأولى؟». */
const MOST_OF_A_PLACE = 3
/** Fields in which the search reads numbers of a loan. */
const OF_NUMBERS = ['price', 'year', 'mileage', 'seats']

/** A request to compute instalments, or a number that completes or changes the last one; null for anything else. */
export function readLoanRequest(text: string, words: readonly Word[], around: Around): LoanRequest | null {
  const before = around.loan
  const said = readLoan(text, before && missingOf(before))
  const { talks, asksForAmounts, hasBound, namesSalary } = readLoanTalk(words)
  const isOfNumbers = around.parts.every(({ field }) => OF_NUMBERS.includes(field))
  const hasTerms = Object.entries(said).some(([name, value]) => name !== 'price' && value !== null)
  const place = placeOf(words, around)
  if (before && typeof place === 'number' && words.length <= MOST_OF_A_PLACE) {
    return { kind: 'instalments', loan: { ...before, price: null }, place }
  }
  const isAnew = talks && said.price !== null
  if (before && !isAnew && isOfNumbers && !hasBound && (hasTerms || said.price !== null)) {
    return { kind: 'instalments', loan: withStated(before, said), place: undefined }
  }
  const isComplete = said.price !== null && said.months !== null && said.rate !== null
  const isStated = isOfNumbers && (hasTerms || said.price !== null || place !== undefined)
  const isAsked = talks && !namesSalary && (asksForAmounts || isStated)
  if (!isComplete && !isAsked) return null
  return { kind: 'instalments', loan: withStated(NO_LOAN, said), place: said.price === null ? place : undefined }
}

/** The car that was shown which a message points to: «قسط الثانية», «كم قسطها». */
function placeOf(words: readonly Word[], { shown, isAboutOne }: Around): number | null | undefined {
  const [place] = readPlaces(words)
  if (place !== undefined && place < shown) return place
  if (findPhrases(words, POINTS_BACK).length === 0) return undefined
  return isAboutOne ? null : shown === 1 ? 0 : undefined
}
