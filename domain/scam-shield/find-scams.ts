import { emailAddresses, foreignLinks, type Span } from './links.ts'
import { isOwnQuestion } from './own-question.ts'
import { RULES, type Rule } from './rules.ts'
import { SCAM_KINDS, type ScamKind } from './scam-kinds.ts'
import { group, wordsOf, type Word } from './words.ts'

export interface Scam {
  kind: ScamKind
  /** The phrases of the text that caused it. */
  quotes: readonly string[]
}

const NEGATION = group(
  `ما لا مو مب ماني بدون بلا لن مافي ماحتاج مااحتاج مايحتاج مانحتاج ماله مالها مابي ماابي مابغى ماابغى مانبي ماودي مااخذ ماخذ
  no not don't dont never without won't wont can't cannot nobody ma la`,
)
/** Verbs of need that a preceding or following negation makes harmless: "a deposit is not needed", «عربون ما أبي». */
const NEEDED = group(
  `ضروري ضرورية لازم لازمة مطلوب مطلوبة ابي ابغى نبي احتاج نحتاج يحتاج اخذ داعي
  needed need necessary required`,
)
/** Words that report what others asked for. */
const STORY = group('يطلبون رفضت بلوك block asks wanted')
/** Words before «ما» that make it no negation: "before", "if", "after". */
const CONDITION = group('قبل بعد لو اذا كل لين وقت')
/** Words after which a request holds again: "not … unless". */
const UNLESS = group('الا إلا unless until')
/** "It has not arrived" is no refusal to send the code. */
const ARRIVED = group('وصلك وصلتك جاك جاتك')
/** How many words before the first word of a rule a negation may stand. */
const REACH = 5
/** How many words before and after a single word are quoted with it. */
const NEIGHBOURS = 2

/**
 * Finds signs of fraud in a message, most serious first, each kind once. Findings may be wrong, so they only
 * explain; they never hide or delay a message.
 * @param ownHost links to this host are harmless
 */
export function findScams(text: string, ownHost: string): Scam[] {
  const links = foreignLinks(text, ownHost)
  const words = wordsOf(text).filter(({ start }) => !isIn(links, start))
  const places = new Map<ScamKind, readonly Span[]>([
    ['foreign_link', links],
    ['moving_away', emailAddresses(text).filter(({ start }) => !isIn(links, start))],
  ])
  if (!words.some(STORY)) {
    for (const rule of RULES) {
      if (!places.get(rule.kind)?.length) places.set(rule.kind, match(rule, words, text))
    }
  }
  return SCAM_KINDS.flatMap((kind) => {
    const found = (places.get(kind) ?? []).map(({ start, end }) => text.slice(start, end))
    return found.length ? [{ kind, quotes: found }] : []
  })
}

const isIn = (spans: readonly Span[], place: number): boolean =>
  spans.some(({ start, end }) => place >= start && place < end)

function match(rule: Rule, words: readonly Word[], text: string): Span[] {
  const { kind, unless } = rule
  if (unless && words.some(unless)) return []
  for (let first = 0; first < words.length; first++) {
    const places = follow(rule, words, first)
    if (!places || isHarmless(rule, words, places)) continue
    if (kind === 'advance_payment' && isOwnQuestion(text, words, places.at(-1) ?? first)) continue
    return [phraseOf(words, first, places.at(-1) ?? first)]
  }
  return []
}

/** Whether only spaces are between two words; a link stands between others. */
const isJoined = (before: Word | undefined, after: Word | undefined): boolean =>
  before !== undefined && after !== undefined && !after.startsClause && after.start - before.end <= 2

/** From the first to the last matched word; a single one with its neighbours in the clause. */
function phraseOf(words: readonly Word[], first: number, last: number): Span {
  let [from, to] = [first, last]
  if (first === last) {
    while (from > first - NEIGHBOURS && isJoined(words[from - 1], words[from])) from -= 1
    while (to < last + NEIGHBOURS && isJoined(words[to], words[to + 1])) to += 1
  }
  return { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 }
}

/** The positions of the words of a rule, given that of its first word. */
function follow({ words: groups, gap }: Rule, words: readonly Word[], first: number): number[] | null {
  const places: number[] = []
  let from = first
  let to = first
  for (const belongs of groups) {
    const place = words.findIndex((word, index) => index >= from && index <= to && belongs(word))
    if (place < 0) return null
    places.push(place)
    from = place + 1
    to = place + 1 + gap
  }
  return places
}

function isHarmless({ notBeside, evenNegated }: Rule, words: readonly Word[], places: readonly number[]): boolean {
  if (
    notBeside &&
    places.some((place) => [place - 1, place + 1].some((near) => words[near] && notBeside(words[near])))
  ) {
    return true
  }
  return !evenNegated && isNegated(words, places)
}

function isNegated(words: readonly Word[], places: readonly number[]): boolean {
  const first = places[0] ?? 0
  const last = places.at(-1) ?? 0
  if (isNotNeeded(words.slice(last + 1))) return true
  for (let place = Math.max(0, first - REACH); place < last; place++) {
    const [before, word, after] = [words[place - 1], words[place], words[place + 1]]
    if (!word || !NEGATION(word) || places.includes(place)) continue
    if ((before && CONDITION(before)) || (after && ARRIVED(after))) continue
    const next = places.find((one) => one > place) ?? last
    if (words.slice(place + 1, next + 1).some(({ startsClause }) => startsClause)) continue
    if (!words.slice(place, last).some(UNLESS)) return true
  }
  return false
}

/** Whether the end of the clause says that what was named is not needed. */
function isNotNeeded(rest: readonly Word[]): boolean {
  const end = rest.findIndex(({ startsClause }) => startsClause)
  const [negation, needed] = (end < 0 ? rest : rest.slice(0, end)).slice(-2)
  return Boolean(negation && NEGATION(negation) && needed && NEEDED(needed))
}
