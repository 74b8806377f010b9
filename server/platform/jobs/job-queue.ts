import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '#server/platform/db/client.ts'

/** Work that is done apart from the request that asked for it, again until it succeeds. */
export interface Job<Data extends object, Services> {
  name: string
  /** Attempts after the first; each waits twice as long as the one before, at most an hour. */
  retries: number
  /** Of one attempt; then another one may begin. */
  seconds: number
  /** When it runs by itself, as five fields of cron in Riyadh's time. */
  cron?: string
  /** How many are done at once; one unless it is said. */
  at_once?: number
  run: (services: Services, data: Data) => Promise<void>
}

export interface JobQueue {
  /** Within the transaction that `db` is: the job runs if that is committed. */
  add: <Data extends object>(db: Db, job: Pick<Job<Data, never>, 'name'>, data: Data) => Promise<void>
}

export interface RunningJobs extends JobQueue {
  /** Does jobs until `close`. */
  work: <Services>(jobs: readonly Job<never, Services>[], services: Services) => Promise<void>
  boss: PgBoss
  close: () => Promise<void>
}

const DAY = 86_400
const FIRST_WAIT = 5
const LONGEST_WAIT = 3600
const TIME_ZONE = 'Asia/Riyadh'

/** @param jobs all kinds that there are; @param report what to do with an error that no job can be blamed for */
export async function openJobQueue<Services>(
  url: string,
  jobs: readonly Job<never, Services>[],
  report: (error: Error) => void,
): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, useListenNotify: true, application_name: 'sayyad jobs' })
  boss.on('error', report)
  await boss.start()
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
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  return {
    add: async (db, { name }, data) => {
      await boss.send(name, data, { db: fromDrizzle(db, sql) })
    },
    work: async (kinds, services) => {
      for (const { name, cron, at_once = 1, run } of kinds) {
        for (let worker = 0; worker < at_once; worker += 1) {
          const id = await boss.work(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
            try {
              if (job) await run(services, job.data as never)
            } finally {
              // the next one at once: only the first of many jobs wakes a worker, which else sleeps half a minute
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
