import { ATTRIBUTE_FILTERS, codeOf, columnOf, maskOf, type AttributeColumn } from '#domain/search/chips/filters.ts'
import { priceShare } from '#domain/fair-price/price-label.ts'
import type { FairPrice } from '#domain/fair-price/estimate-price.ts'
import { searchWords } from '#domain/text/strip-clitics.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { CarRow, searchable_cars } from '#server/platform/db/schema/index.ts'

const MAX_WORDS = 400

/**
 * @param car active, so published and with an end
 * @param tags a bit mask
 * @param fair what the car should cost; null if it is not known
 */
export function searchableRow(
  car: CarRow,
  { tags, fair, catalogue }: { tags: number; fair: FairPrice | null; catalogue: Catalogue },
): typeof searchable_cars.$inferInsert {
  const city = catalogue.cities.byId.get(car.city_id)
  if (!city || !car.published_at || !car.expires_at) throw new Error(`Ad ${car.id} cannot be indexed for search`)

  return {
    ...attributeCodes(car),
    car_key: car.key,
    make_id: car.make_id,
    model_id: car.model_id ?? 0,
    year: car.year,
    city_id: car.city_id,
    region_id: city.region_id,
    published_at: car.published_at,
    expires_at: car.expires_at,
    price: car.price,
    price_share: fair && priceShare(car.price, fair),
    mileage: car.mileage,
    power_hp: car.power_hp ?? 0,
    tags,
  }
}

/** By column; 0 for unknown. */
function attributeCodes(car: CarRow): Record<AttributeColumn, number> {
  const codes = ATTRIBUTE_FILTERS.map((filter) => {
    const value = car[columnOf(filter)]
    if (filter.kind === 'numbers') return [filter.name, value ?? 0]
    if (filter.kind === 'values') return [filter.name, codeOf(filter.values, value as string | null)]
    return [filter.column, maskOf(filter.values, value as string[])]
  })
  return Object.fromEntries(codes) as Record<AttributeColumn, number>
}

/** The words by which free text finds the ad. */
export function wordsOf(car: CarRow): string[] {
  const { ad_title_ar, ad_title_en, description_ar, description_en, custom_model, district, extra_features } = car
  const texts = [ad_title_ar, ad_title_en, custom_model, district, ...extra_features, description_ar, description_en]
  return searchWords(texts.filter((text) => text !== null).join(' '), MAX_WORDS)
}
