import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'
import type { TermKind } from '../vocabulary/vocabulary-term.ts'

const CAR = /^[وب]?(?:ال)?(?:سياره|سيارات|سيارتين|موتر|مواتر|عربيه|عربيات|مركبه|مركبات)$|^(?:cars?|vehicles?)$/
/** Words that refer to a car or own one: «كرسي في السيارة», «زجاج سيارات», `camera for car`, `my car`. */
const OF_CAR =
  /^(?:ال)?(?:في|من|داخل|معرض|معارض|مكتب|مكاتب|شركه|مصنع|زجاج|لوحه|لوحات|حمايه|صبغ|دهان|عقد|مفتاح|شاشه|كاميرا|زيت)$|^(?:for|of|in|my|your|his|her)$/

export const isCarWord = (word: Word | undefined): boolean => CAR.test(word?.text ?? '')

/** The meaning of a range of words. */
export interface Item extends Range {
  kind: TermKind
}

/** Whether the meaning identifies a car; others only describe one. */
export const namesCar = ({ kind }: Item): boolean => kind === 'make' || kind === 'model' || kind === 'body_type'

/**
 * Index of the first word that refers to a car: a word for cars, a maker, a model or a body type. Infinity if there
 * is none.
 * @param items meanings, in order
 * @param start index to search from
 */
export function placeOfCar(words: readonly Word[], items: readonly Item[], start = 0): number {
  const named = items.find((item) => item.from >= start && namesCar(item))?.from ?? Infinity
  const carWordAt = words.findIndex(
    (word, at) => at >= start && isCarWord(word) && !OF_CAR.test(words[at - 1]?.text ?? ''),
  )
  return carWordAt < 0 ? named : Math.min(named, carWordAt)
}
