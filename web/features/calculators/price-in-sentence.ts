import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'

/** An amount with its currency, isolated from numbers beside it: in English the currency would move them. */
export const priceInSentence = (amount: number, lang: Lang): string => `\u2068${formatPrice(amount, lang)}\u2069`
