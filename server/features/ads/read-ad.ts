import type { Ad } from '#contract/ads.ts'
import { TEXT_BOUNDS } from '#domain/cars/bounds.ts'
import { specsOf } from '#domain/cars/fields.ts'
import { isSameModel } from '#domain/catalogue/is-same-model.ts'
import { cutText } from '#domain/text/truncate.ts'
import { asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'
import { readPhone } from '#server/features/countries/public.ts'
import type { cars, CarRow } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'

/** The columns of an ad that its seller provides. */
type SellerColumns = Omit<
  typeof cars.$inferInsert,
  'id' | 'seller_id' | 'status' | 'created_at' | 'updated_at' | 'history_report_url' | 'imported'
>

/**
 * Converts the input of a seller to columns.
 * @param countryCode the country for numbers without a dial code
 * @param ownNumbers current numbers of the ad, which are not validated again
 * @throws INVALID_INPUT for unknown slugs and invalid phone numbers
 */
export function readAd(
  ad: Ad,
  catalogue: Catalogue,
  countryCode: string,
  ownNumbers: readonly (string | null)[] = [],
): SellerColumns {
  const make = catalogue.makers.bySlug.get(ad.make)
  if (!make) throw invalid('make', 'make_unknown')
  const model = ad.model === null ? null : catalogue.models.bySlug.get(ad.model)
  if (model === undefined || (model && model.make_id !== make.id)) throw invalid('model', 'model_unknown')
  const city = catalogue.cities.bySlug.get(ad.city)
  if (!city) throw invalid('city', 'city_unknown')
  const phoneOf = (field: 'phone_number' | 'whatsapp_number') =>
    ownNumbers.includes(ad[field]) ? ad[field] : readNumber(field, ad[field], countryCode)
  const bodyType = ad.body_type ?? model?.body_types[0]
  return {
    make_id: make.id,
    model_id: model?.id ?? null,
    custom_model: ad.custom_model,
    year: ad.year,
    price: ad.price,
    mileage: ad.mileage,
    condition: ad.condition,
    city_id: city.id,
    district: ad.district,
    ...specsOf(ad),
    body_types: bodyType ? [bodyType] : [],
    extra_features: ad.extra_features,
    ad_title_ar: plain(ad.ad_title_ar, TEXT_BOUNDS.title.max),
    ad_title_en: plain(ad.ad_title_en, TEXT_BOUNDS.title.max),
    description_ar: plain(ad.description_ar, TEXT_BOUNDS.description.max),
    description_en: plain(ad.description_en, TEXT_BOUNDS.description.max),
    price_note: ad.price_note || null,
    contact_name: ad.contact_name,
    contact_methods: ad.contact_methods,
    phone_number: phoneOf('phone_number'),
    whatsapp_number: phoneOf('whatsapp_number'),
    picture_ids: ad.picture_ids,
  }
}

/**
 * The same for an existing ad. The form shows only the first body type; other body types of imported ads are kept.
 * Unchanged names keep their stored value, so that undoing a merge of makers restores them.
 * @throws INVALID_INPUT
 */
export function readChange(car: CarRow, ad: Ad, catalogue: Catalogue, countryCode = 'SA'): SellerColumns {
  const submitted = readAd(ad, catalogue, countryCode, [car.phone_number, car.whatsapp_number])
  const { make_id, model_id, custom_model, body_types } = car
  return {
    ...submitted,
    ...(isSameModel(asNamedNow(car, catalogue), submitted) && { make_id, model_id, custom_model }),
    ...(submitted.body_types[0] === body_types[0] && { body_types }),
  }
}

function readNumber(field: string, typed: string | null, countryCode: string): string | null {
  if (typed === null) return null
  const phoneNumber = readPhone(typed, countryCode)
  if (!phoneNumber) throw invalid(field, 'phone_invalid')
  return phoneNumber
}

/** Removes direction marks and invisible characters, which would affect the surrounding text. */
function plain(text: string | null, most: number): string | null {
  const visible = text?.replaceAll(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '') ?? ''
  return cutText(visible, most * 2).trim() || null
}
