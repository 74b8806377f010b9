import { randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { addAds } from './add-ads.ts'
import type { User } from './add-user.ts'
import type { SiteData } from './site-data.ts'

const HOUR_MS = 3_600_000
/** More than a test has ads. */
const PLACES = 20

export interface QueuePlace {
  /** Lets an ad, or its changes, wait here, after those before it. */
  add: (car_id: string) => Promise<void>
  /** Of all that still wait, so that the queue stays short. */
  clear: () => Promise<void>
}

/**
 * A place in the queue of reviews that no other test's ads are next to, since a page also fetches the next ad. The last
 * one there is never decided.
 */
export async function openQueuePlace(siteData: SiteData, seller: User): Promise<QueuePlace> {
  const { db } = siteData
  const start = Date.now() - HOUR_MS - randomInt(18 * HOUR_MS)
  const ids = await addAds(siteData, seller, 1, 'pending')
  const wait = (car_id: string, place: number) => {
    const submitted_at = new Date(start + place)
    return db.transaction(async (tx) => {
      await tx.update(cars).set({ submitted_at }).where(eq(cars.id, car_id))
      await tx.update(ad_revisions).set({ submitted_at }).where(eq(ad_revisions.car_id, car_id))
    })
  }
  for (const id of ids) await wait(id, PLACES)
  let added = 0
  return {
    add: async (car_id) => {
      added += 1
      ids.push(car_id)
      await wait(car_id, added)
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
