import type { AdEvidence } from '#contract/ad-reviews.ts'
import type { Ad } from '#contract/ads.ts'
import { isFeature } from '#domain/cars/features.ts'
import { modelName } from '#domain/cars/model-name.ts'
import type { Lang } from '#domain/language.ts'
import { carFieldsOf } from '#web/features/cars/public.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import type { formTexts } from '#web/texts/forms/area.ts'
import type { adFieldTexts } from '#web/texts/ad-fields/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import type { TextKey } from '#web/texts/text-key.ts'

export interface ShownField {
  /** Text key of the label. */
  key: TextKey<typeof formTexts | typeof adFieldTexts>
  /** Formatted; null if not stated. */
  value: string | null
  /** The value in the live version, formatted. */
  before: string | null
  /** Set for phone numbers. */
  dir?: 'ltr'
}

type Names = AdEvidence['names']

/** The fields of an ad, formatted as for buyers, each with its value in the live version. */
export function fieldsOfAd(
  { ad, before, names }: Pick<AdEvidence, 'ad' | 'before' | 'names'>,
  lang: Lang,
  t: Translate<typeof formTexts | typeof adFieldTexts>,
) {
  const live = stated(before, names, lang, t)
  return stated(ad, names, lang, t)
    .map((field, at): ShownField => ({ ...field, before: live[at]?.value ?? null }))
    .filter((field) => field.value !== null || field.before !== null)
}

function stated(
  ad: Ad,
  names: Names,
  lang: Lang,
  t: Translate<typeof formTexts | typeof adFieldTexts>,
): Omit<ShownField, 'before'>[] {
  const list = (items: readonly string[]) => items.join(t('list_comma')) || null
  return [
    { key: 'review_field_car', value: carOf(ad, names, lang) },
    { key: 'filter_price', value: priceInWords(ad.price, { lang, t }) },
    ...carFieldsOf(describedBy(ad, names), lang, t),
    {
      key: 'car_features',
      value: list(
        ad.extra_features.map((one) => (isFeature(one) ? withAreas(t, carWordTexts)(`feature_${one}`) : one)),
      ),
    },
    { key: 'review_field_contact_name', value: ad.contact_name || null },
    { key: 'review_field_contact_methods', value: list(ad.contact_methods.map((method) => t(`review_by_${method}`))) },
    { key: 'form_phone', value: ad.phone_number, dir: 'ltr' },
    { key: 'review_by_whatsapp', value: ad.whatsapp_number, dir: 'ltr' },
  ]
}

/** The name of the car: make and model. */
export function carOf(ad: Ad, names: Names, lang: Lang): string {
  const make = names.make[ad.make]?.[lang] ?? ad.make
  return modelName(make, ad.model === null ? (ad.custom_model ?? '') : (names.model[ad.model]?.[lang] ?? ad.model))
}

const describedBy = (ad: Ad, { city, region_of_city }: Names) => ({
  ...ad,
  city_name_ar: city[ad.city]?.ar ?? ad.city,
  city_name_en: city[ad.city]?.en ?? ad.city,
  region_name_ar: region_of_city[ad.city]?.ar ?? '',
  region_name_en: region_of_city[ad.city]?.en ?? '',
  body_types: ad.body_type ? [ad.body_type] : [],
  imported: null,
})
