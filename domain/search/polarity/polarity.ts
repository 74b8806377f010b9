import { findPhrases, type Phrase } from '../words/find-phrases.ts'
import { FILLERS, LEADS, LINKS, POLARITY_WORDS } from '../vocabulary/polarity-words.ts'
import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'

const MOST_UNKNOWN = 2
/** Words after «ما» that make it a question: «ما أفضل سيارة», «ما سعر كامري». */
const ASKED = /^(?:ا(?:فضل|حسن|رخص|غلي|حدث|نسب|سعار|حلي|حلا|جمل|روع)|هي|هو|سعر|قيمه|مواصفات|عيوب|مميزات)$/
const WISH = /^(?:[انت]?بي|[انت]?بغي|ابغا|اريد|want)$/
const PARTICLE = /^(?:و?(?:ما|لا|لم)|not|don t|dont|do not|never|can t|cant|cannot)$/

interface Mark extends Range {
  /** Whether the word only has a meaning together with the next one, such as «ابي». */
  isLead: boolean
  /** Whether the word may negate a verb: «ما», «لا», `not`. */
  isParticle: boolean
  /** Whether it drops what is before it too: «يارس عيب اركبها». */
  isOfBefore: boolean
  effect: 'excludes' | 'excludesBefore' | 'excludesAllBefore' | 'drops' | 'dropsBefore' | 'asks' | 'none'
}

/** A meaning that may be excluded. */
export interface PolarItem extends Range {
  /** One negation applies to consecutive items of one group: «مو كيا ولا هيونداي». */
  group: string
  /** Whether it says the kind of car: «غير تويوتا جيب» excludes the maker alone. */
  isBody?: boolean
}

export interface Polarity {
  /** Whether the words of a range are excluded. */
  isExcluded: (range: Range) => boolean
  /** Whether the words are optional: «مو لازم جديدة». */
  isDropped: (range: Range) => boolean
  /** Whether a word only negates, or is an unknown word that is negated. */
  isSpent: (place: number) => boolean
  /** Negations that exclude nothing, with their words: «بدون فتحة», «ما شفت لي صينية». */
  unread: readonly Range[]
  /** Extends a range by the preceding words that have no meaning alone: «بدون لون اسود», `not in Riyadh`. */
  phraseOf: (range: Range) => Range
}

/**
 * Determines which meanings are excluded: those after a negation, and those joined to them by «ولا» and the like.
 * @param items in order
 */
export function readPolarity(words: readonly Word[], items: readonly PolarItem[]): Polarity {
  const marks = findMarks(words)
  const places = { excludes: new Set<number>(), drops: new Set<number>(), none: new Set<number>() }
  const spent = new Set<number>()
  const unread: Range[] = []
  const placesBefore = (effect: Mark['effect']) =>
    effect === 'asks' ? places.none : effect === 'dropsBefore' ? places.drops : places.excludes
  for (const mark of marks) {
    if (mark.effect === 'none') continue
    if (mark.effect !== 'excludes' && mark.effect !== 'drops') {
      const start = mark.effect === 'excludesAllBefore' ? beforeFillers(words, items, mark.from) : mark.from
      const last = items.findLastIndex(({ to }) => to === start)
      const covered = itemsUpTo(last, words, items, mark.effect)
      for (const { from } of covered) placesBefore(mark.effect).add(from)
      for (let at = mark.from; at < mark.to; at += 1) spent.add(at)
      if (mark.effect === 'excludesAllBefore' && !covered.length && start > 0) {
        spent.add(start - 1)
        unread.push({ from: start - 1, to: mark.to })
      }
      continue
    }
    const place = afterUnknown(words, items, afterFillers(words, items, mark))
    if (mark.isOfBefore) for (const { from, to } of items) if (to === mark.from) places.drops.add(from)
    const isEnded = words.slice(mark.to, place + 1).some(({ isAfterEnd }) => isAfterEnd)
    const covered = isEnded ? [] : itemsFrom(place, words, items, marks)
    if (!covered.length && !isEnded && mark.isParticle) {
      const unsure = itemAfterUnknown(place, words, items, marks)
      const joined = unsure ? itemsFrom(unsure.from, words, items, marks) : []
      const end = joined.findIndex(({ from }, at) => at > 0 && words[from]?.isAfterStop)
      const dropped = joined.slice(0, end < 0 ? undefined : end)
      for (const { from } of dropped) places.drops.add(from)
      const last = dropped.at(-1)
      if (last) unread.push({ from: mark.from, to: last.to })
    }
    for (const { from } of covered) places[mark.effect].add(from)
    for (let at = mark.from; at < mark.to; at += 1) if (covered.length || !isWithin(items, at)) spent.add(at)
    if (covered.length || place >= words.length || isWithin(items, place)) continue
    spent.add(place)
    const isRead =
      unread.some(({ from }) => from === mark.from) || marks.some(({ from, to }) => place >= from && place < to)
    if (mark.effect === 'excludes' && !isRead) unread.push({ from: mark.from, to: place + 1 })
  }
  return {
    isExcluded: ({ from }) => places.excludes.has(from),
    isDropped: ({ from }) => places.drops.has(from),
    isSpent: (place) => spent.has(place),
    unread,
    phraseOf: (range) => phraseOf(range, words, items, marks),
  }
}

