import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { formatDate } from '#domain/format/format-date.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { notifySeller } from '../notify-seller.ts'

const WARNED_DAYS = 3

/** Every hour: warns sellers once per expiry date. Catches up after downtime. */
export const warnOfEnd: Job<object, Services> = {
  name: 'warn_of_end',
  retries: 3,
  seconds: 1800,
  cron: '25 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const now = clock()
    const catalogue = await services.catalogue()
    const soon = and(
      eq(cars.status, 'active'),
      isNull(cars.deleted_at),
      gt(cars.expires_at, now),
      lte(cars.expires_at, new Date(now.getTime() + WARNED_DAYS * DAY_MS)),
      sql`${cars.warned_of_end} is distinct from ${cars.expires_at}`,
    )
    const ending = await db.select({ id: cars.id }).from(cars).where(soon)
    await eachOrThrow(ending, ({ id }) =>
      db.transaction(async (tx) => {
        const [car] = await tx
          .update(cars)
          .set({ warned_of_end: sql`${cars.expires_at}` })
          .where(and(eq(cars.id, id), soon))
          .returning()
        if (!car?.expires_at) return
        const { expires_at } = car
        await notifySeller(services, tx, {
          car,
          catalogue,
          kind: 'ad_expires_soon',
          link: '/my-ads?state=active',
          values: (lang) => ({ date: formatDate(expires_at, lang) }),
          now,
        })
      }),
    )
  },
}
