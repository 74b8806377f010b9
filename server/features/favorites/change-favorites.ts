import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { MOST_FAVORITES } from '#contract/favorites.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { usesCounter } from '#domain/tags/uses-counter.ts'
import type { DataServices } from '#server/context.ts'
import { refreshChangedCars } from '#server/features/search/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { ad_days, car_counters, cars, favorites, profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

interface Change {
  user_id: string
  car_ids: readonly string[]
}

/**
 * Saves active ads; others are ignored. The counts change in the same transaction, so they are exact.
 * @throws TOO_MANY
 */
export async function addFavorites(services: DataServices, { user_id, car_ids }: Change): Promise<string[]> {
  if (!car_ids.length) return []
  const { db, clock } = services
  const catalogue = await services.catalogue()
  return db.transaction(async (tx) => {
    await lockAccount(tx, user_id)
    const offered = await tx
      .select({ car_id: cars.id, price: cars.price })
      .from(cars)
      .innerJoin(profiles, and(eq(profiles.id, cars.seller_id), eq(profiles.status, 'active')))
      .where(and(inArray(cars.id, [...car_ids]), eq(cars.status, 'active'), isNull(cars.deleted_at)))
    if (!offered.length) return []
    const added = await tx
      .insert(favorites)
      .values(
        offered.map(({ car_id, price }) => ({
          user_id,
          car_id,
          saved_at: clock(),
          price_when_saved: price,
          told_price: price,
        })),
      )
      .onConflictDoNothing()
      .returning({ car_id: favorites.car_id, saved_at: favorites.saved_at })
    const [all] = await tx.select({ count: count() }).from(favorites).where(eq(favorites.user_id, user_id))
    if ((all?.count ?? 0) > MOST_FAVORITES) {
      throw fail('TOO_MANY')
    }
    await changeCounts(tx, { changed: added, by: 1, catalogue, now: clock() })
    return offered.map(({ car_id }) => car_id)
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

interface Counted {
  changed: readonly { car_id: string; saved_at: Date }[]
  by: 1 | -1
  /** Load it before the transaction, which must not wait for another connection. */
  catalogue: Catalogue
  now: Date
}

async function changeCounts(tx: Db, { changed, by, catalogue, now }: Counted): Promise<void> {
  if (!changed.length) return
  // in a fixed order, so that concurrent changes of the same ads do not deadlock
  const inOrder = changed.toSorted((a, b) => (a.car_id < b.car_id ? -1 : 1))
  for (const { car_id, saved_at } of inOrder) {
    await tx
      .insert(car_counters)
      .values({ car_id, favorites_count: Math.max(by, 0) })
      .onConflictDoUpdate({
        target: car_counters.car_id,
        set: { favorites_count: sql`greatest(${car_counters.favorites_count} + ${by}, 0)` },
      })
    // a removed favorite no longer counts on the day it was added
    await tx
      .insert(ad_days)
      .values({ car_id, day: adDay(saved_at), favorites_count: Math.max(by, 0) })
      .onConflictDoUpdate({
        target: [ad_days.car_id, ad_days.day],
        set: { favorites_count: sql`greatest(${ad_days.favorites_count} + ${by}, 0)` },
      })
  }
  if (catalogue.tags.some(({ activation_rules }) => usesCounter(activation_rules, 'favorites'))) {
    const car_ids = inOrder.map(({ car_id }) => car_id)
    await refreshChangedCars(tx, { car_ids, catalogue, now })
  }
}
