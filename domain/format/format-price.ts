import type { Lang } from '#domain/language.ts'
import { NBSP, perLanguage, withoutMarks } from './per-language.ts'

/** Not formatted by Intl, which adds a final dot and a direction mark in Arabic. */
export const CURRENCY: Readonly<Record<Lang, string>> = { ar: 'ر.س', en: 'SAR' }

// Car prices are whole riyals. Deals may have halalas, always with two digits.
const amounts = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** `95,000`, for what shows the currency apart. */
export const formatAmount = (amount: number, lang: Lang): string => withoutMarks(amounts(lang).format(amount))

/** `95,000 ر.س` or `95,000 SAR`: the number, one no-break space, the currency. */
export const formatPrice = (amount: number, lang: Lang): string => formatAmount(amount, lang) + NBSP + CURRENCY[lang]
