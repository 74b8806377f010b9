import { and, eq, lt, notExists } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { counted_views, favorites, seen_cars } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** How long it is kept that a user viewed a car that is not among the favorites. */
const VIEWED_MS = 90 * DAY_MS

/** Every night: deletes the visitors of past days, which are no longer needed, and what users viewed long ago. The counts are kept. */
export const deleteOldViews: Job<object, Services> = {
  name: 'delete_old_views',
  formerName: 'forget_views',
  retries: 3,
  seconds: 600,
  cron: '30 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(counted_views).where(lt(counted_views.day, adDay(new Date(clock().getTime() - DAY_MS))))
    const isSaved = db
      .select()
      .from(favorites)
      .where(and(eq(favorites.user_id, seen_cars.user_id), eq(favorites.car_id, seen_cars.car_id)))
    const isOld = lt(seen_cars.seen_at, new Date(clock().getTime() - VIEWED_MS))
    await db.delete(seen_cars).where(and(isOld, notExists(isSaved)))
  },
}
