import { asc, eq } from 'drizzle-orm'
import type { Car } from '#contract/cars.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { DataServices } from '#server/context.ts'
import {
  car_counters,
  car_manual_tags,
  car_pictures,
  cars,
  price_history,
  profiles,
} from '#server/platform/db/schema/index.ts'
import { presentCar } from './present-car.ts'
import { readTagContext } from './refresh-searchable-cars.ts'
import { searchableRow } from './searchable-row.ts'

type Found =
  | { kind: 'found'; car: Car }
  | { kind: 'deleted'; was: { make: string; model: string | null } }
  | { kind: 'unknown' }

/** One ad for whoever asks: public, or ended and shown with a notice; an ad that never was public is unknown. */
export async function getCar(
  { db, clock, catalogue: getCatalogue }: DataServices,
  { car_id }: { car_id: string },
): Promise<Found> {
  const [row] = await db
    .select({ car: cars, counters: car_counters, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(eq(cars.id, car_id))
  const now = clock()
  if (!row?.car.published_at) return { kind: 'unknown' }
  const visibility = visibilityOf(row.car, row.seller, now)
  if (visibility === 'hidden') return { kind: 'unknown' }

  const catalogue = await getCatalogue()
  if (visibility === 'deleted') {
    const make = catalogue.makers.byId.get(row.car.make_id)?.slug ?? ''
    return { kind: 'deleted', was: { make, model: catalogue.models.byId.get(row.car.model_id ?? 0)?.slug ?? null } }
  }
  const [pictures, prices, manual_tags, tag_context] = await Promise.all([
    db
      .select({ url: car_pictures.url })
      .from(car_pictures)
      .where(eq(car_pictures.car_id, car_id))
      .orderBy(asc(car_pictures.position)),
    db.select().from(price_history).where(eq(price_history.car_id, car_id)),
    db.select().from(car_manual_tags).where(eq(car_manual_tags.car_id, car_id)),
    readTagContext(db, now),
  ])
  const counters = row.counters ?? { view_count: 0, contact_count: 0, favorites_count: 0 }
  const facts = { car: row.car, counters, prices, manual_tag_ids: manual_tags.map(({ tag_id }) => tag_id) }
  const { row: searchable, discount } = searchableRow(facts, catalogue, tag_context, now)
  return {
    kind: 'found',
    car: presentCar(
      { ...row, counters, images: pictures.map(({ url }) => url), discount, tags: searchable.tags, visibility },
      catalogue,
      now,
    ),
  }
}
