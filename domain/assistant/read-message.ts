import { findPhrases } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import { saysCar } from '#domain/search/words/says-car.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { textLength } from '#domain/text/text-length.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import type { Sort } from '#domain/search/chips/sorts.ts'
import { readCarQuestion } from './car-question.ts'
import { changeWish, withoutSaid, type Joining } from './change-wish.ts'
import { withoutChatter } from './chatter.ts'
import {
  ADDS,
  ASKS_OTHERWISE,
  ASKS_WHY,
  ASKS_YES_OR_NO,
  CHANGES,
  COMPARES,
  CORRECTS,
  CORRECTS_BARE,
  EXCHANGES,
  GOES_ON,
  GREETS,
  HELPS,
  NAMES_A_PRICE,
  NEGATES,
  NEITHER,
  OPENS,
  POINTS_BACK,
  PREFERS,
  STARTS,
  THANKS,
  UNDECIDED,
  YES_OR_NO,
} from './message-phrases.ts'
import { readCommand, readConditionOfOthers, readRemoved, type Command } from './commands.ts'
import { readNearMe } from './near-me.ts'
import { asksForNearest, readDistance } from './read-distance.ts'
import { readLoanRequest, type LoanRequest } from './loan/read-loan-request.ts'
import type { StatedLoan } from './loan/stated-loan.ts'
import { readNeeds } from './needs.ts'
import { readPeople } from './people.ts'
import { readAllWords, readLong } from './read-long.ts'
import { readPlaces, withoutPlaces } from './read-places.ts'
import { asksForContact } from './asks-for-contact.ts'
import { readSiteMatter, type SiteMatter } from './site-matters.ts'
import {
  asksIfPriceIsFair,
  isOfACar,
  readRefusal,
  readTopics,
  type Refusal,
  type Topic,
  type TopicOfACar,
} from './topics.ts'
import { filtersOf, isEmptyWish, isValuePart, keyOfPart, NO_WISH, partsOf, type Wish, type WishPart } from './wish.ts'

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
  | LoanRequest
  /** Asks for the people who run the site. */
  | { kind: 'contact' }
  /** Asks how something is done on the site, or what it does. */
  | { kind: 'site'; matter: SiteMatter }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' }
  /** Adds words that are no filter to what is wanted, as typed: «فل كامل». */
  | { kind: 'add_words'; words: readonly string[] }
  | { kind: 'not_understood' }

export interface SearchMessage {
  kind: 'search'
  wish: Wish
  isNew: boolean
  /** Conditions to choose from, for a purpose that the message names. */
  needs: readonly (readonly WishPart[])[]
  /** Seats to choose from, at least, for a family of which only the children are counted. */
  seats: readonly number[]
  /** Whether it asks for cars near to the person, without naming a city. */
  asksForNear: boolean
  /** Whether it asks for a car without accidents or new paint. */
  asksForCleanHistory: boolean
  otherGoods: Understood['other_goods']
  /** Words of a new search that are no filter, as typed. */
  ranking: readonly string[]
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
  /** What was said of a loan, if the last answer was about one. */
  loan: StatedLoan | null
}

const MOST_GROUPS_OF_A_CHANGE = 2
const MOST_RANKING = 6
const MOST_OF_A_NO = 2
const MOST_NOT_UNDERSTOOD = 8
const CARS = ['make', 'model', 'body_type']
const OF_HISTORY = ['accident', 'paint']
const OF_A_PRICE = [...CARS, 'year', 'city', 'region', 'near']

/**
 * Reads a message of a conversation. Never fails.
 * @param read reads free text as the search does
 */
export function readMessage(text: string, before: Before, read: (text: string) => Understood): Message {
  const { isAsked: asksForNear, text: rest } = readNearMe(text)
  if (!asksForNear) return readSaid(text, before, read)
  const message = readSaid(rest, before, read)
  if (message.kind === 'search') return { ...message, asksForNear }
  return NOTHING_SAID.includes(message.kind)
    ? { ...NOTHING_ELSE, kind: 'search', wish: before.wish, isNew: isEmptyWish(before.wish), asksForNear }
    : message
}

