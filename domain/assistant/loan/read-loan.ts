import { spellInDigits } from '#domain/search/numbers/spoken-numbers.ts'
import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import { factorOf as writtenFactor } from '#domain/text/parse-number.ts'
import { readAllWords } from '../read-long.ts'
import { NO_LOAN, type AskedOfLoan, type StatedLoan } from './stated-loan.ts'

const FACTOR = '(?:الف|الاف|ك|k|thousand|مليون|million|hazar|hazaar|alf|alaf|lakh|lac)'
/** In Latin letters, which the search reads otherwise. */
const SPOKEN_FACTORS: Readonly<Record<string, number>> = {
  hazar: 1000,
  hazaar: 1000,
  alf: 1000,
  alaf: 1000,
  lakh: 100_000,
  lac: 100_000,
}
const PERCENT = '(?:percent|بالميه|في الميه|بالمئه|في المئه|بالمايه|fisad|feesad)'
const CURRENCY = '(?:ريال|ريالات|sar|sr|riyals?)'
const CURRENCY_WORDS: ReadonlySet<string> = new Set(['ر', 'س', 'ريال', 'sar', 'sr', 'riyal', 'riyals'])
const factorOf = (word: string): number | undefined => SPOKEN_FACTORS[word] ?? writtenFactor(word)
/** The groups of a number have an ending, since a pattern names each group once. */
const number = (at: string): string => `(?<value${at}>\\d{1,9}(?:\\.\\d+)?)(?: (?<factor${at}>${FACTOR}))?`
const share = (at: string): string => `${number(at)}(?: (?<percent${at}>${PERCENT})| ${CURRENCY})?`

const FIRST = '(?:ال|و|ب|مع|بال|وال)?(?:دفعه(?: (?:ال)?(?:اولي|اوله|مقدمه))|مقدم)'
const LAST = '(?:ال|و|ب|مع|بال|وال)?دفعه (?:ال)?(?:اخيره|نهائيه)|balloon(?: payment)?|last payment|final payment'
const OF = '(?: (?:قدرها|قدره|بقيمه|مقدارها|هي|تكون|حوالي|ب|of|is|about|at|with))?'
const BETWEEN = '(?:على|علي|لمده|مده|خلال|في|ب|over|for|in)'

const NO_DOWN = phrasePattern(
  '(?:بدون|بلا|من غير|ما فيه|مافي|ما في) (?:(?:ال)?دفعه(?: (?:ال)?اولي)?|(?:ال)?مقدم)',
  '(?:no|zero|0|without)(?: a| any)? (?:down ?payment|down|deposit)',
)
const DOWN = phrasePattern(
  `${FIRST}${OF} ${share('_after')}`,
  `${share('_before')} (?:${FIRST}|as (?:a )?down ?payment|down ?payment|down|upfront|deposit)(?!${OF} \\d)`,
  `(?:down ?payment|down|upfront|deposit)${OF} ${share('_english')}`,
)
const LAST_PAYMENT = phrasePattern(
  `(?:${LAST})${OF} ${share('_after')}`,
  `${share('_before')} (?:${LAST}|balloon(?: payment)?)(?!${OF} \\d)`,
)
/** What somebody can pay a month is no part of a loan. */
const MONTHLY = phrasePattern(
  `(?:(?:ال)?قسط(?:ها|ه)? (?:(?:ال)?شهري )?|شهريا |بالشهر |monthly )\\d{3,4}(?: ${CURRENCY})?(?! ${FACTOR})`,
  `\\d{3,5}(?: ${CURRENCY})? (?:شهريا?|بالشهر|في الشهر|كل شهر|monthly|(?:a|per|each|every) month)`,
)
const SALARY = phrasePattern(
  `(?:و|ب|ال|وال)?(?:راتبي|راتب|دخلي|معاشي|salary|income)(?: (?:of|is|هو))? \\d{1,6}(?: ${FACTOR})?(?: ${CURRENCY})?`,
)
const MONTHS = phrasePattern(
  '(?<months>\\d{1,3}) (?:شهر|شهرا|شهور|اشهر|months?|mths?|mahine|mahina)',
  '(?<years>\\d{1,2}(?:\\.5)?) (?:سنه|سنوات|سنين|سنوت|اعوام|years?|yrs?|saal|sal|sanawat|snwat|sneen|sinin)(?<half> و?(?:نص|نصف))?',
  `(?:${BETWEEN} )?(?<two>سنتين|سنتان|عامين)`,
  `${BETWEEN} (?<one>سنه|سنه واحده|a year|one year)`,
)
const RATE = phrasePattern(
  `(?:(?:ال|ب|و|بال)?(?:نسبه|نسبتها|فايده|فائده|مرابحه|هامش|ربح|ربحيه|معدل)|interest|profit|rate|apr|at|@)(?: (?:(?:ال)?(?:سنويه|سنوي|ثابته|ثابت|متناقصه|متناقص|ربح|فايده|نسبه|مرابحه)|rate|of|is|flat|reducing|ب|هي))* (?<rate>\\d{1,3}(?:\\.\\d+)?)(?: ${PERCENT})?(?! ${FACTOR})`,
  `(?<rate_before>\\d{1,3}(?:\\.\\d+)?) ${PERCENT}`,
)
const PRICE = phrasePattern(
  `(?<named>(?:ب|بسعر|سعر|سعرها|السعر|قيمتها|بقيمه|قيمه|مبلغ|بمبلغ|price|for|of|worth|costing|is) )?${number('')}(?: ${CURRENCY})?`,
)
const LOWEST_PRICE = 1000
const YEARS = { min: 1980, max: 2035 }
const MOST_PERCENT = 90
const MONTHS_A_YEAR = 12
const MOST_YEARS = 10

