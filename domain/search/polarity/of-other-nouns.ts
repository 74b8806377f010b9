import { normaliseText } from '#domain/text/normalise-text.ts'
import { isCarWord, namesCar, placeOfCar, type Item } from './car-words.ts'
import { EMPTY_WORDS, OR_WORDS, PLACE_WORDS, VAGUE_WORDS } from '../vocabulary/ordinary-words.ts'
import { FILLERS } from '../vocabulary/polarity-words.ts'
import type { Word } from '../words/read-words.ts'
import type { TermKind } from '../vocabulary/vocabulary-term.ts'

const DESCRIBING: ReadonlySet<TermKind> = new Set(['color', 'condition', 'fuel_type', 'transmission', 'regional_spec'])
/** A gearbox is of a car. */
const OF_CARS: readonly TermKind[] = ['transmission']

/** Words that name nothing that could have a colour. */
const NO_NOUNS: ReadonlySet<string> = new Set([
  ...EMPTY_WORDS,
  ...OR_WORDS,
  ...PLACE_WORDS,
  ...VAGUE_WORDS,
  ...FILLERS,
  ...normaliseText(`
    فل فول كامل كاملة ستاندر ستاندرد نص وكالة سبورت شيء حاجة وحدة واحد واحدة ثاني ثانية غير ما مو مب لا الا إلا بدون ماعدا
    يبي تبي يبغى تبغى نبغى احب افضل شفت حصلت لقيت اخذ باخذ تحت فوق اقل اكثر بس فقط يعني كمان برضو برضه ايضا المهم مهم باس
    خلاف عدا سوى باستثناء اكره يعجبني مخزن مخزنة مجدد
    one ones only just please sport edition spec specs import imported preferred preferably ideally under below above over less more than max full option clean with without but not new used
  `).split(' '),
])

/**
 * Whether a meaning describes a noun other than a car: «ساعة ذهبية», «موظف جديد وابي يارس», `green card`. Words
 * after the name of a car describe the car.
 * @param items meanings, in order
 * @param isKnown whether a word has a meaning
 */
export function isOfOtherNoun(
  { kind, from, to, corrected }: Item & { corrected: boolean },
  words: readonly Word[],
  items: readonly Item[],
  isKnown: (place: number) => boolean,
): boolean {
  if (!DESCRIBING.has(kind)) return false
  const car = placeOfCar(words, items)
  if (car < from || items.some((item) => item.from === to && namesCar(item))) return false
  // «الرصاصة» means grey only next to a car
  if (corrected && car === Infinity && words.length > 1) return true
  const isNoun = (place: number) => {
    const text = words[place]?.text ?? ''
    // «سيارة جامعة، بيضاء»
    if (words[Math.max(place, from)]?.isAfterStop) return false
    return !isKnown(place) && NOUN.test(text) && !NO_NOUNS.has(text) && !NO_NOUNS.has(text.replace(/^و/, ''))
  }
  if (LATIN.test(words[from]?.text ?? '')) return isNoun(to)
  let before = from - 1
  while (COLOR.test(words[before]?.text ?? '') || isCarWord(words[before])) before -= 1
  return !OF_CARS.includes(kind) && isNoun(before)
}

const LATIN = /^[a-z]/
const NOUN = /^\p{L}{3}/u
/** «بلون ابيض». */
const COLOR = /^[وب]?(?:ال)?لون/
