import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { MOST_FAVORITES } from '#domain/favorites/most-favorites.ts'
import { counterMatters } from '#domain/tags/counter-matters.ts'
import type { DataServices } from '#server/context.ts'
import { refreshChangedCars } from '#server/features/search/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { cars, favorites, profiles } from '#server/platform/db/schema/index.ts'

interface Change {
  user_id: string
  car_ids: readonly string[]
}

interface Added {
  /** Active ads that are now among the favorites. */
  saved: string[]
  /** Whether the limit left some out. */
  isFull: boolean
}

/**
 * Saves active ads and ignores others; the first ones if the limit does not allow for all. Counts are updated in the
 * same transaction, so that they are exact.
 */
export async function addFavorites(services: DataServices, { user_id, car_ids }: Change): Promise<Added> {
  if (!car_ids.length) return { saved: [], isFull: false }
  const { db, clock } = services
  const catalogue = await services.catalogue()
  return db.transaction(async (tx) => {
    await lockAccount(tx, user_id)
    const offered = await tx
      .select({ car_id: cars.id, price: cars.price })
      .from(cars)
      .innerJoin(profiles, and(eq(profiles.id, cars.seller_id), eq(profiles.status, 'active')))
      .where(and(inArray(cars.id, [...car_ids]), eq(cars.status, 'active'), isNull(cars.deleted_at)))
      .orderBy(sql`array_position(${sql.param(car_ids)}::uuid[], ${cars.id})`)
    const kept = await tx.select({ car_id: favorites.car_id }).from(favorites).where(eq(favorites.user_id, user_id))
    const keptIds = new Set(kept.map(({ car_id }) => car_id))
    const missing = offered.filter(({ car_id }) => !keptIds.has(car_id))
    const saved = missing.slice(0, Math.max(MOST_FAVORITES - kept.length, 0))
    if (saved.length) {
      const rows = saved.map(({ car_id, price }) => ({
        user_id,
        car_id,
        saved_at: clock(),
        price_when_saved: price,
        told_price: price,
      }))
      await tx.insert(favorites).values(rows)
      await changeCounts(tx, { changed: rows, by: 1, catalogue, now: clock() })
    }
    const added = new Set(saved.map(({ car_id }) => car_id))
    return {
      saved: offered.flatMap(({ car_id }) => (keptIds.has(car_id) || added.has(car_id) ? [car_id] : [])),
      isFull: saved.length < missing.length,
    }
  })
}

export async function removeFavorites(services: DataServices, { user_id, car_ids }: Change): Promise<void> {
  const catalogue = await services.catalogue()
  await services.db.transaction(async (tx) => {
    const removed = await tx
      .delete(favorites)
      .where(and(eq(favorites.user_id, user_id), inArray(favorites.car_id, [...car_ids])))
      .returning({ car_id: favorites.car_id, saved_at: favorites.saved_at })
    await changeCounts(tx, { changed: removed, by: -1, catalogue, now: services.clock() })
  })
}

/** For an account that is erased. */
export async function removeAllFavorites(
  tx: Db,
  { user_id, ...counted }: { user_id: string } & Pick<Counted, 'catalogue' | 'now'>,
): Promise<void> {
  const changed = await tx
    .delete(favorites)
    .where(eq(favorites.user_id, user_id))
    .returning({ car_id: favorites.car_id, saved_at: favorites.saved_at })
  await changeCounts(tx, { changed, by: -1, ...counted })
}

interface Counted {
  changed: readonly { car_id: string; saved_at: Date }[]
  by: 1 | -1
  /** Loaded before the transaction, which must not wait for another connection. */
  catalogue: Catalogue
  now: Date
}

/**
 * Updates the counts in a single statement and in a fixed order, so that concurrent changes of the same ads do not
 * deadlock.
 */
async function changeCounts(tx: Db, { changed, by, catalogue, now }: Counted): Promise<void> {
  if (!changed.length) return
  const carIds = sql.param(changed.map(({ car_id }) => car_id))
  // a removed favorite no longer counts on the day on which it was added
  const days = sql.param(changed.map(({ saved_at }) => adDay(saved_at)))
  const { rows } = await tx.execute<{ car_id: string; after: number }>(sql`
    with changed as (
      select car_id, day from unnest(${carIds}::uuid[], ${days}::date[]) as c (car_id, day)
    ), altogether as (
      insert into car_counters (car_id, favorites_count)
      select car_id, greatest(${by}::int, 0) from changed order by car_id
      on conflict (car_id) do update set
        favorites_count = greatest(car_counters.favorites_count + ${by}::int, 0)
      returning car_id, favorites_count
    ), of_days as (
      insert into ad_days (car_id, day, favorites_count)
      -- the join ensures that the counters of an ad are locked before its days are changed
      select car_id, day, greatest(${by}::int, 0) from changed join altogether using (car_id)
      on conflict (car_id, day) do update set
        favorites_count = greatest(ad_days.favorites_count + ${by}::int, 0)
    )
    select car_id, favorites_count as after from altogether`)
  const touched = rows.filter(({ after }) =>
    catalogue.tags.some(({ activation_rules }) =>
      counterMatters(activation_rules, { counter: 'favorites', before: after - by, after }),
    ),
  )
  await refreshChangedCars(tx, { car_ids: touched.map(({ car_id }) => car_id), catalogue, now })
}
