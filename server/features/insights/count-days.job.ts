import { sql, type SQL } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { SHOWN_DAYS } from '#domain/insights/measures.ts'
import type { Services } from '#server/context.ts'
import { TABLE_MEASURES } from './table-measures.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** The measure that records that a day was counted. */
const COUNTED = 'days'

/**
 * Every hour until yesterday is counted: counts each of the last 90 days from the tables again, since answers and sales
 * follow later. Excludes the demo.
 */
export const countDays: Job<object, Services> = {
  name: 'count_days',
  retries: 3,
  seconds: 1800,
  cron: '20 * * * *',
  run: async ({ db, clock }) => {
    const yesterday = adDay(new Date(clock().getTime() - DAY_MS))
    const from = adDay(new Date(clock().getTime() - SHOWN_DAYS * DAY_MS))
    const measures: Record<string, SQL> = { ...TABLE_MEASURES, [COUNTED]: sql`select ${yesterday}::date, '', 1` }
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute(
        sql`select from analytics_days where measure = ${COUNTED} and day = ${yesterday} and not is_demo`,
      )
      if (rows.length) return
      await tx.execute(sql`
        delete from analytics_days
        where measure in (${sql.join(
          Object.keys(measures).map((name) => sql`${name}`),
          sql`, `,
        )}) and day >= ${from} and not is_demo`)
      for (const [measure, counts] of Object.entries(measures)) {
        await tx.execute(sql`
          insert into analytics_days (day, measure, subject, count)
          select day, ${measure}, subject, count from (${counts}) as counts (day, subject, count)
          where day between ${from} and ${yesterday}`)
      }
    })
  },
}
