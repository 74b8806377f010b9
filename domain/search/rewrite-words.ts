import { normaliseText, splitLettersAndDigits, squeeze } from '#domain/text/normalise-text.ts'
import { factorOf } from '#domain/text/parse-number.ts'
import { ANY_ERROR, editDistance } from './edit-distance.ts'
import { findInOtherForm, findTerms } from './find-terms.ts'
import { otherLayout } from './keyboard-layout.ts'
import { EMPTY_WORDS, isOrdinaryWord, VAGUE_WORDS } from './ordinary-words.ts'
import { spokenKeyOfArabic, spokenKeyOfLatin, type SpokenKey } from './spoken-key.ts'
import { isSpokenNumber } from './spoken-numbers.ts'
import { withoutArticle, type Vocabulary } from './vocabulary.ts'

export interface Rewritten {
  text: string
  /** The typed word by the one that took its place. */
  typed: ReadonlyMap<string, string>
}

interface ArabicWord extends SpokenKey {
  word: string
  /** Joins others rather than naming something. */
  isFunction: boolean
}

/** Words of a sentence that are no names, by which Arabic in Latin letters is recognised. */
const FUNCTION_WORDS = normaliseText(`
  ابي ابغى ابغا اريد بدي ودي ما مو مب غير بدون ولا او من الى لين في مع تحت فوق اقل اكثر حدود بحدود بين سعر ممشى قليل
  موديل سنة الف مليون ريال سيارة سيارات نظيف نظيفة فل كامل نص ستاندر جديد جديدة مستعمل مستعملة للبيع ارخص اغلى احدث راكب
  ركاب مقاعد ابواب دفع رباعي قير عادي عائلية جيب يتجاوز تتجاوز يتعدى وفوق واقل زين مرة جدا حق لون
  واحد اثنين ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين مية ميتين وعشرين
  وثلاثين وخمسين بعشرين بثلاثين بخمسين صفرا حمرا بيضا سودا زرقا خضرا
`).split(' ')
const ENGLISH = new Set(
  `a an the and or in on at of for from to with is are my i we you it me us no not but be do does did done have has had
  want need like looking look find show please can could would should will what which where who how much any anything
  something nothing other than except without only just also very too really under over below above between around about
  budget price cost car cars model year years new used old big small good best nice clean full option half low high
  mileage km kms sale sell buy cheap white black red blue green auto automatic manual max plus type line family kids
  school daily drive driving ads ad seater seaters latest newest cruiser mini van long road trip desert camping city highway wife first dealer condition seats seat doors
  accident free paint original warranty service history owner one two three four five six seven eight nine ten`.split(
    /\s+/,
  ),
)
const LONGEST = 24
/** Words with the spaces between them. */
const LONGEST_NAME = 10
const MOST_PARTS = 80
const MOST_EDITS = 4
const SHORTEST = 4
/** Consonants that tell a name from chance. */
const ENOUGH = 3
/** Articles and prepositions, which change nothing: `bel 5obar`. */
const GLUE = /^(?:al|el|il|bel|bil|bal|fil|fel|lil|bi)$/
const AND = / (?:w|wa) (?=\p{L})/giu

const indexes = new WeakMap<Vocabulary, ReadonlyMap<string, ArabicWord[]>>()

/**
 * Rewrites words that are only understood in the other keyboard layout (`;hlvd`), or as Arabic in Latin letters
 * (`7amra`, `sayara`). Words that are known stay.
 */
export function rewriteWords(text: string, vocabulary: Vocabulary): Rewritten {
  const typed = new Map<string, string>()
  const parts = text.split(/(\s+)/)
  const mayBeArabic = isPerhapsArabizi(parts)
  const isOfName = namesIn(parts, vocabulary)
  const rewritten = parts.map((part, at) => {
    if (!/\p{L}/u.test(part) || part.length > LONGEST || isOfName(at) || isKnown(part, vocabulary)) return part
    const other = inOtherLayout(part, vocabulary) ?? (mayBeArabic ? inArabic(part, vocabulary) : null)
    if (other === null) return part
    typed.set(other, part)
    return other
  })
  if (!typed.size) return { text, typed }
  return {
    text: rewritten
      .map((part) => (GLUE.test(part.toLowerCase()) ? '' : part))
      .join('')
      .replace(AND, ' و'),
    typed,
  }
}

