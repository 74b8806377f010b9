import type { Car } from '#contract/cars.ts'
import type { ContactMethod } from '#domain/cars/enumerations.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { profiles } from '#server/platform/db/schema/index.ts'
import { presentCard } from './present-card.ts'
import type { CarFacts, CarRow } from './searchable-row.ts'
import { storedCard } from './stored-card.ts'

interface ShownCar {
  car: CarRow
  counters: CarFacts['counters']
  seller: typeof profiles.$inferSelect
  images: string[]
  discount: number
  tags: number
  visibility: Car['visibility']
  price_changes: Car['price_changes']
}

export function presentCar(shown: ShownCar, catalogue: Catalogue, now: Date): Car {
  const { car, counters, seller, images, discount, tags, visibility, price_changes } = shown
  const card = presentCard(storedCard({ car, seller, discount, tags, images }), catalogue, now)
  const region = catalogue.regions.byId.get(catalogue.cities.byId.get(car.city_id)?.region_id ?? 0)
  return {
    ...card,
    visibility,
    status: car.status,
    make: catalogue.makers.byId.get(car.make_id)?.slug ?? '',
    model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null,
    description_ar: car.description_ar,
    description_en: car.description_en,
    images: images.length ? images : card.images,
    condition: car.condition,
    fuel_type: car.fuel_type,
    transmission: car.transmission,
    body_type: car.body_types[0] ?? null,
    body_types: car.body_types,
    color: car.color,
    engine_size: car.engine_size,
    power_hp: car.power_hp,
    doors: car.doors,
    seats: car.seats,
    region_name_ar: region?.name_ar ?? '',
    region_name_en: region?.name_en ?? '',
    district: car.district,
    regional_spec: car.regional_spec,
    imported: car.imported,
    owners_count: car.owners_count,
    accident: car.accident,
    paint: car.paint,
    agency_serviced: car.agency_serviced,
    warranty_until: car.warranty_until,
    inspection_valid_until: car.inspection_valid_until,
    registration_valid_until: car.registration_valid_until,
    history_report_url: car.history_report_url,
    extra_features: car.extra_features,
    seller_id: seller.id,
    seller_name: displayName(seller) ?? 'User',
    seller_is_public: seller.status === 'active',
    favorites_count: counters.favorites_count,
    view_count: counters.view_count,
    contact_count: counters.contact_count,
    contact_methods: car.contact_methods.filter((method) => hasNumber(car, method)),
    price_changes,
    expires_at: car.expires_at?.toISOString() ?? null,
    demo: car.demo,
  }
}

/** Who wants calls has a number. */
const hasNumber = (car: CarRow, method: ContactMethod): boolean =>
  (method !== 'phone' || car.phone_number !== null) && (method !== 'whatsapp' || car.whatsapp_number !== null)
