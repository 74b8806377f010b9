import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { VISIT_MS } from '#domain/changes/seen.ts'
import type { DataServices } from '#server/context.ts'
import { favorites, saved_searches, seen_cars } from '#server/platform/db/schema/index.ts'

interface Shown {
  user_id: string
  /** When the changes were read that were shown. */
  as_of: Date
  car_ids: readonly string[]
  search_ids: readonly string[]
}

/** Keeps that a user was shown the changes up to a time (`withShown` in `domain/changes`). */
export async function markSeen({ db, clock }: DataServices, { user_id, as_of, ...shown }: Shown): Promise<void> {
  const now = clock()
  const until = (as_of < now ? as_of : now).toISOString()
  await db.transaction(async (tx) => {
    if (shown.car_ids.length) {
      await tx.execute(sql`
        insert into ${seen_cars} (user_id, car_id, seen_at, seen_before)
        select user_id, car_id, ${until}, saved_at from ${favorites}
        where ${and(eq(favorites.user_id, user_id), inArray(favorites.car_id, [...shown.car_ids]))} and saved_at < ${until}
        order by car_id
        on conflict do nothing`)
      await tx
        .update(seen_cars)
        .set(shownUntil(seen_cars, until))
        .where(and(eq(seen_cars.user_id, user_id), inArray(seen_cars.car_id, [...shown.car_ids])))
    }
    if (shown.search_ids.length) {
      await tx
        .update(saved_searches)
        .set(shownUntil(saved_searches, until))
        .where(and(eq(saved_searches.user_id, user_id), inArray(saved_searches.id, [...shown.search_ids])))
    }
  })
}

/** Keeps that a user has viewed the page of an ad, and so seen all of its changes. */
export async function noteViewed({ db, clock }: DataServices, userId: string, carId: string): Promise<void> {
  const now = clock()
  await db
    .insert(seen_cars)
    .values({ user_id: userId, car_id: carId, seen_at: now, viewed_at: now })
    .onConflictDoUpdate({
      target: [seen_cars.user_id, seen_cars.car_id],
      set: { ...shownUntil(seen_cars, now.toISOString()), viewed_at: now },
    })
}

function shownUntil({ seen_at, seen_before }: Record<'seen_at' | 'seen_before', AnyColumn>, until: string) {
  const later: SQL = sql`${until}::timestamptz`
  return {
    seen_before: sql`case
      when ${later} <= ${seen_at} then ${seen_before}
      when ${later} - ${seen_at} > ${VISIT_MS} * interval '1 millisecond' then ${seen_at}
      else coalesce(${seen_before}, ${seen_at}) end`,
    seen_at: sql`greatest(${seen_at}, ${later})`,
  }
}