/** Names of several words, none of which needs to be known alone: `Land Rover`, `Riyadh Al Khabra`. */
function namesIn(parts: readonly string[], vocabulary: Vocabulary): (place: number) => boolean {
  const keys = parts.slice(0, MOST_PARTS).map(squeeze)
  const places = new Set<number>()
  for (let from = 0; from < keys.length; from += 2) {
    let key = keys[from] ?? ''
    for (let to = from + 2; to < Math.min(keys.length, from + LONGEST_NAME); to += 2) {
      key += keys[to]
      if (vocabulary.exact.has(key)) for (let place = from; place <= to; place += 2) places.add(place)
    }
  }
  return (place) => places.has(place)
}

/** A digit among letters, or no English word that only joins others. */
function isPerhapsArabizi(parts: readonly string[]): boolean {
  const keys = parts.map((part) => part.toLowerCase())
  return keys.some(isArabizi) || !keys.some((key) => ENGLISH.has(key))
}

function isKnown(part: string, vocabulary: Vocabulary): boolean {
  const key = squeeze(part)
  if (ENGLISH.has(key) || EMPTY_WORDS.has(key) || VAGUE_WORDS.has(key) || isOrdinaryWord(key)) return true
  if (isSpokenNumber(key) || factorOf(key) !== undefined || findTerms(vocabulary, key).length) return true
  // `cx5`, `2door`: each part on its own
  if (/[a-z]\d+$|^\d+[a-z]+$/.test(key) && !isArabizi(key)) return true
  return !/[a-z]/.test(key) && findInOtherForm(vocabulary, key).length > 0
}

function inOtherLayout(part: string, vocabulary: Vocabulary): string | null {
  if (part.length < SHORTEST) return null
  const other = otherLayout(part)
  const [term] = vocabulary.exact.get(squeeze(other)) ?? []
  return term && /\p{L}{3}/u.test(other) ? other : null
}

/** A digit among letters, as people write «ع», «ح», «خ». */
const isArabizi = (key: string): boolean =>
  /^(?=.*[a-z]{2})(?:[235679][a-z]{2,}|[a-z]+[23567899][a-z]+)[a-z\d]*$/.test(key)

function inArabic(part: string, vocabulary: Vocabulary): string | null {
  const key = normaliseText(part).replaceAll(' ', '')
  if (!/^[a-z235-9]+$/.test(key) || GLUE.test(key) || (/\d/.test(key) && !isArabizi(key))) return null
  // `9` is «ص» or «ض», `th` «ث» or «ظ»
  const keys = [key.replaceAll('9', 's'), key.replaceAll('9', 'd').replaceAll('th', 'dh')]
  const found = keys.map(spokenKeyOfLatin).flatMap((sound) => nearest(sound, indexOf(vocabulary)) ?? [])
  return found[0] ?? null
}

/** The word that sounds most alike; with few consonants, only one that joins others or sounds the same. */
function nearest({ consonants, sounds }: SpokenKey, index: ReadonlyMap<string, ArabicWord[]>): string | null {
  const [best] = (index.get(consonants) ?? [])
    .map((one) => ({ ...one, edits: editDistance(sounds, one.sounds, MOST_EDITS, ANY_ERROR) }))
    .toSorted((one, other) => one.edits - other.edits || Number(other.isFunction) - Number(one.isFunction))
  if (!best || best.edits > MOST_EDITS) return null
  const isEnough = consonants.length >= ENOUGH || (best.isFunction && consonants.length === 2) || best.edits === 0
  return isEnough ? best.word : null
}

function indexOf(vocabulary: Vocabulary): ReadonlyMap<string, ArabicWord[]> {
  const known = indexes.get(vocabulary)
  if (known) return known
  const index = new Map<string, ArabicWord[]>()
  const add = (word: string, isFunction: boolean) => {
    const key = spokenKeyOfArabic(word)
    if (!isFunction && key.consonants.length < 2) return
    const words = index.get(key.consonants) ?? []
    if (!words.some((one) => one.word === word)) words.push({ ...key, word, isFunction })
    index.set(key.consonants, words)
  }
  for (const word of FUNCTION_WORDS) add(word, true)
  for (const [, terms] of vocabulary.exact) {
    for (const { names, isRare } of terms) {
      if (isRare) continue
      for (const word of names.flatMap((name) => splitLettersAndDigits(normaliseText(name)).split(' '))) {
        if (!/^\p{Script=Arabic}{3,}$/u.test(word)) continue
        add(word, false)
        if (withoutArticle(word) !== word) add(withoutArticle(word), false)
      }
    }
  }
  indexes.set(vocabulary, index)
  return index
}
