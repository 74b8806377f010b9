import { randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { addAds } from './add-ads.ts'
import type { User } from './add-user.ts'
import type { SiteData } from './site-data.ts'

const HOUR_MS = 3_600_000
/** Positions per test, 1 ms apart; more than any test needs. */
const PLACES = 20

export interface QueuePlace {
  /** Moves an ad or its revision to the next position. */
  add: (carId: string) => Promise<void>
  /** Deletes the revisions and pending ads of this test, so that the queue stays short. */
  clear: () => Promise<void>
}

/**
 * Reserves a section of the review queue at a random time, so that it has no ads of other tests. Its last ad must not
 * be decided, since a page also prefetches the next ad.
 */
export async function openQueuePlace(siteData: SiteData, seller: User): Promise<QueuePlace> {
  const { db } = siteData
  const start = Date.now() - HOUR_MS - randomInt(18 * HOUR_MS)
  const ids = await addAds(siteData, seller, 1, 'pending')
  const wait = (carId: string, place: number) => {
    const submittedAt = new Date(start + place)
    return db.transaction(async (tx) => {
      await tx.update(cars).set({ submitted_at: submittedAt }).where(eq(cars.id, carId))
      await tx.update(ad_revisions).set({ submitted_at: submittedAt }).where(eq(ad_revisions.car_id, carId))
    })
  }
  for (const id of ids) await wait(id, PLACES)
  let added = 0
  return {
    add: async (carId) => {
      added += 1
      ids.push(carId)
      await wait(carId, added)
    },
    clear: async () => {
      await db.delete(ad_revisions).where(inArray(ad_revisions.car_id, ids))
      await db
        .update(cars)
        .set({ deleted_at: new Date() })
        .where(and(inArray(cars.id, ids), eq(cars.status, 'pending')))
    },
  }
}
