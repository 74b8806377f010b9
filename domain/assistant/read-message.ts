import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import { saysCar } from '#domain/search/words/says-car.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import { cutText } from '#domain/text/truncate.ts'
import { readCarQuestion } from './car-question.ts'
import { changeWish, withoutSaid, type Joining } from './change-wish.ts'
import { withoutChatter } from './chatter.ts'
import { readCommand, readRemoved, type Command } from './commands.ts'
import { readNeeds } from './needs.ts'
import { readAllWords, readLong } from './read-long.ts'
import { readPlaces, withoutPlaces } from './read-places.ts'
import { readRefusal, readTopics, type Refusal, type Topic, type TopicOfACar } from './topics.ts'
import { filtersOf, isEmptyWish, isRangePart, keyOfPart, NO_WISH, partsOf, type Wish, type WishPart } from './wish.ts'

/** What a message asks for. */
export type Message =
  | Command
  | SearchMessage
  /** Places among the cars that were shown, from 0; empty for the first ones. `wish` names cars that were not shown. */
  | { kind: 'compare'; places: readonly number[]; wish: Wish | null }
  /** Asks about one of the cars that were shown; null for the one last asked about. `question` is empty for all of it. */
  | { kind: 'about_car'; place: number | null; question: string }
  /** Asks about one of several cars without saying which. */
  | { kind: 'which_of_shown' }
  /** `wish` holds the car that the question is about. `names` tells whether the message itself names it. */
  | { kind: 'topic'; topics: readonly Topic[]; wish: Wish; names: boolean }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' }
  | { kind: 'not_understood' }

export interface SearchMessage {
  kind: 'search'
  wish: Wish
  isNew: boolean
  /** Conditions to choose from, for a purpose that the message names. */
  needs: readonly (readonly WishPart[])[]
  otherGoods: Understood['other_goods']
  /** Words that mean nothing to the search, as typed. */
  notUnderstood: readonly string[]
}

/** What was said before a message. */
export interface Before {
  wish: Wish
  /** How many cars the last answer showed. */
  shown: number
  /** Whether the last answer was about one of them. */
  isAboutOne: boolean
  /** What the last answer told of a car. */
  topic: TopicOfACar | null
}

const CORRECTS = /^\s*(?:لا+|لأ|no|nope|nah)\s*[،,.!:؛]\s*/iu
/** Of a contradiction to what is wanted: «لا مانيوال» after «اتوماتيك». */
const CORRECTS_BARE = /^\s*(?:لا+|لأ|no)\s+/iu
const NEITHER = /^\s*(?:ولا|nor|and no[tr]?)\s+(?:(?:ابي|أبي|أبغى|ابغى|اريد|أريد)\s+)?/iu
const GOES_ON =
  /^\s*(?:(?:طيب|اوك|أوك|اوكي|تمام|ok|okay|well)[\s،,]+)*(?:و(?=\p{L}{3})|(?:and|what about|how about)\s+)/iu
const OPENS =
  /^\s*(?:(?:طيب|اوك|أوك|اوكي|تمام|ok|okay|well)[\s،,]+)*(?:(?:ما|وش|ايش|إيش|شنو)\s+(?:هي|هو)\s+|و(?=ال\p{L}{2}))?/iu
