import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { RESTORABLE_DAYS } from '#domain/ads/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { removeAdPictures } from '#server/features/pictures/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { eraseAds, WRITTEN_COLUMNS } from '../erase-ads.ts'

const HAS_PICTURES = sql`(${cars.picture_ids} <> '{}' or exists (
  select from ${car_pictures} where ${car_pictures.car_id} = ${cars.id}))`
const HAS_TEXTS = Object.keys(WRITTEN_COLUMNS).map((name) => isNotNull(cars[name as keyof typeof WRITTEN_COLUMNS]))

/**
 * Every night: erases ads that were deleted too long ago to be restored, and the pictures of ads that have been
 * rejected for as long.
 */
export const eraseEndedAds: Job<object, Services> = {
  name: 'erase_ended_ads',
  retries: 3,
  seconds: 3600,
  cron: '10 2 * * *',
  run: async (services) => {
    const { db, clock, catalogue } = services
    const now = clock()
    const before = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS)
    const isDeleted = and(lt(cars.deleted_at, before), or(HAS_PICTURES, ...HAS_TEXTS))
    const isRejected = and(
      eq(cars.status, 'rejected'),
      isNull(cars.deleted_at),
      lt(cars.updated_at, before),
      HAS_PICTURES,
    )
    const erase = async (carId: string, isDue: typeof isDeleted, change: (tx: Db, ids: string[]) => Promise<void>) =>
      db.transaction(async (tx) => {
        const due = and(eq(cars.id, carId), isDue)
        const ids = (await tx.select({ id: cars.id }).from(cars).where(due).for('update')).map(({ id }) => id)
        await change(tx, ids)
        await refreshSearchableCars(tx, { car_ids: ids, catalogue: await catalogue(), now })
      })
    const deleted = await db.select({ id: cars.id }).from(cars).where(isDeleted)
    await eachOrThrow(deleted, ({ id }) => erase(id, isDeleted, (tx, ids) => eraseAds(services, tx, ids)))
    const rejected = await db.select({ id: cars.id }).from(cars).where(isRejected)
    await eachOrThrow(rejected, ({ id }) => erase(id, isRejected, (tx, ids) => removeAdPictures(services, tx, ids)))
  },
}
