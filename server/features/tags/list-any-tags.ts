import { asc, count, gt } from 'drizzle-orm'
import type { RuledTags } from '#contract/tags.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import type { DataServices } from '#server/context.ts'
import { readTagContext } from '#server/features/cars/public.ts'
import { car_tags, searchable_cars } from '#server/platform/db/schema/index.ts'

/** All tags, most important first. */
export async function listAnyTags({ db, clock }: Pick<DataServices, 'db' | 'clock'>): Promise<RuledTags> {
  const tags = await db.select().from(car_tags).orderBy(asc(car_tags.priority), asc(car_tags.id))
  const masks = await db
    .select({ mask: searchable_cars.tags, cars_count: count() })
    .from(searchable_cars)
    .where(gt(searchable_cars.expires_at, clock()))
    .groupBy(searchable_cars.tags)
  const counts = new Map<number, number>()
  for (const { mask, cars_count } of masks) {
    for (const { id } of tagsOfMask(mask, tags)) counts.set(id, (counts.get(id) ?? 0) + cars_count)
  }
  const { max_annual_mileage_for_low_tag } = await readTagContext(db, clock())
  return {
    tags: tags.map(({ bit: _, ...tag }) => ({ ...tag, cars_count: counts.get(tag.id) ?? 0 })) as RuledTags['tags'],
    max_annual_mileage_for_low_tag,
  }
}
