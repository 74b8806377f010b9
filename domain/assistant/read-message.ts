import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import { readWords, type Word } from '#domain/search/words/read-words.ts'
import { saysCar } from '#domain/search/words/says-car.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import { changeWish, type Joining } from './change-wish.ts'
import { readCommand, type Command } from './commands.ts'
import { readPlaces } from './read-places.ts'
import { readRefusal, readTopic, type Refusal, type Topic } from './topics.ts'
import { isEmptyWish, keyOfPart, NO_WISH, partsOf, type Wish, type WishPart } from './wish.ts'

/** What a message asks for. */
export type Message =
  | Command
  | { kind: 'search'; wish: Wish; isNew: boolean; understood: Understood }
  /** Places among the cars that were shown, from 0; empty for the first ones. `wish` names cars that were not shown. */
  | { kind: 'compare'; places: readonly number[]; wish: Wish | null }
  /** Asks about one of the cars that were shown. */
  | { kind: 'about_car'; place: number }
  /** `wish` holds the car that the question is about. */
  | { kind: 'topic'; topic: Topic; wish: Wish }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' }
  | { kind: 'not_understood' }

const CORRECTS = /^\s*(?:لا+|لأ|no|nope|nah)\s*[،,.!:؛]\s*/iu
const ADDS = phrasePattern(
  'كمان|وكمان|برضو|وبرضو|بعد|وبعد|ايضا|وايضا|او|وزود|زود|ضيف|اضف|زيد|also|or|as well|too|add|plus',
)
const STARTS = phrasePattern(
  'ابي|ابغي|ابغا|اريد|ودي|نبي|ندور|ادور|ابحث عن|محتاج|عايز|عاوز|looking for|i (?:want|need|am looking)|find me|show me|search for|i m looking',
)
const GREETS = phrasePattern(
  '(?:ال)?سلام(?: عليكم)?(?: ورحمه الله(?: وبركاته)?)?|وعليكم السلام|هلا(?: والله| وغلا)?|مرحبا|اهلا|اهلين|هاي|هلو|صباح الخير|مساء الخير|مساء النور|صباح النور|كيف (?:حالك|الحال|حالكم)|شلونك|شلونكم|يا هلا|hi|hello|hey|good (?:morning|evening|afternoon)|salam|how are you',
)
const THANKS = phrasePattern(
  'شكرا(?: لك| لكم| جزيلا)?|مشكور(?:ه|ين)?|يعطيك(?:م)? العافيه|تسلم(?:ي|ون)?|جزاك(?:م)? الله (?:خير|خيرا)|الله يعافيك|ما قصرت(?:و|وا)?|thanks?(?: you)?(?: a lot| so much)?|thank you|cheers|thx|great|ممتاز|كفو',
)
const HELPS = phrasePattern(
  'ساعد(?:ني|يني)?|مساعده|(?:وش|ايش|شنو|ماذا) (?:تقدر|تعرف|تسوي|تستطيع|تفعل)(?: تسوي| تساعدني| فيه)?|كيف (?:استخدمك|تشتغل|تعمل)|من انت|مين انت|(?:وش|ايش) (?:انت|اسمك)|help|what can you do|who are you|how does (?:this|it) work',
)
const COMPARES = phrasePattern(
  'قارن(?:ي|هم|ها|لي)?|مقارنه|الفرق بين|(?:وش|ايش|ما) (?:هو )?(?:ال)?فرق|(?:ايهم|ايهما|اي واحده|اي وحده|مين) (?:احسن|افضل|ارخص)|compare|comparison|difference between|versus|vs|which (?:one |car )?is (?:better|best|cheaper)',
)
const MOST_GROUPS_OF_A_CHANGE = 2
const CARS = ['make', 'model', 'body_type']

/**
 * Reads a message of a conversation. Never fails.
 * @param wish what was looked for so far
 * @param read reads free text as the search does
 */
export function readMessage(text: string, wish: Wish, read: (text: string) => Understood): Message {
  const words = readWords(text)
  const command = readCommand(words)
  if (command) return command
  const rest = isEmptyWish(wish) ? text : text.replace(CORRECTS, '')
  const understood = read(rest)
  const parts = partsInOrder(understood)
  const isSearch = parts.length > 0 || understood.sort !== null
  const refusal = readRefusal(words)
  if (refusal && (!isSearch || ALWAYS_REFUSED.includes(refusal))) return { kind: 'refusal', refusal }
  const said = { parts, words: '', sort: understood.sort }
  const topic = readTopic(words, isSearch)
  if (topic) return { kind: 'topic', topic, wish: changeWish(isSearch ? NO_WISH : wish, said, 'replace') }
  if (findPhrases(words, COMPARES).length > 0) {
    const named = parts.filter((part) => CARS.includes(part.field))
    return { kind: 'compare', places: readPlaces(words), wish: named.length ? { ...NO_WISH, parts: named } : null }
  }
  const [place] = readPlaces(words)
  if (place !== undefined && !isSearch) return { kind: 'about_car', place }
  if (!isSearch) return readSmallTalk(words, text, understood, wish)
  const isNew = isEmptyWish(wish) || startsAgain(words, parts)
  const joining: Joining = findPhrases(readWords(rest), ADDS).some(({ from }) => from === 0) ? 'add' : 'replace'
  const searched = { ...said, words: wordsOf(understood, isNew) }
  return {
    kind: 'search',
    wish: changeWish(isNew ? NO_WISH : wish, searched, joining),
    isNew,
    understood,
  }
}

const ALWAYS_REFUSED: readonly Refusal[] = ['personal_data', 'instructions', 'advice_to_buy']

function readSmallTalk(words: readonly Word[], text: string, understood: Understood, wish: Wish): Message {
  if (words.length === 0) return { kind: 'help' }
  if (findPhrases(words, HELPS).length > 0) return { kind: 'help' }
  if (findPhrases(words, THANKS).length > 0) return { kind: 'thanks' }
  if (understood.other_goods !== null || saysCar(text)) {
    return { kind: 'search', wish: isEmptyWish(wish) ? NO_WISH : wish, isNew: false, understood }
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
const wordsOf = ({ unused }: Understood, isNew: boolean): string => (isNew ? unused.join(' ') : '')

/** The parts of a text in its order. */
function partsInOrder({ filters, chips }: Understood): WishPart[] {
  const order = chips.map(({ kind }) => kind)
  const parts = partsOf(filters, order)
  const lastOf = (part: WishPart) => chips.findLastIndex((chip) => keyOfPart(part).endsWith(chip.kind))
  return parts.toSorted((one, other) => lastOf(one) - lastOf(other))
}
