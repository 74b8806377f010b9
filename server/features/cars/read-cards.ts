import { asc, eq, inArray } from 'drizzle-orm'
import type { Replies } from '#domain/replies/reply-promise.ts'
import { asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  car_counters,
  car_manual_tags,
  car_pictures,
  cars,
  price_history,
  profiles,
} from '#server/platform/db/schema/index.ts'
import { storedCard, type StoredCard } from './stored-card.ts'
import { readTagContext, tagsOfCar, type TaggedCar } from './tags-of-car.ts'

interface ReadCards {
  car_ids: readonly string[]
  catalogue: Catalogue
  now: Date
}

interface ReadCard extends Pick<TaggedCar, 'car' | 'counters'> {
  seller: Pick<typeof profiles.$inferSelect, 'status' | 'identity_verified_at' | keyof Replies>
  /** Has no tags if the ad was never published. */
  card: StoredCard
}

/** The cards of ads in any state, in no particular order. */
export async function readCards(db: Db, { car_ids, catalogue, now }: ReadCards): Promise<ReadCard[]> {
  const sold = await readTaggedCars(db, [...car_ids])
  if (!sold.length) return []
  const context = await readTagContext(db, now)
  const pictures = await readPictures(db, [...car_ids])
  return sold.map(({ car: row, ...others }) => {
    const { seller, counters } = others
    const car = asNamedNow(row, catalogue)
    const { tags, discount } = tagsOfCar({ car, ...others }, catalogue, context, now)
    const images = pictures.get(car.id) ?? []
    const isTagged = car.published_at !== null && car.expires_at !== null
    return { car, seller, counters, card: storedCard({ car, seller, discount, tags: isTagged ? tags : 0, images }) }
  })
}

/** Picture URLs by ID of the ad, cover first. */
async function readPictures(db: Db, carIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ car_id: car_pictures.car_id, url: car_pictures.url })
    .from(car_pictures)
    .where(inArray(car_pictures.car_id, carIds))
    .orderBy(asc(car_pictures.position))
  const pictures = new Map<string, string[]>()
  for (const { car_id, url } of rows) pictures.set(car_id, [...(pictures.get(car_id) ?? []), url])
  return pictures
}

async function readTaggedCars(db: Db, carIds: string[]): Promise<(TaggedCar & Pick<ReadCard, 'seller'>)[]> {
  const rows = await db
    .select({
      car: cars,
      counters: {
        view_count: car_counters.view_count,
        contact_count: car_counters.contact_count,
        favorites_count: car_counters.favorites_count,
      },
      seller: {
        status: profiles.status,
        identity_verified_at: profiles.identity_verified_at,
        first_messages_count: profiles.first_messages_count,
        answered_count: profiles.answered_count,
        median_reply_minutes: profiles.median_reply_minutes,
      },
    })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(inArray(cars.id, carIds))
  const prices = await db.select().from(price_history).where(inArray(price_history.car_id, carIds))
  const manualTags = await db.select().from(car_manual_tags).where(inArray(car_manual_tags.car_id, carIds))
  const pricesOf = Map.groupBy(prices, ({ car_id }) => car_id)
  const tagsOf = Map.groupBy(manualTags, ({ car_id }) => car_id)
  return rows.map(({ car, counters, seller }) => ({
    car,
    seller,
    counters: counters ?? { view_count: 0, contact_count: 0, favorites_count: 0 },
    prices: pricesOf.get(car.id) ?? [],
    manualTagIds: (tagsOf.get(car.id) ?? []).map(({ tag_id }) => tag_id),
  }))
}
