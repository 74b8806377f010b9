import { and, asc, count, desc, eq, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { AdPage, AdSearch } from '#contract/admin-ads.ts'
import { UUID } from '#domain/uuid.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { ad_revisions, car_cards, car_pictures, cars, profiles } from '#server/platform/db/schema/index.ts'
import { isInState } from '#server/features/ads/public.ts'
import { cardContext, matchesText, presentCard, storedCard } from '#server/features/cars/public.ts'
import { presentAd } from './present-ad.ts'

const { first_name, last_name, identity_verified_at, first_messages_count, answered_count, median_reply_minutes } =
  profiles
const COLUMNS = {
  car: {
    id: cars.id,
    key: cars.key,
    seller_id: cars.seller_id,
    status: cars.status,
    ad_title_ar: cars.ad_title_ar,
    ad_title_en: cars.ad_title_en,
    make_id: cars.make_id,
    model_id: cars.model_id,
    custom_model: cars.custom_model,
    year: cars.year,
    price: cars.price,
    mileage: cars.mileage,
    city_id: cars.city_id,
    color: cars.color,
    body_types: cars.body_types,
    featured_until: cars.featured_until,
    confirmed_at: cars.confirmed_at,
    created_at: cars.created_at,
    published_at: cars.published_at,
    expires_at: cars.expires_at,
    sold_at: cars.sold_at,
    deleted_at: cars.deleted_at,
  },
  seller: { first_name, last_name, identity_verified_at, first_messages_count, answered_count, median_reply_minutes },
  revision: ad_revisions.car_id,
  images: sql<string[]>`to_json(array(
    select ${car_pictures.url} from ${car_pictures} where ${car_pictures.car_id} = ${cars.id}
    order by ${car_pictures.position} limit 5))`,
  /** Of live ads. */
  discount: sql<number>`coalesce((${car_cards.card} ->> 'discount')::integer, 0)`,
}

type Filters = Pick<AdSearch, 'text' | 'state' | 'seller_id'>

/** Newest first, in one query. */
export async function searchAds(services: DataServices, search: AdSearch): Promise<AdPage> {
  const { db, clock } = services
  const { after, limit } = search
  const rows = await db
    .select(COLUMNS)
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
    .leftJoin(car_cards, eq(car_cards.car_key, cars.key))
    .where(and(await conditions(services, search), isAfter(cars, after)))
    .orderBy(desc(cars.created_at), desc(cars.id))
    .limit(limit + 1)
  const { found, next } = pageOf(
    rows.map((row) => ({ ...row, id: row.car.id, created_at: row.car.created_at })),
    limit,
  )
  const [context, now] = [await cardContext(services), clock()]
  const items = found.map(({ car, seller, revision, images, discount }) => ({
    card: presentCard(storedCard({ car, seller, discount, tags: 0, images }), context),
    ...presentAd({ ...seller, ...car }, revision !== null, now),
  }))
  return { items, next }
}

/** How many ads match, up to a number, and since when the oldest exists. */
export async function countAds(services: DataServices, search: Filters, most: number) {
  const { db } = services
  const oldest = db
    .select({ created_at: cars.created_at })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(await conditions(services, search))
    .orderBy(asc(cars.created_at), asc(cars.id))
    .limit(most)
    .as('oldest')
  const [counted] = await db.select({ count: count(), oldest_at: min(oldest.created_at) }).from(oldest)
  return counted ?? { count: 0, oldest_at: null }
}

async function conditions({ catalogue, clock }: DataServices, { text, state, seller_id }: Filters) {
  return and(
    state ? isInState(state, clock()) : isNull(cars.deleted_at),
    seller_id ? eq(cars.seller_id, seller_id) : undefined,
    text ? matches(text, await catalogue()) : undefined,
  )
}

const matches = (text: string, catalogue: Catalogue): SQL | undefined =>
  matchesText(text, catalogue, (word) =>
    UUID.test(word) ? eq(cars.seller_id, word) : sql`strpos(${profiles.normalised_name}, ${word}) > 0`,
  )
