import type { Ad, DraftFields } from '#contract/ads.ts'
import { specsOf } from '#domain/cars/fields.ts'
import { asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'

/** Converts a row to the fields of an ad. */
export const describeAd = (car: CarRow, catalogue: Catalogue): Ad => describe(asNamedNow(car, catalogue), catalogue)

const describe = (car: CarRow, catalogue: Catalogue): Ad => ({
  make: catalogue.makers.byId.get(car.make_id)?.slug ?? '',
  model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null,
  custom_model: car.custom_model,
  year: car.year,
  price: car.price,
  mileage: car.mileage,
  condition: car.condition,
  city: catalogue.cities.byId.get(car.city_id)?.slug ?? '',
  district: car.district,
  ...specsOf(car),
  body_type: car.body_types[0] ?? null,
  extra_features: car.extra_features,
  ad_title_ar: car.ad_title_ar,
  ad_title_en: car.ad_title_en,
  description_ar: car.description_ar,
  description_en: car.description_en,
  price_note: car.price_note,
  contact_name: car.contact_name ?? '',
  contact_methods: car.contact_methods,
  phone_number: car.phone_number,
  whatsapp_number: car.whatsapp_number,
  picture_ids: car.picture_ids,
})

/** The fields in the form: texts, lists and booleans. */
export const fieldsOf = ({ picture_ids: _pictures, ...ad }: Ad): DraftFields => ({
  ...Object.fromEntries(
    Object.entries(ad).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ),
  is_price_on_request: ad.price === null,
})