const ADDS = phrasePattern(
  'كمان|وكمان|برضو|وبرضو|بعد|وبعد|ايضا|وايضا|او|وزود|زود|ضيف|اضف|زيد|also|or|as well|too|add|plus',
)
const STARTS = phrasePattern(
  'ابي|ابغي|ابغا|اريد|ودي|نبي|ندور|ادور|ابحث عن|محتاج|عايز|عاوز|looking for|i (?:want|need|am looking)|find me|show me|search for|i m looking',
)
/** Words that point back to a car: «فيها», «ممشاها». */
const POINTS_BACK = phrasePattern('\\p{L}+ها|فيه|عليه|it|its|this|that|هي')
const GREETS = phrasePattern(
  '(?:ال)?سلام(?: عليكم)?(?: ورحمه الله(?: وبركاته)?)?|وعليكم السلام|هلا(?: والله| وغلا)?|مرحبا|اهلا|اهلين|هاي|هلو|صباح الخير|مساء الخير|مساء النور|صباح النور|كيف (?:حالك|الحال|حالكم)|شلونك|شلونكم|يا هلا|hi|hello|hey|good (?:morning|evening|afternoon)|salam|how are you',
)
const THANKS = phrasePattern(
  'شكرا(?: لك| لكم| جزيلا)?|مشكور(?:ه|ين)?|يعطيك(?:م)? العافيه|تسلم(?:ي|ون)?|جزاك(?:م)? الله (?:خير|خيرا)|الله يعافيك|ما قصرت(?:و|وا)?|thanks?(?: you)?(?: a lot| so much)?|thank you|cheers|thx|great|ممتاز|كفو|باي|مع السلامه|في امان الله|تمام|اوك|اوكي|ok|okay|bye|goodbye',
)
const HELPS = phrasePattern(
  'ساعد(?:ني|يني)?|مساعده|(?:وش|ايش|شنو|ماذا) (?:تقدر|تعرف|تسوي|تستطيع|تفعل)(?: تسوي| تساعدني| فيه)?|كيف (?:استخدمك|تشتغل|تعمل)|من انت|مين انت|(?:وش|ايش) (?:انت|اسمك)|help|نعم|ايه|ايوه|لا|yes|no|yeah|what can you do|who are you|how does (?:this|it) work',
)
const COMPARES = phrasePattern(
  'قارن(?:ي|هم|ها|لي)?|مقارنه|الفرق بين|(?:وش|ايش|ما) (?:هو )?(?:ال)?فرق|(?:ايهم|ايهما|اي واحده|اي وحده|مين|وش|ايش|شنو) (?:ال)?(?:احسن|افضل)(?: (?:واحده|وحده|شي|فيهم|منهم|بينهم))?|(?:ايهم|ايهما|اي واحده|اي وحده) ارخص|compare|comparison|difference between|versus|vs|which (?:one |car )?is (?:better|best|cheaper)',
)
const ASKS_YES_OR_NO = phrasePattern('هل|فيها|عليها|كم|وش|ايش|متي|is|does|has|how|what|are')
/** Asks to be asked. */
const UNDECIDED = phrasePattern(
  '(?:وش|ايش|شنو|ماذا|بماذا|بايش) (?:تنصح(?:ني|ون|وني)?|تقترح|ترشح(?:لي| لي)?)|انصح(?:ني|وني)|محتار(?:ه)?|مدري|ما ادري|ما اعرف|not sure|(?:i )?don ?t know|no idea|recommend|suggest|advise',
)
const MOST_GROUPS_OF_A_CHANGE = 2
/** More words than that are a story, and rank nothing. */
const MOST_RANKING = 4
const MOST_NOT_UNDERSTOOD = 8
const CARS = ['make', 'model', 'body_type']
const OF_A_PRICE = [...CARS, 'year', 'city', 'region']

/**
 * Reads a message of a conversation. Never fails.
 * @param read reads free text as the search does
 */
export function readMessage(text: string, before: Before, read: (text: string) => Understood): Message {
  const { wish } = before
  const words = readAllWords(text)
  const command = readCommand(words)
  if (command) return command
  const removed = readRemoved(text)
  if (removed !== null) {
    const taken = readLong(removed, read)
    const parts = partsInOrder(taken)
    if (parts.length) return { ...NOTHING_ELSE, kind: 'search', wish: withoutSaid(wish, parts), isNew: false }
  }
  const understood = readInTurn(text, wish, read)
  const parts = partsInOrder(understood)
  const isSearch = parts.length > 0 || understood.sort !== null
  const refusal = readRefusal(words)
  if (refusal && (!isSearch || ALWAYS_REFUSED.includes(refusal))) return { kind: 'refusal', refusal }
  const said = { parts, words: '', sort: understood.sort }
  const back = readQuestionBack(text, words, before, isSearch)
  if (back) return back
  const topics = readTopics(words, isSearch)
  if (topics.length) {
    const car = { ...said, parts: parts.filter(({ field }) => OF_A_PRICE.includes(field)) }
    return { kind: 'topic', topics, wish: changeWish(isSearch ? NO_WISH : wish, car, 'replace'), names: isSearch }
  }
  if (before.topic && isSearch && GOES_ON.test(text) && parts.every(({ field }) => OF_A_PRICE.includes(field))) {
    return { kind: 'topic', topics: [before.topic], wish: changeWish(wish, said, 'replace'), names: true }
  }
  if (findPhrases(words, COMPARES).length > 0) {
    const isOfCars = parts.some((part) => CARS.includes(part.field))
    return { kind: 'compare', places: readPlaces(words), wish: isOfCars ? { ...NO_WISH, parts } : null }
  }
  const needs = readNeeds(words)
  const [place] = readPlaces(words)
  if (place !== undefined && !isSearch && !needs.choices.length) {
    if (before.shown > 0 && place >= before.shown) return { kind: 'which_of_shown' }
    const question = withoutPlaces(text)
    return { kind: 'about_car', place, question: readCarQuestion(question).fields.length ? question : '' }
  }
  if (!isSearch && !needs.choices.length) return readSmallTalk(words, text, understood, wish)
  const isNew = isEmptyWish(wish) || startsAgain(words, parts)
  const joining: Joining = findPhrases(readAllWords(text), ADDS).some(({ from }) => from === 0) ? 'add' : 'replace'
  return {
    kind: 'search',
    wish: changeWish(isNew ? NO_WISH : wish, { ...said, words: wordsOf(understood, isNew, needs.words) }, joining),
    isNew,
    needs: needs.choices,
    otherGoods: understood.other_goods,
    notUnderstood: notUnderstood(understood, needs.words),
  }
}

