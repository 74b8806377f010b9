import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import { FEWEST_ADS, LAST_MILEAGE, MILEAGE_STEP } from '#domain/prices/price-rules.ts'

/** Median prices in riyals, with the number of ads. */
export interface DemoFigures {
  /** Of a model by year, newest first. */
  years: (model: string) => readonly { year: number; count: number; middle: number }[]
  /** Of a model by ranges of mileage, which begin at `from_km`. */
  mileages: (model: string) => readonly { from_km: number; count: number; middle: number }[]
  nameOf: (model: string, lang: Lang) => string
}

/** Tables in the notation of `bodyOfText`, each followed by a note; only a note if there are too few figures. */
export interface DemoTables {
  pricesByYear: (model: string, lang: Lang) => string
  pricesByMileage: (model: string, lang: Lang) => string
  valueLost: (models: readonly string[], lang: Lang) => string
}

const FEWEST_ROWS = 3
const MOST_ROWS = 8
/** Between the two years that are compared. */
const YEARS_APART = 3

const HEADERS = {
  year: { ar: 'سنة الصنع', en: 'Model year' },
  mileage: { ar: 'الممشى', en: 'Mileage' },
  price: { ar: 'السعر الأوسط', en: 'Median price' },
  count: { ar: 'عدد الإعلانات', en: 'Ads' },
  car: { ar: 'السيارة', en: 'Car' },
  lost: { ar: 'ما ينقص في السنة', en: 'Lost in a year' },
} as const

/** @param now the day that the notes name, since the tables are not updated */
export function demoTables({ years, mileages, nameOf }: DemoFigures, now: Date): DemoTables {
  const table = (lang: Lang, headers: readonly (keyof typeof HEADERS)[], rows: readonly string[][]): string => {
    if (rows.length < FEWEST_ROWS) return TOO_FEW[lang]
    const lines = [headers.map((key) => HEADERS[key][lang]), ...rows.slice(0, MOST_ROWS)]
    return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${noteOf(now, lang)}`
  }
  return {
    pricesByYear: (model, lang) => {
      const rows = years(model).map(({ year, count, middle }) => [`${year}`, formatPrice(middle, lang), `${count}`])
      return table(lang, ['year', 'price', 'count'], rows)
    },
    pricesByMileage: (model, lang) => {
      const rows = mileages(model).map(({ from_km, count, middle }) => {
        return [rangeOf(from_km, lang), formatPrice(middle, lang), `${count}`]
      })
      return table(lang, ['mileage', 'price', 'count'], rows)
    },
    valueLost: (models, lang) => {
      const rows = models.flatMap((model) => {
        const lost = lostInAYear(years(model))
        return lost ? [rowOfLoss(nameOf(model, lang), lost, lang)] : []
      })
      return table(lang, ['car', 'lost', 'count'], rows)
    },
  }
}

type YearFigures = ReturnType<DemoFigures['years']>[number]
interface Loss {
  newer: YearFigures
  older: YearFigures
  amount: number
}

/** Of the newest pair of years in which the older one is cheaper. */
function lostInAYear(figures: readonly YearFigures[]): Loss | undefined {
  for (const newer of figures) {
    const older = figures.find(({ year }) => year === newer.year - YEARS_APART)
    if (!older || older.middle >= newer.middle) continue
    return { newer, older, amount: Math.round((newer.middle - older.middle) / YEARS_APART / 100) * 100 }
  }
  return undefined
}

const rowOfLoss = (name: string, { newer, older, amount }: Loss, lang: Lang): string[] => [
  BETWEEN[lang](name, newer.year, older.year),
  formatPrice(amount, lang),
  AND[lang](newer.count, older.count),
]

function rangeOf(from: number, lang: Lang): string {
  const [first, last] = [from, from + MILEAGE_STEP].map((km) => formatNumber(km, lang))
  if (from === 0) return lang === 'ar' ? `أقل من ${last} كم` : `Under ${last} km`
  if (from >= LAST_MILEAGE) return lang === 'ar' ? `${first} كم فأكثر` : `${first} km or more`
  return lang === 'ar' ? `${first} إلى ${last} كم` : `${first} to ${last} km`
}

const BETWEEN = {
  ar: (name: string, newer: number, older: number) => `${name}، بين ${newer} و${older}`,
  en: (name: string, newer: number, older: number) => `${name}, between ${newer} and ${older}`,
}
const AND = { ar: (a: number, b: number) => `${a} و${b}`, en: (a: number, b: number) => `${a} and ${b}` }

const TOO_FEW = {
  ar: 'إعلانات هذا الموقع أقل من أن نبني منها هذا الجدول. ما يتوفر من أرقامها تجده في [صفحات الأسعار](/prices).',
  en: 'This site has too few ads to make this table from. What numbers there are stand on the [price pages](/prices).',
} as const

function noteOf(now: Date, lang: Lang): string {
  const date = formatDate(now, lang)
  return lang === 'ar'
    ? `حُسب هذا الجدول في ${date} من إعلانات تجريبية في هذا الموقع، ولا يدخله رقم من أقل من ${FEWEST_ADS} إعلانات.`
    : `Counted on ${date} from demo ads on this site. No number here comes from fewer than ${FEWEST_ADS} ads.`
}