function phraseOf({ from, to }: Range, words: readonly Word[], items: readonly Range[], marks: readonly Mark[]): Range {
  const isOver = (place: number, lead: ReadonlySet<string>) =>
    !isWithin(items, place) && (lead.has(words[place]?.text ?? '') || LINKS.has(words[place]?.text ?? ''))
  for (let first = from; first > 0 && (first === from || isOver(first, FILLERS)); first -= 1) {
    const mark = marks.find((one) => one.isLead && one.to === first)
    if (mark) return { from: mark.from, to }
  }
  let first = from
  while (first > 0 && isOver(first - 1, LEADS)) first -= 1
  return { from: first, to }
}

function findMarks(words: readonly Word[]): Mark[] {
  return findPhrases(words, POLARITY_WORDS).map(({ from, to, text, groups }) => ({
    from,
    to,
    // «عندكم كامري ولا لا» is a question
    effect: groups.either?.endsWith(' لا') && to === words.length ? 'asks' : effectOf(groups),
    isParticle: PARTICLE.test(text),
    isOfBefore: groups.scorned !== undefined,
    isLead: !groups.want && !groups.either && !groups.notIt && !groups.notBefore && !groups.excluded,
  }))
}

function effectOf({ not, moot, scorned, either, notIt, notBefore, excluded }: Phrase['groups']): Mark['effect'] {
  if (excluded !== undefined) return 'excludesAllBefore'
  if (notIt !== undefined || notBefore !== undefined) return 'excludesBefore'
  if (not !== undefined) return 'excludes'
  if (moot !== undefined || scorned !== undefined) return 'drops'
  return either === undefined ? 'none' : 'dropsBefore'
}

/** Where the words end that a negation after them is about: `red colour excluded`. */
function beforeFillers(words: readonly Word[], items: readonly Range[], from: number): number {
  let place = from
  while (place > 0 && FILLERS.has(words[place - 1]?.text ?? '') && !isWithin(items, place - 1)) {
    if (words[place - 1]?.isAfterStop) break
    place -= 1
  }
  return place
}

function afterFillers(words: readonly Word[], items: readonly Range[], { to, effect }: Mark): number {
  let place = to
  // «ما يفرق اللون، ابي تاهو»
  const goesOn = (text: string) => FILLERS.has(text) && !(effect === 'drops' && WISH.test(text))
  while (goesOn(words[place]?.text ?? '') && !words[place]?.isAfterEnd && !items.some(({ from }) => from === place))
    place += 1
  return place
}

/** A negation applies across a few unknown words: «ما شفت لي صينية». */
function itemAfterUnknown(
  place: number,
  words: readonly Word[],
  items: readonly PolarItem[],
  marks: readonly Mark[],
): PolarItem | undefined {
  const word = words[place]?.text ?? ''
  if (isWithin(items, place) || FILLERS.has(word) || ASKED.test(word)) return undefined
  const next = items.find(({ from }) => from > place)
  if (!next || next.from - place > MOST_UNKNOWN) return undefined
  const isCut =
    marks.some(({ from }) => from > place && from < next.from) ||
    words.slice(place + 1, next.from + 1).some(({ isAfterStop }) => isAfterStop)
  return isCut ? undefined : next
}

