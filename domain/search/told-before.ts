import type { Range } from './read-numbers.ts'
import type { Word } from './read-words.ts'

/** Begins to tell of what has been, or of what one has and is to go: «كنت», «مليت من», «بعت», `my old`. */
const TOLD =
  /^[وف]?(?:كنت|كان|كانت|مليت|طفشت|تعبت|زهقت|تزوجت|غرزت|مشيت|صدم(?:ت|ني|تني)|سوا|سوي|شر(?:ي|ا|يت)|بع(?:ت|نا)|ب?بيع|خسرت|دفعت|استلمت|عط(?:وني|اني)|انسرقت|سرقت|خربت|تعطلت|احترقت|ضاعت|سيارتي|my|our|his|her|sold|was|had|died|broke|crashed|stolen|tired|sick)$/
/** «عندي سيارة بيضا», not «عندي ٥٠ الف». */
const HAD = /^[وف]?(?:عندي|عندنا|لدي|i|have)$/
const CAR = /^(?:ال)?(?:سياره|سيارت(?:ي|نا)|موتر|موتري|عربيه|car)$/
/** Begins to ask for something else. */
const WISH =
  /^[وف]?(?:[انتي]?بي|[انتي]?بغي|[انتي]بغا|[انت]ريد|ودي|بدي|[ان]دور|[انتي]?حتاج|عايز|عاوز|want|need|looking)$|^و(?:اشتري|اخذ|باخذ)$/
const OTHER = /^(?:شي|حاجه|غير(?:ه|ها)|something|another)$/
/** What one has to spend is of the wish, wherever it is said. */
const BUDGET = /^[وف]?(?:ب?(?:ال)?ميزاني(?:ه|تي|تنا)|معي|معاي|معايا|عندي|حدي|budget|my|with)$/

/**
 * The end of what a text tells before it asks: «طلعت للبر وغرزت بالكامري، خلاص ابي فورويل». 0 if it tells nothing.
 * @param meanings of words and numbers
 */
function endOfTale(words: readonly Word[], meanings: readonly Range[]): number {
  const told = words.findLastIndex(({ text }, at) => {
    const isHad = HAD.test(text) && words.slice(at + 1, at + 3).some((next) => CAR.test(next.text))
    return (TOLD.test(text) || isHad) && asks(words, meanings, at) > at
  })
  return told < 0 ? 0 : asks(words, meanings, told)
}

/** Where a text asks for something after a place; -1 if nowhere. */
const asks = (words: readonly Word[], meanings: readonly Range[], after: number): number =>
  words.findIndex(({ text }, at) => {
    const isOfElse = OTHER.test(words[at + 1]?.text ?? '')
    return at > after && WISH.test(text) && (isOfElse || meanings.some(({ from }) => from >= at))
  })

/** Whether a meaning is of what a text tells before it asks. */
export function toldBefore(words: readonly Word[], meanings: readonly Range[]): (meaning: Range) => boolean {
  const end = endOfTale(words, meanings)
  return ({ from }) => from < end && !BUDGET.test(words[from]?.text ?? '')
}
