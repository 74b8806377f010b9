import { asc, eq } from 'drizzle-orm'
import type { Car } from '#contract/cars.ts'
import { priceChanges } from '#domain/cars/price-changes.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { DataServices } from '#server/context.ts'
import { asNamedNow } from '#server/features/catalogue/public.ts'
import { readRating } from '#server/features/seller-standing/public.ts'
import {
  car_counters,
  car_manual_tags,
  car_pictures,
  cars,
  price_history,
  profiles,
  users,
} from '#server/platform/db/schema/index.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { canMessage, canSeeHidden, carPermissions } from './access.ts'
import { presentCar } from './present-car.ts'
import { cardContext } from './present-card.ts'
import { readTagContext, tagsOfCar } from './tags-of-car.ts'

type Found =
  | { kind: 'found'; car: Car }
  | { kind: 'deleted'; was: { make: string; model: string | null } }
  | { kind: 'unknown' }

const MOST_PRICE_CHANGES = 5

/** Returns a public or ended ad to everyone, and an ad that was never public only to its seller and admins. */
export async function getCar(
  services: DataServices,
  { car_id, caller }: { car_id: string; caller: Caller },
): Promise<Found> {
  const { db, clock } = services
  const [row] = await db
    .select({ car: cars, counters: car_counters, seller: profiles, account_id: users.id })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(users, eq(users.id, cars.seller_id))
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(eq(cars.id, car_id))
  const now = clock()
  if (!row) return { kind: 'unknown' }
  const { published_at } = row.car
  const visibility = visibilityOf(row.car, row.seller, now)
  const wasPublic = published_at !== null && visibility !== 'hidden'
  if (!wasPublic && (visibility === 'deleted' || !canSeeHidden(caller, row.car))) return { kind: 'unknown' }

  const context = await cardContext(services)
  const { catalogue } = context
  const car = asNamedNow(row.car, catalogue)
  if (visibility === 'deleted') {
    const make = catalogue.makers.byId.get(car.make_id)?.slug ?? ''
    return { kind: 'deleted', was: { make, model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null } }
  }
  const [pictures, prices, manualTags, tagContext, rating] = await Promise.all([
    db
      .select({ url: car_pictures.url })
      .from(car_pictures)
      .where(eq(car_pictures.car_id, car_id))
      .orderBy(asc(car_pictures.position)),
    db.select().from(price_history).where(eq(price_history.car_id, car_id)),
    db.select().from(car_manual_tags).where(eq(car_manual_tags.car_id, car_id)),
    readTagContext(db, now),
    readRating(db, row.seller.id),
  ])
  const counters = row.counters ?? { view_count: 0, contact_count: 0, favorites_count: 0 }
  const tagged = { car, counters, prices, manualTagIds: manualTags.map(({ tag_id }) => tag_id) }
  // an ad that was never published has neither tags nor a discount
  const shown = published_at && row.car.expires_at ? tagsOfCar(tagged, catalogue, tagContext, now) : null
  const price_changes = published_at ? priceChanges(prices, published_at, MOST_PRICE_CHANGES) : []
  return {
    kind: 'found',
    car: presentCar(
      {
        ...row,
        car,
        counters,
        images: pictures.map(({ url }) => url),
        discount: shown?.discount ?? 0,
        tags: shown?.tags ?? 0,
        visibility,
        can: {
          ...carPermissions(caller, { ...row.car, visibility }),
          message: canMessage(caller, { ...row.car, visibility, has_account: row.account_id !== null }),
        },
        price_changes,
        rating,
      },
      context,
    ),
  }
}
