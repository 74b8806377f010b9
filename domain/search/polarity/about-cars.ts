import { isCarWord } from './car-words.ts'
import { EMPTY_WORDS, isOrdinaryWord, OR_WORDS, PLACE_WORDS, VAGUE_WORDS } from '../vocabulary/ordinary-words.ts'
import { WISH } from './other-matters.ts'
import { FILLERS } from '../vocabulary/polarity-words.ts'
import type { NumberReading, Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'
import type { TermKind } from '../vocabulary/vocabulary-term.ts'

/** Meanings that other things than cars have too: a villa has a price and a city, a restaurant is Korean. */
const OF_ANYTHING: ReadonlySet<Meaning['kind']> = new Set([
  'city',
  'region',
  'color',
  'condition',
  'fuel_type',
  'regional_spec',
])
/** Says or asks something of what is for sale: «لونها», `recommend`. */
const OF_OFFERS =
  /^و?(?:لون(?:ها|ه)|موديل(?:ها|ه)|[تي]?نصح\p{L}*|recommend|prefer|budget|و?(?:ال)?وكيل|dealer|وكاله|riyals?|برا|بره|جوا|جوه)$/u
/** Shorter texts are no sentences: «ديزل فقط». */
const SHORTEST_SENTENCE = 3
const WORD = /^\p{L}{2}/u

interface Meaning extends Range {
  kind: TermKind | NumberReading['field'] | 'sort'
  isBare?: boolean
}

/** Whether a meaning may also be of something other than a car. A price is if it is neither a bound nor a range. */
export const isOfAnything = ({ kind, isBare = false }: Omit<Meaning, keyof Range>): boolean =>
  OF_ANYTHING.has(kind) || (kind === 'price' && isBare)

/**
 * Whether a text is about something other than cars: it neither names one nor asks for anything, and part of it is
 * unknown: «الذهب وصل ٣٠٠ ريال للجرام», `is the Korean embassy in Riyadh open`.
 * @param meanings of words and numbers
 * @param isAside whether a word belongs to a number that is no filter
 */
export function isAboutOther(
  words: readonly Word[],
  meanings: readonly Meaning[],
  isAside: (place: number) => boolean,
): boolean {
  if (words.length < SHORTEST_SENTENCE || meanings.some((one) => !isOfAnything(one))) return false
  if (words.some((word) => isCarWord(word) || isOwnWish(word.text) || OF_OFFERS.test(word.text))) return false
  const isKnown = (place: number) => isAside(place) || meanings.some(({ from, to }) => place >= from && place < to)
  const unknown = words.filter(({ text }, at) => !isKnown(at) && WORD.test(text) && !isEmpty(text))
  return unknown.length > 0
}

/** Not that of somebody else: `our maid needs`. */
const isOwnWish = (text: string): boolean => WISH.test(text) && !/^(?:needs|wants)$/.test(text)

const isEmpty = (text: string): boolean =>
  EMPTY_WORDS.has(text) ||
  OR_WORDS.has(text) ||
  PLACE_WORDS.has(text) ||
  VAGUE_WORDS.has(text) ||
  FILLERS.has(text) ||
  isOrdinaryWord(text)
