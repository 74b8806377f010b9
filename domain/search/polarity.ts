import { normaliseText } from '#domain/text/normalise-text.ts'
import type { Range } from './read-numbers.ts'
import type { Word } from './read-words.ts'

const forms = (text: string): string =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.split('|'))
    .map((form) => normaliseText(form))
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const WANT = forms(`
  ابي|ابغى|ابغا|ابغاها|ابيها|اريد|أريدها|نبي|نبغى|بدي|ودي|احب|أفضل|يبي|تبي|عايز|اشتري|ابحث عن|ادور|أدور
  want|need|like|looking for|prefer|interested in
`)
const NOT = forms(`
  ما|مو|مب|مهب|موب|مش|ماهو|ماهي|ماهوب|مهوب|ماهيب|مهيب|لا|ليس|ليست|لم|مهي|ماني|غير
  not|no|don t|dont|do not|never|isn t|aren t
`)
const NOT_WANTED = forms(`
  مني عايز|مني عاوز|مني ابغى|مابي|مابغى|مابغا|ماابي|ماابغى|ما ودي|مابدي|ما بدي|ما اريد|لا اريد|ما ابي|ما ابغى|ما ابغا|ما نبي|ما نبغى|لا احب|ما احب|اكره|ما اشتري|ما ادور
  don t want|dont want|do not want|don t like|dont like|not interested in|not looking for|hate
`)
const EXCEPT = forms(`
  غير|ماعدا|ما عدا|عدا|إلا|الا|سوى|بدون|بلا|من غير|من دون|باستثناء|خلاف
  except|except for|excluding|without|other than|apart from|anything but|but not|minus|non
`)

const start = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
/** «مو لازم جديدة» neither wants nor excludes. */
const NEED_NOT = forms(`
  مو لازم|مب لازم|مهوب لازم|ما يهم|ما تهم|مو شرط|مب شرط|ليس شرطا|مو ضروري
  not necessarily|doesn t matter|does not matter|not only|not just|مو بس|مب بس
`)
/** «ولا» joins alternatives, unless a verb follows. */
const NOT_OR = '(?!ولا (?!(?:تكون|يكون|تصير|ابي|ابغي|اريد) ))'
/** «ما بين», «ما شاء الله», `not bad`. */
const NOT_IDIOM = '(?! (?:بين|شاء|شا|عليها|عليه|فيها|فيه|هو الفرق|الفرق|only|bad|sure))'
const MARK = new RegExp(
  [
    // «ما ابي الا كامري» wants a Camry
    `${start}(?<only>(?:${NOT_WANTED}|nothing)(?: (?:سياره|شي|اي شي))? (?:${EXCEPT}|but)|only|فقط|بس|لكن)${end}`,
    `${start}(?<moot>${NEED_NOT})${end}`,
    `${start}${NOT_OR}(?<not>و?(?:(?:${NOT_WANTED})(?:ها|ه|هم)?|${EXCEPT}|(?:${NOT})${NOT_IDIOM}))${end}`,
    `${start}(?<want>${WANT}|but)${end}`,
  ].join('|'),
  'gu',
)

/** Words that may stand between a negation and what it excludes. */
const FILLERS = new Set(
  normaliseText(`
    ابي ابغى ابيها ابغاها تكون يكون تصير يصير تطلع يطلع تجي اي أي سيارة سيارات السيارة لون لونها اللون نوع نوعها موديل شركة
    من في تقريبا هي هو براعي راعي تجيب لي تعطيني توريني show give والله يا كانت كان تزيد يزيد تتعدى يتعدى تتجاوز يتجاوز تفوق سعرها سعره السعر ممشاها الممشى مشت ماشية عن على
    be a an the any car cars one brand color colour in of is it with want going go cost costs priced anything more
  `).split(' '),
)
/** Words that continue an exclusion: «مو كيا ولا هيونداي». */
const LINKS = new Set(normaliseText('و او أو ولا لا or and nor neither').split(' '))

interface Mark extends Range {
  effect: 'excludes' | 'drops' | 'none'
}

export interface Polarity {
  /** Whether the words of a range are excluded. */
  isExcluded: (range: Range) => boolean
  /** Whether they make no difference: «مو لازم جديدة». */
  isDropped: (range: Range) => boolean
  /** Whether a word only negates, or is an unknown one that is negated. */
  isSpent: (place: number) => boolean
}

/**
 * Which of the understood words are excluded: those after a negation, and those joined to them by «ولا» and the like.
 * @param items what was understood, in order, with what makes two of them alike
 */
export function readPolarity(words: readonly Word[], items: readonly (Range & { group: string })[]): Polarity {
  const marks = findMarks(words)
  const excluded = new Set<number>()
  const dropped = new Set<number>()
  const spent = new Set<number>()
  for (const mark of marks) {
    if (mark.effect === 'none') continue
    let place = mark.to
    while (place < words.length && FILLERS.has(words[place]?.text ?? '') && !startsItem(items, place)) place += 1
    const first = items.find(({ from }) => from === place)
    for (let at = mark.from; at < mark.to; at += 1) if (first || !isInItem(items, at)) spent.add(at)
    if (!first) {
      if (place < words.length && !isInItem(items, place)) spent.add(place)
      continue
    }
    const affected = mark.effect === 'drops' ? dropped : excluded
    affected.add(first.from)
    let last = first
    for (;;) {
      const next = items.find(({ from }) => from >= last.to)
      if (
        !next ||
        !isAlike(last, next) ||
        !isJoined(words, last, next) ||
        marks.some((one) => one !== mark && one.from >= last.to && one.to <= next.from && !isLink(words, one))
      )
        break
      affected.add(next.from)
      last = next
    }
  }
  return {
    isExcluded: ({ from }) => excluded.has(from),
    isDropped: ({ from }) => dropped.has(from),
    isSpent: (place) => spent.has(place),
  }
}

const startsItem = (items: readonly Range[], place: number) => items.some(({ from }) => from === place)
const isInItem = (items: readonly Range[], place: number) => items.some(({ from, to }) => place >= from && place < to)
const isLink = (words: readonly Word[], { from, to }: Range) =>
  words.slice(from, to).every(({ text }) => LINKS.has(text))

function findMarks(words: readonly Word[]): Mark[] {
  const text = words.map((word) => word.text).join(' ')
  return [...text.matchAll(MARK)].map(({ 0: phrase, index, groups = {} }) => {
    const from = text.slice(0, index).split(' ').length - 1
    return {
      from,
      to: from + phrase.split(' ').length,
      effect: groups.not !== undefined ? 'excludes' : groups.moot !== undefined ? 'drops' : 'none',
    }
  })
}

/** A maker and a model exclude together, as do two colours. */
function isAlike(one: { group: string }, other: { group: string }): boolean {
  return one.group === other.group
}

/** By a link, by «و» at the beginning of the word, or, of a maker and its model, by nothing. */
function isJoined(words: readonly Word[], one: Range, other: Range): boolean {
  const between = words.slice(one.to, other.from)
  if (between.length) return between.every(({ text }) => LINKS.has(text))
  return (words[other.from]?.text ?? '').startsWith('و') || one.to === other.from
}
