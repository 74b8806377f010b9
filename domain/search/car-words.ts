import type { Range } from './read-numbers.ts'
import type { Word } from './read-words.ts'
import type { TermKind } from './vocabulary-term.ts'

const CAR = /^[وب]?(?:ال)?(?:سياره|سيارات|سيارتين|موتر|مواتر|عربيه|عربيات|مركبه|مركبات)$|^(?:cars?|vehicles?)$/
/** «كرسي في السيارة», «زجاج سيارات», `camera for car`, `my car`: of a car, or one that is had. */
const OF_CAR =
  /^(?:ال)?(?:في|من|داخل|معرض|معارض|مكتب|مكاتب|شركه|مصنع|زجاج|لوحه|لوحات|حمايه|صبغ|دهان|عقد|مفتاح|شاشه|كاميرا|زيت)$|^(?:for|of|in|my|your|his|her)$/

export const isCarWord = (word: Word | undefined): boolean => CAR.test(word?.text ?? '')

/** A meaning of some words. */
export interface Item extends Range {
  kind: TermKind
}

/** Whether it says which car: the others describe one. */
export const namesCar = ({ kind }: Item): boolean => kind === 'make' || kind === 'model' || kind === 'body_type'

/**
 * Where a text first speaks of a car, by a word for cars, a maker, a model or a body; Infinity if nowhere.
 * @param items meanings, in order
 * @param start the first place that counts
 */
export function placeOfCar(words: readonly Word[], items: readonly Item[], start = 0): number {
  const named = items.find((item) => item.from >= start && namesCar(item))?.from ?? Infinity
  const said = words.findIndex((word, at) => at >= start && isCarWord(word) && !OF_CAR.test(words[at - 1]?.text ?? ''))
  return said < 0 ? named : Math.min(named, said)
}