type Groups = Readonly<Record<string, string | undefined>>

/**
 * What a message says of a loan.
 * @param asked what was asked for before it, as which a lone number counts
 */
export function readLoan(text: string, asked: AskedOfLoan | null): StatedLoan {
  const words: readonly { text: string }[] = spellInDigits(readAllWords(text.replace(/[%٪]/gu, ' percent ')))
  const loan = { ...NO_LOAN }
  const lone = readLone(
    words.filter((word) => !CURRENCY_WORDS.has(word.text)),
    asked,
  )
  if (lone) return { ...loan, ...lone }
  let left: readonly { text: string }[] = words
  const take = (pattern: RegExp): Groups | null => {
    const [phrase] = findPhrases(left, pattern)
    if (!phrase) return null
    left = left.map((word, at) => (at >= phrase.from && at < phrase.to ? { text: '،' } : word))
    return phrase.groups
  }
  take(MONTHLY)
  take(SALARY)
  const last = take(LAST_PAYMENT)
  if (last) [loan.last, loan.last_percent] = readShare(last)
  if (take(NO_DOWN)) loan.down = 0
  const down = take(DOWN)
  if (down) [loan.down, loan.down_percent] = readShare(down)
  loan.months = readMonths(take(MONTHS))
  const rate = take(RATE)
  if (rate) loan.rate = Number(rate.rate ?? rate.rate_before)
  loan.price = readPrice(left)
  return loan
}

/** An answer of one number, with at most its factor: «٥», «80 الف». */
function readLone(words: readonly { text: string }[], asked: AskedOfLoan | null): Partial<StatedLoan> | null {
  const [value, factor] = [Number(words[0]?.text), words[1]?.text ?? '']
  if (asked === null || words.length > 2 || !Number.isFinite(value) || (factor && factorOf(factor) === undefined))
    return null
  if (asked === 'price') return { price: value * (factorOf(factor) ?? (value < LOWEST_PRICE ? LOWEST_PRICE : 1)) }
  if (factor) return null
  if (asked === 'rate') return { rate: value }
  return Number.isInteger(value) ? { months: value <= MOST_YEARS ? value * MONTHS_A_YEAR : value } : null
}

/** An amount or a percentage. A small number alone is a percentage: «دفعة أولى 10». */
function readShare(groups: Groups): [amount: number | null, percent: number | null] {
  const at = ['_after', '_before', '_english'].find((one) => groups[`value${one}`] !== undefined) ?? ''
  const value = Number(groups[`value${at}`])
  const factor = groups[`factor${at}`]
  if (factor !== undefined) return [value * (factorOf(factor) ?? 1), null]
  return groups[`percent${at}`] !== undefined || (value > 0 && value <= MOST_PERCENT) ? [null, value] : [value, null]
}

function readMonths(groups: Groups | null): number | null {
  if (!groups) return null
  if (groups.months !== undefined) return Number(groups.months)
  const years = groups.two === undefined ? Number(groups.years ?? 1) : 2
  return years * MONTHS_A_YEAR + (groups.half === undefined ? 0 : MONTHS_A_YEAR / 2)
}

/** The largest amount that is left, unless it can only be a year. */
function readPrice(words: readonly { text: string }[]): number | null {
  const amounts = findPhrases(words, PRICE).flatMap(({ groups }) => {
    const value = Number(groups.value) * (factorOf(groups.factor ?? '') ?? 1)
    if (groups.factor === undefined && groups.named === undefined && value >= YEARS.min && value <= YEARS.max) return []
    return value >= LOWEST_PRICE ? value : []
  })
  return amounts.length ? Math.max(...amounts) : null
}

const TALKS_OF_LOANS = phrasePattern(
  '(?:و|ب|ال|بال|ل|لل)?(?:قسط(?:ها|ه)?|اقساط(?:ها|ه)?|تقسيط(?:ها|ه)?|اقسط(?:ها|ه)?|تمويل(?:ها|ه)?|قرض|دفعه (?:ال)?اولي)',
  'instal?l?ments?|financ(?:e|ing|ed)|loan|down ?payment|monthly payments?|emi|qist|qest|taqseet|t2seet|qisten|kist',
)
const ASKS_FOR_AMOUNTS = phrasePattern(
  'كم|بكم|احسب(?:لي|ها|ي)?|حاسبه|يطلع|تطلع|يصير|how much|calculate|calculator|compute|monthly payments?|kam|kitni|kitna|kitne',
)
/** A budget, which is a search. */
const BOUNDS = phrasePattern('تحت|اقل|فوق|حدود|بحدود|حد|ارخص|اغلي|under|below|above|up to|max|budget|cheaper')

export interface LoanTalk {
  namesSalary: boolean
  talks: boolean
  asksForAmounts: boolean
  hasBound: boolean
}

export const readLoanTalk = (words: readonly Word[]): LoanTalk => ({
  namesSalary: findPhrases(words, SALARY).length > 0,
  talks: findPhrases(words, TALKS_OF_LOANS).length > 0,
  asksForAmounts: findPhrases(words, ASKS_FOR_AMOUNTS).length > 0,
  hasBound: findPhrases(words, BOUNDS).length > 0,
})
