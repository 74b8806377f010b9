import { lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { disk_samples } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const RETENTION_DAYS = 30
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Every day at noon: records the free disk space, to estimate how long it will last. */
export const sampleDisk: Job<object, Pick<Services, 'db' | 'clock' | 'files'>> = {
  name: 'sample_disk',
  retries: 3,
  seconds: 60,
  cron: '20 12 * * *',
  run: async ({ db, clock, files }) => {
    const now = clock()
    const { freeBytes } = await files.measure()
    await db
      .insert(disk_samples)
      .values({ day: dayOf(now), free_bytes: freeBytes })
      .onConflictDoUpdate({ target: disk_samples.day, set: { free_bytes: freeBytes } })
    await db.delete(disk_samples).where(lt(disk_samples.day, dayOf(new Date(now.getTime() - RETENTION_DAYS * DAY_MS))))
  },
}
