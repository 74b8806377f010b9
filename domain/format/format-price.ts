import type { Lang } from '#domain/language.ts'
import { NBSP, perLanguage, withoutMarks } from './per-language.ts'

/** The same in both languages, and text of our own: Intl writes «ر.س.» with a last dot and a direction mark. */
const CURRENCY = 'ر.س'

// Cars cost whole riyals; a deal may have halalas, then always two digits of them.
const amounts = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** For a price whose number and currency are drawn apart. */
export const priceParts = (amount: number, lang: Lang): { number: string; currency: string } => ({
  number: withoutMarks(amounts(lang).format(amount)),
  currency: CURRENCY,
})

/** `95,000 ر.س`: the number, one no-break space, the currency. */
export function formatPrice(amount: number, lang: Lang): string {
  const { number, currency } = priceParts(amount, lang)
  return number + NBSP + currency
}
