import { formatPrice } from '#domain/format/format-price.ts'
import type { Texts } from './create-texts.ts'

/** @param price riyals; null for a price on request */
export const priceInWords = (price: number | null, { lang, t }: Pick<Texts, 'lang' | 't'>): string =>
  price === null ? t('price_on_request') : formatPrice(price, lang)
