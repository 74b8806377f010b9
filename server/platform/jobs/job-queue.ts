import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '#server/platform/db/client.ts'

/** A background job, retried until it succeeds. */
export interface Job<Data extends object, Services> {
  name: string
  /** Attempts after the first, with exponential backoff up to an hour. */
  retries: number
  /** Timeout of one attempt. */
  seconds: number
  /** Cron schedule, in Riyadh time. */
  cron?: string
  /** How many run at once; default 1. */
  at_once?: number
  run: (services: Services, data: Data) => Promise<void>
}

/** An attempt of a job that failed. */
export interface FailedAttempt {
  name: string
  id: string
  /** From 1. */
  attempt: number
  /** The maximum. */
  attempts: number
  error: unknown
}

interface Reports {
  /** An error of the queue itself. */
  onError: (error: Error) => void
  /** Called for each failed attempt; pg-boss only stores errors. */
  onFailure: (failed: FailedAttempt) => void
}

export interface JobQueue {
  /** In the transaction of `db`: the job runs if it commits. */
  add: <Data extends object>(db: Db, job: Pick<Job<Data, never>, 'name'>, data: Data) => Promise<void>
}

export interface RunningJobs extends JobQueue {
  /** Works on jobs until `close`. */
  work: <Services>(jobs: readonly Job<never, Services>[], services: Services) => Promise<void>
  boss: PgBoss
  close: () => Promise<void>
}

const DAY = 86_400
const FIRST_WAIT = 5
const LONGEST_WAIT = 3600
const TIME_ZONE = 'Asia/Riyadh'

/** @param jobs all kinds of jobs */
export async function openJobQueue<Services>(
  url: string,
  jobs: readonly Job<never, Services>[],
  { onError, onFailure }: Reports,
): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, useListenNotify: true, application_name: 'sayyad jobs' })
  boss.on('error', onError)
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, retries, seconds } of jobs) {
    const options = {
      retryLimit: retries,
      retryDelay: FIRST_WAIT,
      retryBackoff: true,
      retryDelayMax: LONGEST_WAIT,
      expireInSeconds: seconds,
      deleteAfterSeconds: DAY,
      notify: true,
    }
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual(options, pick(queue, options))) await boss.updateQueue(name, options)
  }
  return {
    add: async (db, { name }, data) => {
      await boss.send(name, data, { db: fromDrizzle(db, sql) })
    },
    work: async (kinds, services) => {
      for (const { name, cron, at_once = 1, run } of kinds) {
        for (let worker = 0; worker < at_once; worker += 1) {
          const id = await boss.work(name, { pollingIntervalSeconds: 2, includeMetadata: true }, async ([job]) => {
            if (!job) return
            try {
              await run(services, job.data as never)
            } catch (error) {
              const [attempt, attempts] = [job.retryCount + 1, job.retryLimit + 1]
              onFailure({ name, id: job.id, attempt, attempts, error })
              throw error
            } finally {
              // polls again at once: only the first of many jobs notifies the worker, which otherwise sleeps half a
              // minute
              boss.notifyWorker(id)
            }
          })
        }
        if (cron) await boss.schedule(name, cron, {}, { tz: TIME_ZONE })
      }
    },
    boss,
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

const pick = (from: object, keys: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in keys))
