import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'
import type { TermKind } from '../vocabulary/vocabulary-term.ts'

/** Begins to tell of what has been, or of what one has and is to go: «كنت», «مليت من», «بعت», `my old`. */
const TELLS =
  /^[وف]?(?:كنت|كان|كانت|مليت|طفشت|تعبت|زهقت|تزوجت|غرزت|مشيت|صدم(?:ت|ني|تني)|سوا|سوي|شر(?:ي|ا|يت)|بع(?:ت|نا)|ب?بيع|خسرت|دفعت|استلمت|عط(?:وني|اني)|انسرقت|سرقت|خربت|تعطلت|احترقت|ضاعت|سيارتي|my|our|his|her|sold|was|had|died|broke|crashed|stolen|tired|sick)$/
/** Somebody else, and what they have: «جاري عنده كامري», `a friend drives a Camry`. */
const SOMEBODY =
  /^(?:ولد |بنت )?(?:ال)?(?:اخوي|اخي|اختي|ابوي|امي|ولدي|بنتي|صديقي|صاحبي|خويي|عمي|خالي|جاري|جارنا|زوجي|زوجتي|مديري|friend|boss|neighbou?r|brother|sister|father|mother|dad|mum|uncle|wife|husband)$/
const HAS = /^(?:عنده|عندها|يسوق|تسوق|راكب|راكبه|معه|معها|شري|شرا|شرت|اشتري|اشترت|اخذ|اخذت|has|drives|bought|got|owns)$/
/** «عندي سيارة بيضا», not «عندي ٥٠ الف». */
const HAD = /^[وف]?(?:عندي|عندنا|لدي|i|have)$/
const CAR = /^(?:ال)?(?:سياره|سيارت(?:ي|نا)|موتر|موتري|عربيه|car)$/
/** Begins to ask for something else. */
const WISH =
  /^[وف]?(?:[انتي]?بي|[انتي]?بغي|[انتي]بغا|[انت]ريد|ودي|بدي|[ان]دور|[انتي]?حتاج|عايز|عاوز|want|need|looking|show|find|recommend|suggest|afford|تسمح)$|^و(?:اشتري|اخذ|باخذ)$/
const OTHER = /^(?:شي|حاجه|غير(?:ه|ها)|something|another)$/
/** What one has to spend is of the wish, wherever it is said. */
const BUDGET = /^[وف]?(?:ب?(?:ال)?ميزاني(?:ه|تي|تنا)|معي|معاي|معايا|عندي|حدي|budget|my|with)$/

/**
 * The end of what a text tells before it asks: «طلعت للبر وغرزت بالكامري، خلاص ابي فورويل». 0 if it tells nothing.
 * @param meanings of words and numbers
 */
function endOfPreamble(words: readonly Word[], meanings: readonly Range[]): number {
  const last = words.findLastIndex(({ text }, at) => {
    const isHad = HAD.test(text) && words.slice(at + 1, at + 3).some((next) => CAR.test(next.text))
    const isTheirs = SOMEBODY.test(text) && words.slice(at + 1, at + 3).some((next) => HAS.test(next.text))
    return (TELLS.test(text) || isHad || isTheirs) && asks(words, meanings, at) > at
  })
  return last < 0 ? 0 : asks(words, meanings, last)
}

/** Where a text asks for something after a place; -1 if nowhere. */
const asks = (words: readonly Word[], meanings: readonly Range[], after: number): number =>
  words.findIndex(({ text }, at) => {
    const isOfElse = OTHER.test(words[at + 1]?.text ?? '')
    return at > after && WISH.test(text) && (isOfElse || meanings.some(({ from }) => from >= at))
  })

/** Tests whether a meaning is in the preamble: what a text tells before it asks. */
export function preambleOf(words: readonly Word[], meanings: readonly Range[]): (meaning: Range) => boolean {
  const end = endOfPreamble(words, meanings)
  return ({ from }) => from < end && !BUDGET.test(words[from]?.text ?? '')
}

/** «ستي تبغى», «سلوى قالت»: who asks or speaks. */
const SPEAKS = /^(?:[يت](?:بي|بغي|بغا|ريد|دور|حب|قول|طلب|سوق)|قال|قالت|wants|says|said)$/
const VERB = /^[يت]\p{L}{3}/u
/** «ذاك الجيب»: one that the speaker knows. */
const THAT = /^(?:هذاك|ذاك|هذيك|ذيك|هداك|هديك)$/

/** Whether a name is that of a person who speaks, or a car is one that somebody knows. */
export function isOfSomebody({ kind, from, to }: Range & { kind: TermKind }, words: readonly Word[]): boolean {
  const isName = kind === 'model' || kind === 'city'
  const isFirst = from === 0 || words[from]?.isAfterStop === true
  if (isName && to - from === 1 && isFirst && SPEAKS.test(words[to]?.text ?? '')) {
    // «كامري تبي دقة»: a Camry that lacks something
    return kind === 'city' || VERB.test(words[to + 1]?.text ?? '')
  }
  return THAT.test(words[from - 1]?.text ?? '')
}
