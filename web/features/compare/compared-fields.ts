import type { Car } from '#contract/cars.ts'
import { PLAIN_FIELDS } from '#domain/cars/fields.ts'
import { worthOf } from '#domain/cars/worth.ts'
import { PRICE_LABELS } from '#domain/fair-price/price-label.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { carFieldsOf } from '#web/features/cars/public.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { sellerStandingTexts } from '#web/texts/seller-standing/area.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { ComparedField } from './compare-rows.ts'

type Areas = typeof compareTexts | typeof sellerStandingTexts
type Field = ComparedField<TextKey<Areas>>
/** Riyals that a car loses in a year on the market, by id; null if it is not known. */
export type Losses = Readonly<Record<string, number | null>>

const PRICE = PLAIN_FIELDS.find(({ name }) => name === 'price')!

/** Rows whose values begin with a number and have Arabic letters in both languages. */
export const WITH_PRICES: ReadonlySet<string> = new Set([PRICE.label, 'compare_expected', 'compare_loss'])

/** What a car is and costs, in the same order for each. */
export const carRowsOf = (car: Car, losses: Losses, texts: Texts<Areas>): Field[] => [
  { key: PRICE.label, value: priceInWords(car.price, texts), worth: worthOf(PRICE, car.price) },
  ...marketOf(car, losses[car.id] ?? null, texts),
  ...carFieldsOf(car, texts.lang, texts.t).map((field) => ({
    ...field,
    value: field.key === 'filter_city' ? car[`city_name_${texts.lang}`] : field.value,
    isDoubtful: field.key === 'filter_accident' && car.accident === 'major',
  })),
]

/** The label of the price, what the car is expected to cost, and what it loses in a year. */
function marketOf({ fair_price: fair, price_label }: Car, loss: number | null, { t, lang }: Texts<Areas>): Field[] {
  const expected =
    fair &&
    t('compare_expected_of', { price: formatPrice(fair.expected, lang), ads: t('price_ads', { count: fair.count }) })
  return [
    {
      key: 'compare_price_label',
      value: price_label && t(`price_label_${price_label}`),
      worth: price_label && -PRICE_LABELS.indexOf(price_label),
    },
    { key: 'compare_expected', value: expected, worth: null },
    { key: 'compare_loss', value: loss === null ? null : formatPrice(loss, lang), worth: loss && -loss },
  ]
}

/** What is known of the seller. */
export function sellerRowsOf(
  { seller_rating: { average, count }, seller_replies: replies, seller_is_verified: isVerified }: Car,
  { t, lang }: Texts<Areas>,
): Field[] {
  const rating = average === null ? null : `${formatNumber(average, lang)} (${t('standing_reviews', { count })})`
  return [
    { key: 'compare_rating', value: rating, worth: average },
    { key: 'compare_replies', value: replies && t(`standing_replies_${replies.within}`), worth: null },
    { key: 'verified', value: isVerified ? t('yes') : null, worth: Number(isVerified) },
  ]
}

/** The equipment that at least one of the cars has; the key is its name in the ad. */
export function equipmentRowsOf(car: Car, cars: readonly Car[], { t }: Texts): ComparedField<string>[] {
  const all = new Set(cars.flatMap(({ extra_features }) => extra_features))
  return [...all].map((feature) => {
    const hasIt = car.extra_features.includes(feature)
    return { key: feature, value: hasIt ? t('yes') : null, worth: Number(hasIt) }
  })
}
