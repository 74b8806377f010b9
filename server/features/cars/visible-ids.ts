import { eq, inArray } from 'drizzle-orm'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'

/** The given ads that every visitor can see, also those that have ended; each once, in their order. */
export async function visibleIds({ db, clock }: { db: Db; clock: Clock }, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const now = clock()
  const rows = await db
    .select({ car: cars, seller: { status: profiles.status } })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(inArray(cars.id, [...ids]))
  const visible = new Set(
    rows
      .filter(({ car, seller }) => car.published_at && ['public', 'ended'].includes(visibilityOf(car, seller, now)))
      .map(({ car }) => car.id),
  )
  return [...new Set(ids)].filter((id) => visible.has(id))
}
