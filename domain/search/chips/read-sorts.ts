import { findPhrases, phrasePattern } from '../words/find-phrases.ts'
import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'
import type { Sort } from './sorts.ts'

export interface SortReading extends Range {
  sort: Sort
}

/** «مرتبة حسب السعر», `sorted by price`. */
const BY =
  '(?:(?:(?:ال)?(?:ترتيب|مرتبه|رتب|رتبها|رتبوا) )?(?:حسب|بحسب|علي حسب)|(?:sort|sorted|order|ordered|arranged?) by(?: the)?)'

/** «اقل سيارة ممشى». */
const CARS = '(?:ال)?(?:سيارات|سياره|موتر|مواتر|عربيه|عربيات|وحده|واحد|واحده|شي)'

/** Superlatives, as words from `readWords`. «ارخص من» is a bound instead. */
const PHRASES: readonly [Sort, string][] = [
  ['best_price', '(?:ال)?افضل(?:ها)? (?:ال)?(?:سعر|اسعار)|(?:the )?best prices?'],
  [
    'mileage_asc',
    `(?:ال)?اقل(?:ها)? (?:${CARS} )?(?:ممشي|مشي|عداد|مسافه|كيلو|كيلوات)|(?:ال)?ممشي الاقل|(?:the )?(?:lowest|least) (?:mileage|miles|km|kms|kilometers)|(?:the )?least driven|${BY} (?:ال)?(?:ممشي|عداد|مسافه|mileage|km)`,
  ],
  [
    'price_asc',
    `(?:ال)?اقل(?:ها)? (?:${CARS} )?(?:ال)?(?:سعر|سعرا|اسعار)|(?:ال)?ارخص(?:ها)?(?! (?:من|than))|(?:the )?(?:cheapest|least expensive|lowest prices?|cheapest first)|(?:${BY} )?price (?:from )?low(?:est)? to high(?:est)?|${BY} (?:ال)?(?:سعر|price)(?! (?:from )?(?:high|desc))`,
  ],
  [
    'price_desc',
    `(?:ال)?اعلي(?:ها)? (?:${CARS} )?(?:ال)?(?:سعر|سعرا|اسعار)|(?:ال)?اغلي(?:ها)?(?! (?:من|than))|(?:the )?(?:most expensive|highest prices?|priciest)|(?:${BY} )?price (?:from )?high(?:est)? to low(?:est)?`,
  ],
  [
    'newest',
    '(?:ال)?احدث (?:ال)?(?:اعلانات|اعلان|معروض)|احدث الاعلانات|اخر الاعلانات|(?:(?:ال)?لي |اللي )?(?:نزل|نزلت|نزلوا|انزلت|انضافت|جديد|الجديد) (?:اليوم|هاليوم|امس|حديثا|هالاسبوع|هذا الاسبوع)|اعلانات (?:اليوم|امس)|اجدد (?:الاعلانات|اعلانات|السيارات|سيارات)|(?:ال)?اعلانات (?:ال)?جديده(?: اليوم)?|الاحدث(?! (?:موديل|موديلا|سنه|من))|(?:newest|latest|most recent|recent) (?:ads?|listings?|first)|(?:posted|listed|added|uploaded|new) (?:today|yesterday|this week|recently)|newest(?! (?:model|year|than))',
  ],
  [
    'year_desc',
    `(?:ال)?(?:احدث|اجدد)(?:ها)?(?: ${CARS})?(?: (?:موديل|موديلا|موديلات|سنه|سنه صنع))?(?! (?:من|than))|(?:newest|latest|most recent) (?:model|models|year|model year)|اخر موديل|${BY} (?:ال)?(?:موديل|سنه|year|model year)`,
  ],
  [
    'year_asc',
    '(?:ال)?اقدم(?:ها)?(?: (?:موديل|موديلا|سنه))?(?! (?:من|than|شكوي|شكوه|بلاغ|طلب|عرض|اعتراض|علي))|(?:the )?oldest(?: (?:model|models|year|model year))?(?! than)',
  ],
]
const FORM = phrasePattern(...PHRASES.map(([sort, phrase]) => `(?<${sort}>${phrase})`))

/**
 * Requested sort orders.
 * @param isTaken whether a word already has a meaning
 */
export function readSorts(words: readonly Word[], isTaken: (place: number) => boolean): SortReading[] {
  const free = words.map(({ text }, at) => ({ text: isTaken(at) ? '_' : text }))
  return findPhrases(free, FORM).map(({ from, to, groups }) => {
    const sort = PHRASES.find(([name]) => groups[name] !== undefined)?.[0] ?? 'newest'
    return { sort, from, to }
  })
}
