import { and, eq, lte } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { reinstateUser } from './reinstate-user.ts'

/** Every five minutes: reinstates users whose suspension has ended. */
export const endSuspensions: Job<object, Services> = {
  name: 'end_suspensions',
  retries: 3,
  seconds: 240,
  cron: '*/5 * * * *',
  run: async (services) => {
    const due = await services.db
      .select({ user_id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.status, 'suspended'), lte(profiles.suspended_until, services.clock())))
    await eachOrThrow(due, ({ user_id }) => reinstateUser(services, { user_id, admin_id: null }))
  },
}