/** What is read of a message of which nothing is left. */
const NOTHING_SAID: readonly Message['kind'][] = ['not_understood', 'greeting', 'add_words']

function readSaid(text: string, before: Before, read: (text: string) => Understood): Message {
  const { wish } = before
  const words = readAllWords(text)
  const command = readCommand(words)
  // «أرخص سيارة عندك» begins a search
  const begins = command?.kind === 'compare_with_shown' && words.length > 1 && isEmptyWish(wish) && before.shown === 0
  if (command && !(begins && read(text).sort !== null)) return command
  const ofOthers = readConditionOfOthers(text)
  if (ofOthers !== null) return readMessage(ofOthers, before, read)
  if (asksForContact(words)) return { kind: 'contact' }
  const removed = readRemoved(text)
  if (removed !== null) {
    const taken = readLong(removed, read)
    const parts = partsInOrder(taken)
    if (parts.length) return { ...NOTHING_ELSE, kind: 'search', wish: withoutSaid(wish, parts), isNew: false }
  }
  const nearer = readNearer(words, wish)
  if (nearer) return nearer
  // «الأولى» is also the name of a model
  const people = readPeople(before.shown > 0 ? withoutPlaces(text) : text)
  const understood = readInTurn(people.text, wish, read)
  const parts = partsInOrder(understood)
  const isSearch = parts.length > 0 || understood.sort !== null
  const matter = readSiteMatter(words)
  if (matter && !(isSearch && SEARCHED_MATTERS.includes(matter))) return { kind: 'site', matter }
  const refusal = readRefusal(words)
  if (refusal && (!isSearch || ALWAYS_REFUSED.includes(refusal))) return { kind: 'refusal', refusal }
  const why = readWhy(words, before)
  if (why) return why
  const loan = readLoanRequest(text, words, { ...before, parts })
  if (loan) return loan
  const said = { parts, words: '', sort: understood.sort }
  const back = readQuestionBack(text, words, before, isSearch)
  if (back) return back
  const topics = namesAPrice(words, said) ? (['price'] as const) : readTopics(words, isSearch)
  const ofOne = isSearch || topics.some((topic) => !isOfACar(topic)) ? null : readQuestionOfOne(text, words, before)
  if (ofOne) return ofOne
  if (topics.length) {
    const car = { ...said, parts: parts.filter(({ field }) => OF_A_PRICE.includes(field)) }
    return { kind: 'topic', topics, wish: changeWish(isSearch ? NO_WISH : wish, car, 'replace'), names: isSearch }
  }
  if (before.topic && isSearch && goesOn(text, understood) && parts.every(({ field }) => OF_A_PRICE.includes(field))) {
    return { kind: 'topic', topics: [before.topic], wish: changeWish(wish, said, 'replace'), names: true }
  }
  const prefers = carsIn(parts) > 1 && findPhrases(words, PREFERS).length > 0
  if (prefers || findPhrases(words, COMPARES).length > 0) {
    const isOfCars = parts.some((part) => CARS.includes(part.field))
    return { kind: 'compare', places: readPlaces(words), wish: isOfCars ? { ...NO_WISH, parts } : null }
  }
  const needs = readNeeds(readAllWords(people.text))
  const known = new Set([...needs.words, ...people.words])
  if (!isSearch && !needs.choices.length) return readSmallTalk(words, text, understood, wish)
  const isNew = isEmptyWish(wish) || startsAgain(words, parts)
  const joining: Joining = findPhrases(readAllWords(text), ADDS).some(({ from }) => from === 0) ? 'add' : 'replace'
  return {
    kind: 'search',
    wish: changeWish(isNew ? NO_WISH : wish, said, joining),
    isNew,
    needs: needs.choices,
    seats: people.choices,
    asksForNear: false,
    asksForCleanHistory: parts.some(({ field }) => OF_HISTORY.includes(field)),
    otherGoods: understood.other_goods,
    ranking: isNew && findPhrases(words, EXCHANGES).length === 0 ? rankingWords(understood, known) : [],
    notUnderstood: notUnderstood(understood, known),
  }
}

