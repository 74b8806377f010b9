import { CONDITIONS, COLORS, FUEL_TYPES, REGIONAL_SPECS, TRANSMISSIONS } from '#domain/cars/enumerations.ts'
import { discountOf } from '#domain/cars/discount.ts'
import type { AskedPrice } from '#domain/cars/price-steps.ts'
import { tagMask } from '#domain/tags/tag-mask.ts'
import type { TagContext } from '#domain/tags/taggable-car.ts'
import { searchWords } from '#domain/text/strip-clitics.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { cars, car_counters, searchable_cars } from '#server/platform/db/schema/index.ts'
import { bodyMask, codeOf, packFacets } from './search/facet-keys.ts'

export type CarRow = typeof cars.$inferSelect

/** An ad with everything that decides how search sees it. */
export interface CarFacts {
  car: CarRow
  counters: Pick<typeof car_counters.$inferSelect, 'view_count' | 'contact_count' | 'favorites_count'>
  prices: readonly AskedPrice[]
  manual_tag_ids: readonly number[]
}

const MAX_WORDS = 400

/**
 * @param car active, so published and with an end
 * @returns `discount` in riyals
 */
export function searchableRow(
  { car, counters, prices, manual_tag_ids }: CarFacts,
  catalogue: Catalogue,
  context: TagContext,
  now: Date,
): { row: typeof searchable_cars.$inferInsert; discount: number } {
  const make = catalogue.makers.byId.get(car.make_id)
  const model = catalogue.models.byId.get(car.model_id ?? 0)
  const city = catalogue.cities.byId.get(car.city_id)
  if (!make || !city || !car.published_at || !car.expires_at) throw new Error(`Ad ${car.id} can't be searchable`)

  const discount = discountOf(prices, car.price, now)
  const codes = {
    make_id: car.make_id,
    model_id: car.model_id ?? 0,
    year: car.year,
    city_id: car.city_id,
    body_types: bodyMask(car.body_types),
    condition: codeOf(CONDITIONS, car.condition),
    fuel_type: codeOf(FUEL_TYPES, car.fuel_type),
    transmission: codeOf(TRANSMISSIONS, car.transmission),
    color: codeOf(COLORS, car.color),
    regional_spec: codeOf(REGIONAL_SPECS, car.regional_spec),
    doors: car.doors ?? 0,
    seats: car.seats ?? 0,
  }
  const row = {
    ...codes,
    ...packFacets(codes),
    car_key: car.key,
    region_id: city.region_id,
    published_at: car.published_at,
    expires_at: car.expires_at,
    price: car.price,
    mileage: car.mileage,
    power_hp: car.power_hp ?? 0,
    tags: tagMask(
      catalogue.tags,
      {
        ...car,
        ...counters,
        discount,
        manual_tag_ids,
        make_name_en: make.name_en,
        make_name_ar: make.name_ar,
        model_name_en: model?.name_en ?? car.custom_model ?? '',
        model_name_ar: model?.name_ar ?? car.custom_model ?? '',
      },
      context,
    ),
  }
  return { row, discount }
}

/** The words that free text may find the ad by. */
export function wordsOf({ car }: CarFacts): string[] {
  const { ad_title_ar, ad_title_en, description_ar, description_en, custom_model, district, extra_features } = car
  const texts = [ad_title_ar, ad_title_en, custom_model, district, ...extra_features, description_ar, description_en]
  return searchWords(texts.filter((text) => text !== null).join(' '), MAX_WORDS)
}
