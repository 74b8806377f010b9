import { discountOf } from '#domain/cars/discount.ts'
import type { AskedPrice } from '#domain/cars/price-steps.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { tagMask } from '#domain/tags/tag-mask.ts'
import type { TagContext } from '#domain/tags/taggable-car.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { car_counters, CarRow } from '#server/platform/db/schema/index.ts'

/** An ad with everything that determines its tags. */
export interface TaggedCar {
  car: CarRow
  counters: Pick<typeof car_counters.$inferSelect, 'view_count' | 'contact_count' | 'favorites_count'>
  prices: readonly AskedPrice[]
  manualTagIds: readonly number[]
}

/** @returns the tags as a bit mask, and the discount in riyals */
export function tagsOfCar(
  { car, counters, prices, manualTagIds }: TaggedCar,
  catalogue: Catalogue,
  context: TagContext,
  now: Date,
): { tags: number; discount: number } {
  const make = catalogue.makers.byId.get(car.make_id)
  const model = catalogue.models.byId.get(car.model_id ?? 0)
  const discount = discountOf(prices, car.price, now)
  const tags = tagMask(
    catalogue.tags,
    {
      ...car,
      ...counters,
      discount,
      manualTagIds,
      make_slug: make?.slug ?? '',
      make_name_en: make?.name_en ?? '',
      make_name_ar: make?.name_ar ?? '',
      model_slug: model?.slug ?? null,
      model_name_en: model?.name_en ?? car.custom_model ?? '',
      model_name_ar: model?.name_ar ?? car.custom_model ?? '',
    },
    context,
  )
  return { tags, discount }
}

export const readTagContext = async (db: Db, now: Date): Promise<TagContext> =>
  tagContext(await readSetting(db, 'max_annual_mileage_for_low_tag'), now)

export const tagContext = (maxAnnualMileageForLowTag: number, now: Date): TagContext => ({
  thisYear: yearInRiyadh(now),
  max_annual_mileage_for_low_tag: maxAnnualMileageForLowTag,
})