const NOTHING_ELSE = { needs: [], otherGoods: null, notUnderstood: [] }
const ALWAYS_REFUSED: readonly Refusal[] = ['personal_data', 'instructions', 'advice_to_buy']

/** Reads a text that may answer what was said: «لا، جيب», «لا مانيوال», «ولا بيضا», «طيب والباترول؟». */
function readInTurn(text: string, wish: Wish, read: (text: string) => Understood): Understood {
  const opened = text.replace(OPENS, '')
  if (isEmptyWish(wish)) return readLong(opened, read)
  if (CORRECTS.test(text)) return readLong(text.replace(CORRECTS, ''), read)
  const last = wish.parts.at(-1)
  if (NEITHER.test(text) && last && !isRangePart(last) && last.is_excluded) {
    const others = readLong(text.replace(NEITHER, ''), read)
    if (partsOf(others.filters).some(({ field }) => field === last.field)) return excluded(others)
  }
  if (CORRECTS_BARE.test(text)) {
    const corrected = readLong(text.replace(CORRECTS_BARE, ''), read)
    const parts = partsOf(corrected.filters)
    const isOther = (part: WishPart) => wish.parts.some((one) => keyOfPart(one) === keyOfPart(part))
    if (parts.length > 0 && parts.every(isOther)) return corrected
  }
  return readLong(opened, read)
}

function excluded(understood: Understood): Understood {
  const parts = partsOf(understood.filters)
  const turned = parts.map((part) => (isRangePart(part) ? part : { ...part, is_excluded: true }))
  return { ...understood, filters: filtersOf({ parts: turned }) }
}

/** A question about a car that was shown, without its name: «هل فيها ضمان», «كم ممشاها». */
function readQuestionBack(
  text: string,
  words: readonly Word[],
  { shown, isAboutOne }: Before,
  isSearch: boolean,
): Message | null {
  if (!shown || findPhrases(words, POINTS_BACK).length === 0 || readPlaces(words).length > 0) return null
  if (findPhrases(words, COMPARES).length > 0 || readCarQuestion(text).fields.length === 0) return null
  const isOne = isAboutOne || shown === 1
  if (isSearch && !(isOne && findPhrases(words, ASKS_YES_OR_NO).length > 0)) return null
  return isOne ? { kind: 'about_car', place: isAboutOne ? null : 0, question: text } : { kind: 'which_of_shown' }
}

function readSmallTalk(words: readonly Word[], text: string, understood: Understood, wish: Wish): Message {
  if (words.length === 0) return { kind: 'help' }
  if (findPhrases(words, UNDECIDED).length > 0) return { ...NOTHING_ELSE, kind: 'search', wish, isNew: true }
  if (findPhrases(words, HELPS).length > 0) return { kind: 'help' }
  if (findPhrases(words, THANKS).length > 0) return { kind: 'thanks' }
  if (understood.other_goods !== null || saysCar(text)) {
    const otherGoods = understood.other_goods
    return {
      kind: 'search',
      wish,
      isNew: isEmptyWish(wish),
      needs: [],
      otherGoods,
      notUnderstood: notUnderstood(understood),
    }
  }
  if (findPhrases(words, GREETS).length > 0) return { kind: 'greeting' }
  return { kind: 'not_understood' }
}

/** A sentence that names a car and more, or asks anew and names a car, is a search of its own. */
function startsAgain(words: readonly Word[], parts: readonly WishPart[]): boolean {
  const isOfCar = parts.some((part) => CARS.includes(part.field))
  const groups = new Set(parts.map(({ field }) => (CARS.includes(field) ? 'car' : field)))
  const asks = findPhrases(words, STARTS).length > 0
  return isOfCar && (groups.size > MOST_GROUPS_OF_A_CHANGE || (asks && groups.size > 1))
}

/** Words that are no filter rank the cars of a new search; a change has none of its own. */
function wordsOf({ unused }: Understood, isNew: boolean, known: ReadonlySet<string>): string {
  const words = withoutChatter(unused, known)
  return isNew && words.length <= MOST_RANKING ? cutText(words.join(' '), QUERY_MAX_LENGTH) : ''
}

const notUnderstood = ({ unused, unread }: Understood, known?: ReadonlySet<string>): string[] =>
  withoutChatter([...new Set([...unused, ...unread])], known).slice(0, MOST_NOT_UNDERSTOOD)

/** The parts of a text in its order. */
function partsInOrder({ filters, chips }: Understood): WishPart[] {
  const order = chips.map(({ kind }) => kind)
  const parts = partsOf(filters, order)
  const lastOf = (part: WishPart) => chips.findLastIndex((chip) => keyOfPart(part).endsWith(chip.kind))
  return parts.toSorted((one, other) => lastOf(one) - lastOf(other))
}
