import { findPhrases, phrasePattern } from '../words/find-phrases.ts'
import { namesCar, placeOfCar, type Item } from './car-words.ts'
import type { NumberReading, Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'

/** Topics other than cars. Matches words as `readWords` returns them. */
const MATTERS = [
  // trades and jobs
  '(?<!ب)ورش(?:ه|ات)?|مي?كانيكي|ميكانيكا|سمكري|سمكره|بنشري?|مغسله|مغاسل|غسيل|تلميع|تنجيد|تظليل|تصليح|سطح(?:ه|ات)|ونش',
  'كهربائي (?:ال)?سيارات|كهرباء (?:ال)?(?:سيارات|سياره)|وظيف(?:ه|تي)|وظا[ئي]ف|توظيف|خ[اد]دمه|شغاله|استقدام|محامي|سباك|مندوب|حارس|مطلوب (?:سا[ئي]ق|سواق)',
  // papers and money
  'رخص(?:ه|تي)?|جوازات?|اقامه|تاشيره|فيزا|مخالف(?:ه|ات)|بلاغ|تامين|محكمه|قضيه|قضايا|توكيل|عقد|جمارك|ضريبه|رسوم|قرض|قروض|صرافه',
  // places and journeys
  '(?:ال)?(?:فرق|مسافه) بين|difference between|distance between|شق(?:ه|ق)|استراحه|غرفه|فندق|فنادق|مطعم|مطاعم|قاع(?:ه|ات)|مستشفي|عياده|مدرسه|معهد|ملعب|مباراه|دوري|تذكره|تذاكر|طيران|قطار|عقارات?|ارض|اراضي|محط(?:ه|ات)|حلاقه?|رالي|مهرجان|عمره|فورمولا',
  // other goods
  'اغني(?:ه|ات)|اغاني|اناشيد|فيلم|افلام|مسلسل|لعبه|العاب|قصيده|كتاب|ايفون|لابتوب|رولكس|شاحن|مولدات?|بلايستيشن|عبا[يء](?:ه|ات)|فستان|كنب|اثاث|عفش|ثلاجات|غسالات|كرسي اطفال|مقعد طفل',
  'songs?|lyrics|movies?|films?|games?|books?|embass(?:y|ies)|schools? fees|jobs?|vacanc(?:y|ies)|visas?|passports?|iqama|licen[cs]es?|insurance|loans?|customs|workshops?|garages?|mechanics?|stations?',
  'hotels?|apartments?|flats?|villas?|flights?|tickets?|restaurants?|weather|laptops?|controllers?|tours?',
].join('|')
const MATTER = phrasePattern(`(?:وال|بال|لل|ال|[ولب](?!ورش))?(?:${MATTERS})`)

/** Asks for something. */
export const WISH =
  /^و?(?:[انتي]?بي|[انتي]?بغي|[انتي]بغا|[انتي]بون|[انت]ريد|ودي|بدي|[ان]دور|[انتي]?حتاج|محتاجه?|want|wants|need|needs|looking|show|find)$/

/**
 * Finds words about another topic, up to a request for a car: «وظيفة بالجبيل وابي سيارة», «ورش كهرباء». None if the
 * text names a car before.
 * @param items meanings, in order
 */
export function readOtherMatter(words: readonly Word[], items: readonly Item[]): Range | null {
  const at = findPhrases(words, MATTER)[0]?.from
  if (at === undefined || placeOfCar(words, items) < at) return null
  const wish = words.findIndex(
    (word, place) =>
      place > at &&
      WISH.test(word.text) &&
      (placeOfCar(words, items, place) < Infinity || items.some(({ from }) => from > place)),
  )
  return { from: 0, to: wish < 0 ? words.length : wish }
}

/** Whether a meaning belongs to the other topic. Names of cars still count: «صيانة كامري ٢٠٢٠». */
export const isOfMatter = ({ kind, from }: Item, matter: Range | null): boolean =>
  matter !== null && from < matter.to && kind !== 'make' && kind !== 'model'

/** Whether a price or mileage is of the other topic, since no car is named: «شقة للايجار ٤٠ الف». */
export const isPriceOfMatter = (
  { field, from }: NumberReading,
  matter: Range | null,
  items: readonly Item[],
): boolean => matter !== null && from < matter.to && (field === 'price' || field === 'mileage') && !items.some(namesCar)