const NOTHING_ELSE = {
  needs: [],
  seats: [],
  asksForNear: false,
  asksForCleanHistory: false,
  otherGoods: null,
  ranking: [],
  notUnderstood: [],
}
/** What is said beside a search: «نبهني إذا نزلت كامري». */
const SEARCHED_MATTERS: readonly SiteMatter[] = ['alerts', 'messages', 'favorites']
const ALWAYS_REFUSED: readonly Refusal[] = ['personal_data', 'instructions', 'advice_to_buy']

/** Reads how near to the city of the wish, or that the nearest cars come first. */
function readNearer(words: readonly Word[], wish: Wish): Message | null {
  const near = wish.parts.find((part) => part.field === 'near')
  const within = readDistance(words)
  const sort = asksForNearest(words) ? 'nearest' : null
  if (!near || (within === null && !sort)) return null
  const parts = within === null ? [] : [{ ...near, within }]
  return {
    ...NOTHING_ELSE,
    kind: 'search',
    wish: changeWish(wish, { parts, words: '', sort }, 'replace'),
    isNew: false,
  }
}

/** Reads a text that may answer what was said: «لا، جيب», «لا مانيوال», «ولا بيضا», «طيب والباترول؟». */
function readInTurn(text: string, wish: Wish, read: (text: string) => Understood): Understood {
  const opened = text.replace(OPENS, '')
  if (isEmptyWish(wish)) return readLong(opened, read)
  if (CHANGES.test(text)) return readLong(text.replace(CHANGES, ''), read)
  if (CORRECTS.test(text)) return readLong(text.replace(CORRECTS, ''), read)
  if (NEITHER.test(text)) {
    const others = readLong(text.replace(NEITHER, ''), read)
    const isExcluded = ({ field }: WishPart) => wish.parts.some((part) => keyOfPart(part) === `not_${field}`)
    if (partsOf(others.filters).some(isExcluded)) return excluded(others)
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
  const turned = parts.map((part) => (isValuePart(part) ? { ...part, is_excluded: true } : part))
  return { ...understood, filters: filtersOf({ parts: turned }) }
}

/** A question about one of the cars that were shown, named by its place: «كم سعر الثانية», «الأولى». */
function readQuestionOfOne(text: string, words: readonly Word[], { shown }: Before): Message | null {
  const [place] = readPlaces(words)
  if (place === undefined || findPhrases(words, COMPARES).length > 0 || readNeeds(words).choices.length > 0) return null
  if (shown > 0 && place >= shown) return { kind: 'which_of_shown' }
  const question = withoutPlaces(text)
  const asked = readAllWords(question)
  const isAsked = isOfAShownCar(question, asked) || readTopics(asked, false).length > 0
  return { kind: 'about_car', place, question: isAsked ? question : '' }
}

/** Whether a question names nothing but fields of an ad. Its price, unless an ad was just asked about, is that of a model. */
function asksOnlyForFields(text: string, isAboutOne: boolean): boolean {
  const { fields, words } = readCarQuestion(text)
  return words.length === 0 && (isAboutOne || fields.some((field) => field !== 'price'))
}

/** Asks why a car that was shown is as it is: the answer is what sets it apart from another one. */
function readWhy(words: readonly Word[], { shown }: Before): Message | null {
  const places = readPlaces(words)
  const [place] = places
  if (shown < 2 || place === undefined || findPhrases(words, ASKS_WHY).length === 0) return null
  return { kind: 'compare', places: places.length > 1 ? places : [place, place === 0 ? 1 : 0], wish: null }
}

/** Whether a text asks the last question again for another car, year or place: «والباترول؟», «2021؟», «في الرياض». */
const goesOn = (text: string, { chips, unused, unread }: Understood): boolean =>
  GOES_ON.test(text) ||
  (!unused.length && !unread.length && chips.every(({ kind }) => ['year', 'city', 'region', 'near'].includes(kind)))

/** Whether a question asks for what an ad states, or how its price compares. */
const isOfAShownCar = (text: string, words: readonly Word[]): boolean =>
  readCarQuestion(text).fields.length > 0 || asksIfPriceIsFair(words)

/** A question about a car that was shown, without its name: «هل فيها ضمان», «كم ممشاها». */
function readQuestionBack(
  text: string,
  words: readonly Word[],
  { shown, isAboutOne }: Before,
  isSearch: boolean,
): Message | null {
  if (!shown || readPlaces(words).length > 0) return null
  const asksOn = findPhrases(words, ASKS_YES_OR_NO).length > 0 && asksOnlyForFields(text, isAboutOne)
  if (!asksOn && findPhrases(words, POINTS_BACK).length === 0) return null
  if (findPhrases(words, COMPARES).length > 0 || !isOfAShownCar(text, words)) return null
  const isOne = isAboutOne || shown === 1
  if (isSearch && !(isOne && findPhrases(words, ASKS_YES_OR_NO).length > 0)) return null
  return isOne ? { kind: 'about_car', place: isAboutOne ? null : 0, question: text } : { kind: 'which_of_shown' }
}

const carsIn = (parts: readonly WishPart[]): number =>
  Math.max(0, ...parts.filter(isValuePart).map(({ field, values }) => (CARS.includes(field) ? values.length : 0)))

/** Whether a message is a price and the model of which it is, with nothing that limits it: «سعر الكامري 2020». */
function namesAPrice(
  words: readonly Word[],
  { parts, sort }: { parts: readonly WishPart[]; sort: Sort | null },
): boolean {
  const isAtAnEnd = findPhrases(words, NAMES_A_PRICE).some(({ from, to }) => from === 0 || to === words.length)
  const isOfModel = parts.some((part) => part.field === 'model' && !part.is_excluded)
  return isAtAnEnd && isOfModel && sort === null && parts.every(({ field }) => OF_A_PRICE.includes(field))
}

function readSmallTalk(words: readonly Word[], text: string, understood: Understood, wish: Wish): Message {
  if (words.length === 0 || (words.length <= MOST_OF_A_NO && findPhrases(words, YES_OR_NO).length > 0)) {
    return { kind: 'help' }
  }
  if (findPhrases(words, UNDECIDED).length > 0) return { ...NOTHING_ELSE, kind: 'search', wish, isNew: true }
  if (findPhrases(words, HELPS).length > 0) return { kind: 'help' }
  if (findPhrases(words, THANKS).length > 0) return { kind: 'thanks' }
  const otherGoods = understood.other_goods
  const unknown = notUnderstood(understood)
  const asksOtherwise = unknown.length > 0 && findPhrases(words, ASKS_OTHERWISE).length > 0
  if (otherGoods !== null || (saysCar(text) && !asksOtherwise)) {
    return { ...NOTHING_ELSE, kind: 'search', wish, isNew: isEmptyWish(wish), otherGoods, notUnderstood: unknown }
  }
  if (findPhrases(words, GREETS).length > 0) return { kind: 'greeting' }
  const isPlain = [ASKS_YES_OR_NO, NEGATES].every((pattern) => findPhrases(words, pattern).length === 0)
  const added = isPlain && !isEmptyWish(wish) ? rankingWords(understood) : []
  if (added.length) return { kind: 'add_words', words: added }
  return { kind: 'not_understood' }
}

/** A sentence that names a car and more, or asks anew and names a car, is a search of its own. */
function startsAgain(words: readonly Word[], parts: readonly WishPart[]): boolean {
  const isOfCar = parts.some((part) => CARS.includes(part.field))
  const groups = new Set(parts.map(({ field }) => (CARS.includes(field) ? 'car' : field)))
  const asks = findPhrases(words, STARTS).length > 0
  return isOfCar && (groups.size > MOST_GROUPS_OF_A_CHANGE || (asks && groups.size > 1))
}

const IS_SMALL_NUMBER = /^\p{Nd}{1,2}$/u

/** None of a long text, which is a story. */
function rankingWords({ unused }: Understood, known?: ReadonlySet<string>): string[] {
  const words = withoutChatter([...new Set(unused)], known).filter((phrase) => !IS_SMALL_NUMBER.test(phrase))
  return words.length <= MOST_RANKING && textLength(words.join(' ')) <= QUERY_MAX_LENGTH ? words : []
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
