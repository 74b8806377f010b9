import type { Ad, DraftFields } from '#contract/ads.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { CarRow } from './own-ad.ts'

/** An ad's row as its seller would say it again. */
export const describeAd = (car: CarRow, catalogue: Catalogue): Ad => ({
  make: catalogue.makers.byId.get(car.make_id)?.slug ?? '',
  model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null,
  custom_model: car.custom_model,
  year: car.year,
  price: car.price,
  mileage: car.mileage,
  condition: car.condition,
  city: catalogue.cities.byId.get(car.city_id)?.slug ?? '',
  district: car.district,
  fuel_type: car.fuel_type,
  transmission: car.transmission,
  body_type: car.body_types[0] ?? null,
  color: car.color,
  engine_size: car.engine_size,
  power_hp: car.power_hp,
  doors: car.doors,
  seats: car.seats,
  regional_spec: car.regional_spec,
  owners_count: car.owners_count,
  accident: car.accident,
  paint: car.paint,
  agency_serviced: car.agency_serviced,
  warranty_until: car.warranty_until,
  inspection_valid_until: car.inspection_valid_until,
  registration_valid_until: car.registration_valid_until,
  extra_features: car.extra_features,
  ad_title_ar: car.ad_title_ar,
  ad_title_en: car.ad_title_en,
  description_ar: car.description_ar,
  description_en: car.description_en,
  contact_name: car.contact_name ?? '',
  contact_methods: car.contact_methods,
  phone_number: car.phone_number,
  whatsapp_number: car.whatsapp_number,
  picture_ids: car.picture_ids,
})

/** As the form would hold it: texts, lists and yes or no. */
export const fieldsOf = ({ picture_ids: _pictures, ...ad }: Ad): DraftFields =>
  Object.fromEntries(
    Object.entries(ad).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