/** The items that are joined to an unknown word, or follow it: «مو مشمشية ولا سودا». */
function afterUnknown(words: readonly Word[], items: readonly Range[], place: number): number {
  if (isWithin(items, place)) return place
  const nor = [place, place + 1].find((at) => LINKS.has(words[at]?.text ?? ''))
  return nor !== undefined && items.some(({ from }) => from === nor + 1) ? nor + 1 : place
}

/**
 * The item that a mark follows. If they do not matter, also its alternatives (`manual or auto, don't care`); if all are
 * excluded, also the maker of a model.
 */
function itemsUpTo(
  last: number,
  words: readonly Word[],
  items: readonly PolarItem[],
  effect: Mark['effect'],
): readonly PolarItem[] {
  if (last < 0) return []
  if (effect !== 'dropsBefore' && effect !== 'excludesAllBefore') return items.slice(last, last + 1)
  let first = last
  const isAlternative = ({ to, group }: PolarItem, next: PolarItem) => {
    if (group !== next.group || words[next.from]?.isAfterStop) return false
    const isName = effect === 'excludesAllBefore' && next.from === to
    return isName || (next.from === to + 1 && LINKS.has(words[to]?.text ?? ''))
  }
  while (first > 0) {
    const [one, next] = [items[first - 1], items[first]]
    if (!one || !next || !isAlternative(one, next)) break
    first -= 1
  }
  return items.slice(first, last + 1)
}

/** The item at an index, and those joined to it. */
function itemsFrom(
  place: number,
  words: readonly Word[],
  items: readonly PolarItem[],
  marks: readonly Mark[],
): PolarItem[] {
  const first = items.findIndex(({ from }) => from === place)
  if (first < 0) return []
  const length = items.slice(first + 1).findIndex((next, at) => {
    const before = items[first + at]
    if (!before || !areJoined(words, before, next, marks)) return true
    // «لا ابي بنزين ولا ديزل، كهربا»
    const isNor = before.from > 0 && NOR.has(words[before.from - 1]?.text ?? '')
    const isApart = next.from === before.to && words[next.from]?.isAfterStop
    if (isNor && isApart) return true
    // `not SUVs, sedans only`
    if (isApart && ONLY.test(words[next.to]?.text ?? '')) return true
    // `no chinese, japanese sedan`
    if (isApart && next.group !== 'car' && isHead(items[first + at + 2], next) && !isHead(next, before)) return true
    if (next.isBody && !before.isBody && next.from === before.to) return true
    return next.group !== before.group && !words.slice(before.to, next.from).some(({ text }) => NOR.has(text))
  })
  return items.slice(first, length < 0 ? undefined : first + 1 + length)
}

const ONLY = /^(?:only|فقط|بس)$/

/** Whether an item is the car that the one before describes: `red sedan`. */
const isHead = (item: PolarItem | undefined, before: PolarItem): boolean =>
  item?.group === 'car' && item.from === before.to

/** Words that continue an exclusion with items of any group: «مو سيدان ولا سوداء». */
const NOR: ReadonlySet<string> = new Set(['ولا', 'nor'])

/** «ولا هي سودا», `or a pickup`. */
const PRONOUN = /^(?:هي|هو|لونها|لونه|an?|any|the)$/

/** Joined by a link, by the prefix «و», or directly, as a maker and its model. */
function areJoined(words: readonly Word[], one: Range, other: Range, marks: readonly Mark[]): boolean {
  if (words.slice(one.to, other.from + 1).some(({ isAfterEnd, text }) => isAfterEnd && !NOR.has(text))) return false
  const isLinked = (range: Range) =>
    words.slice(range.from, range.to).every(({ text }) => LINKS.has(text) || PRONOUN.test(text))
  const between = { from: one.to, to: other.from }
  return isLinked(between) && marks.every((mark) => !isInside(mark, between) || isLinked(mark))
}

const isInside = (one: Range, other: Range): boolean => one.from >= other.from && one.to <= other.to

const isWithin = (items: readonly Range[], place: number): boolean =>
  items.some(({ from, to }) => place >= from && place < to)
