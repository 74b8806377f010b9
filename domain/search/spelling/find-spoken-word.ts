import { normaliseText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { findInOtherForm } from '../vocabulary/find-terms.ts'
import { costOfReading, soundsOfArabic, soundsOfLatin, type ArabicSounds } from '../words/latin-sounds.ts'
import { NO_PLACES_BARE, ORDINARY_WORDS } from '../vocabulary/ordinary-words.ts'
import { FILLERS } from '../vocabulary/polarity-words.ts'
import { SPOKEN_NUMBERS } from '../numbers/spoken-numbers.ts'
import { withoutArticle, type Vocabulary, type VocabularyTerm } from '../vocabulary/vocabulary.ts'

interface ArabicWord extends ArabicSounds {
  word: string
  /**
   * How the word is used. `wish`: in requests, the most likely. `ordinary`: may be a part of a name, but not a
   * name. `rare`: a name of few cars. `part`: only a part of a name.
   */
  use: 'wish' | 'ordinary' | 'name' | 'rare' | 'part'
}

/** Maximum cost of a reading, by the number of Arabic letters: short words are similar by chance. */
const MOST: Readonly<Record<ArabicWord['use'], readonly number[]>> = {
  wish: [-1, -1, 0.3, 0.6, 0.6, 0.8],
  ordinary: [-1, -1, 0.3, 0.6, 0.6, 0.8],
  name: [-1, -1, -1, 0.3, 0.4, 0.6],
  rare: [-1, -1, -1, -1, 0.1, 0.25],
  part: [],
}
const MOST_OF_LONG = { wish: 0.9, ordinary: 0.9, name: 0.9, rare: 0.4, part: -1 }
/** Minimum length of a name; shorter ones are English words with a similar sound: `site` and «سيتي». */
const LONG = 5
/** Maximum cost of a word that its neighbours confirm. */
const MOST_OF_PART = 0.5
/** Added to the cost: an ordinary word is more likely than a name with a slightly closer sound. */
const PER_USE = { wish: -0.1, ordinary: 0, name: 0.2, rare: 0.3, part: 0.3 }
/** In Latin letters. */
const SHORTEST_NAME = 3
const isWord = (use: ArabicWord['use']): boolean => use === 'wish' || use === 'ordinary'
const MOST_WORDS = 3

/** Words of requests that are not names, in addition to those of ads. */
const WISHES = normaliseText(`
  لا ابي ابغى ابغا اريد نريد نبي نبغى بدي ودي ما مو مب مش غير بدون ولا او من الى لين في مع تحت فوق اقل اكثر حدود بحدود بين سعر
  ممشى قليل موديل سنة الف مليون ريال سيارة سيارات نظيف نظيفة فل كامل نص ستاندر جديد جديدة مستعمل مستعملة للبيع ارخص
  اغلى احدث اخر راكب ركاب مقاعد ابواب دفع رباعي قير عادي عائلية عائلي جيب يتجاوز تتجاوز تجاوز يتعدى تتعدى يزيد تزيد زود عن
  وفوق واقل واكثر زين مرة جدا حق لون سلام عليكم لو سمحت عندكم وين القى كم فيه حوادث حجم ماشي ماشية مشت كيلو ونيت وانيت
  سلندر رخيص رخيصة كشخة اوتوماتيك زي مثل شبه لازم شرط الاقي بس محل حدي حدها ميزانيتي سعرها سعره ممشاها لونها لونه موديلها والا يوصل توصل يطلع تطلع نفسي خاطري يعني عشان والله طيب خلاص انا انت هو هي هم احنا
`).split(' ')
const ENDINGS_OF_COLOURS = normaliseText('صفرا حمرا بيضا سودا زرقا خضرا صفر حمر بيض سود').split(' ')

const indexes = new WeakMap<Vocabulary, ReadonlyMap<string, ArabicWord[]>>()

/** Arabic words that may be a part of a name of several words. */
export const findSpokenParts = (latin: string, vocabulary: Vocabulary): readonly string[] =>
  likeliest(alike(latin, vocabulary, () => MOST_OF_PART))

/**
 * Arabic words that a word in Latin letters may stand for, most likely first.
 * @param most maximum cost of the reading: 0 only exact ones, for English words; 1 any
 */
export function findSpokenWords(latin: string, vocabulary: Vocabulary, most: number): readonly string[] {
  const mostOf = ({ word, use }: ArabicWord): number =>
    (most === 0 && word.length < LONG) || (latin.length < SHORTEST_NAME && !isWord(use))
      ? -1
      : Math.min(most, MOST[use][word.length] ?? MOST_OF_LONG[use])
  // `2` may stand for «ق»: `zar2a`
  const spellings = latin.includes('2') ? [latin, latin.replaceAll('2', 'q')] : [latin]
  return likeliest(spellings.flatMap((spelling) => alike(spelling, vocabulary, mostOf)))
}

interface SpokenMatch {
  word: string
  cost: number
}

const likeliest = (matches: readonly SpokenMatch[]): string[] =>
  matches
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)

function alike(latin: string, vocabulary: Vocabulary, mostOf: (one: ArabicWord) => number): readonly SpokenMatch[] {
  const { letters, consonants } = soundsOfLatin(latin)
  return (indexOf(vocabulary).get(consonants) ?? []).flatMap((one) => {
    const most = mostOf(one)
    const cost = most < 0 ? Infinity : costOfReading(letters, one.letters, most)
    return cost === Infinity ? [] : { word: one.word, cost: cost + PER_USE[one.use] }
  })
}

function indexOf(vocabulary: Vocabulary): ReadonlyMap<string, ArabicWord[]> {
  const known = indexes.get(vocabulary)
  if (known) return known
  const index = new Map<string, ArabicWord[]>()
  const seen = new Set<string>()
  const add = (spoken: string, use: ArabicWord['use'], word = spoken) => {
    if (seen.has(spoken) || !/^\p{Script=Arabic}{2,}$/u.test(spoken)) return
    seen.add(spoken)
    const sounds = soundsOfArabic(spoken)
    const words = index.get(sounds.consonants)
    if (words) words.push({ ...sounds, word, use })
    else index.set(sounds.consonants, [{ ...sounds, word, use }])
  }
  for (const word of WISHES) add(word, 'wish')
  for (const word of [...ENDINGS_OF_COLOURS, ...SPOKEN_NUMBERS, ...FILLERS, ...ORDINARY_WORDS]) {
    add(word, 'ordinary')
  }
  const terms = [...new Set([...vocabulary.exact.values()].flat())].toSorted(commonFirst)
  for (const { kind, names, isRare } of terms) {
    const use = isRare && (kind === 'make' || kind === 'model') ? 'rare' : 'name'
    for (const name of names) {
      for (const word of splitLettersAndDigits(normaliseText(name)).split(' ')) {
        add(word, vocabulary.exact.has(word) ? use : 'part')
        const bare = withoutArticle(word)
        // `5obar` means «الخبر», since «خبر» alone is an everyday word
        if (NO_PLACES_BARE.has(bare) && bare !== word) add(bare, use, word)
        add(bare, vocabulary.exact.has(bare) || findInOtherForm(vocabulary, bare).length ? use : 'part')
      }
    }
  }
  indexes.set(vocabulary, index)
  return index
}

const commonFirst = (one: VocabularyTerm, other: VocabularyTerm): number =>
  Number(one.isRare ?? false) - Number(other.isRare ?? false)
