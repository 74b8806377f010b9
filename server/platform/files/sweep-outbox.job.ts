import { DAY_MS } from '#domain/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { Files } from './open-stores.ts'

const RETENTION_DAYS = 7

/** Every night: deletes emails and SMS that were saved for want of a server, since they are personal. */
export const sweepOutbox: Job<object, { files: Pick<Files, 'sweepOutbox'>; clock: Clock }> = {
  name: 'sweep_outbox',
  retries: 3,
  seconds: 600,
  cron: '30 3 * * *',
  run: ({ files, clock }) => files.sweepOutbox(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)),
}
