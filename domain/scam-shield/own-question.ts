import { group, type Word } from './words.ts'

const QUESTION = group('كم هل وش ايش شنو متى وين كيف لمين kam hal wesh')
/** Question words at the start of a sentence only. */
const FIRST_OF_QUESTION = group('how what which when where who is do does can could should')
const QUESTION_MARK = /[?؟]/
const SENTENCE_END = /[!?؟\n]|\.(?!\d)/g
/** The reader pays, or the writer demands. */
const DEMANDS = group(
  `تدفع تدفعي تدفعون تحول تحولي تحولون حول حولي ترسل ترسلي ترسلون تسدد سدد تعطي تعطيني تعطينا عطني اعطني عطنا دز تدز تحط
  ابي ابغى نبي نبغى احتاج نحتاج please`,
)
/** Imperatives at the start of a sentence; elsewhere "I pay", "I send". */
const IMPERATIVE = group('ادفع ارسل ابعث ابعت send pay transfer wire make')
const YOU = group('you')
const PAY = group('pay send transfer wire make give')
const I = group('i we')
const WANT = group('need want require')
const RESERVE = group('احجز احجزها نحجز نحجزها امسكها نمسكها اوقفها نوقفها hold keep reserve')
const FOR_READER = group('لك لكم you')

/**
 * Whether the sentence of a word asks the reader what the writer has to pay («كم العربون عندكم؟»), instead of asking the
 * reader to pay.
 */
export function isOwnQuestion(text: string, words: readonly Word[], place: number): boolean {
  const at = words[place]?.start ?? 0
  const ends = [...text.matchAll(SENTENCE_END)]
  const end = ends.find(({ index }) => index >= at)
  const from = ends.findLast(({ index }) => index < at)?.index ?? -1
  const sentence = words.filter(({ start }) => start > from && start < (end?.index ?? text.length))
  const isQuestion =
    (end && QUESTION_MARK.test(end[0])) || sentence.some(QUESTION) || sentence.slice(0, 1).some(FIRST_OF_QUESTION)
  return isQuestion && !sentence.some((word, index) => demands(word, sentence.slice(index + 1), index === 0))
}

function demands(word: Word, after: readonly Word[], isFirst: boolean): boolean {
  const next = after.slice(0, 2)
  return (
    DEMANDS(word) ||
    (isFirst && IMPERATIVE(word)) ||
    (YOU(word) && next.some(PAY)) ||
    (I(word) && next.some(WANT)) ||
    (RESERVE(word) && after.slice(0, 3).some(FOR_READER))
  )
}
