import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss'
import type { Db } from '#server/platform/db/client.ts'
import type { SharedLocks } from '#server/platform/db/shared-locks.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import { resumeOrphans, returnJobs } from './resume-jobs.ts'

/** A background job. Failed attempts are retried. */
export interface Job<Data extends object, Services> {
  name: string
  /** The name before an update of the site. Jobs that were queued under it still run. */
  formerName?: string
  /** The number of retries, with exponential backoff up to an hour. */
  retries: number
  /** The timeout of an attempt in seconds. */
  seconds: number
  /** A cron schedule in Riyadh time. */
  cron?: string
  /** The number of concurrent runs; 1 by default. */
  concurrency?: number
  run: (services: Services, data: Data) => Promise<void>
}

/** A failed attempt of a job. */
export interface FailedAttempt {
  name: string
  id: string
  /** The number of the attempt, starting at 1. */
  attempt: number
  /** The maximum number of attempts. */
  attempts: number
  error: Error
}

interface Options {
  db: Db
  /** Running jobs hold a lock, so that other processes detect whether their process is alive. */
  locks: SharedLocks
  /** Encrypts the data of jobs, which include addresses, texts and tokens of links. */
  secret: string
  /** Called with errors of the queue itself. */
  onError: (error: Error) => void
  /** Called for each failed attempt. pg-boss only stores errors. */
  onFailure: (failed: FailedAttempt) => void
  /** Called for each attempt that succeeded. */
  onDone?: (name: string) => void
  /** Runs each attempt, for example as a span of a trace. */
  around?: (name: string, run: () => Promise<void>) => Promise<void>
  /** Whether jobs are only added here, so that no schedules run and no connection waits for new jobs. */
  addsOnly?: boolean
}

export interface JobQueue {
  /** Adds a job in the transaction of `db`. It runs after the commit, at `after` or, if that is due, immediately. */
  add: <Data extends object>(db: Db, job: Pick<Job<Data, never>, 'name'>, data: Data, after?: Date) => Promise<void>
  /** Deletes waiting jobs with matching data in the transaction of `db`. */
  cancel: <Data extends object>(
    db: Db,
    job: Pick<Job<Data, never>, 'name'>,
    matches: (data: Data) => boolean,
  ) => Promise<void>
}

export interface RunningJobs extends JobQueue {
  /** Processes jobs until `close`. */
  work: <Services>(jobs: readonly Job<never, Services>[], services: Services) => Promise<void>
  /** The data of a job that was stored in the queue. */
  dataOf: (stored: unknown) => unknown
  boss: PgBoss
  close: () => Promise<void>
}

const DAY = 86_400
const PURPOSE = 'job'
/** The interval at which jobs of ended processes are looked for, in milliseconds. */
const RESUME_MS = 30_000
/** Maximum time for running jobs to finish on close, in milliseconds. */
const END_MS = 1500
const FIRST_WAIT = 5
const LONGEST_WAIT = 3600
const TIME_ZONE = 'Asia/Riyadh'

/** @param jobs the definitions of all jobs */
export async function openJobQueue<Services>(
  url: string,
  jobs: readonly Job<never, Services>[],
  { db, locks, secret, onError, onFailure, onDone, around, addsOnly = false }: Options,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    useListenNotify: !addsOnly,
    schedule: !addsOnly,
    supervise: !addsOnly,
    application_name: 'sayyad jobs',
  })
  boss.on('error', onError)
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, formerName, retries, seconds } of jobs) {
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
    if (formerName !== undefined && known.has(formerName)) {
      await db.execute(sql`update pgboss.job set name = ${name} where name = ${formerName}`)
      await boss.deleteQueue(formerName)
    }
  }
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const name of schedules.keys()) {
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)
  }
  const running = new Map<string, Promise<void>>()
  const workers = new Map<string, string[]>()
  let resuming: NodeJS.Timeout | undefined
  let isClosing = false

  /** Schedules and former versions of the site add jobs with plain data. */
  function dataOf(stored: unknown): unknown {
    const { sealed } = (stored ?? {}) as { sealed?: unknown }
    if (typeof sealed !== 'string') return stored
    const data = unseal(secret, PURPOSE, sealed)
    if (data === undefined) throw new Error('The job was added with another AUTH_SECRET')
    return data
  }

  async function attempt(name: string, job: JobWithMetadata<unknown>, run: () => Promise<void>): Promise<void> {
    try {
      await locks.tryTake('job', job.id)
      await (around ? around(name, run) : run())
      onDone?.(name)
    } catch (thrown) {
      // the attempt was interrupted; `close` returns the job to its queue
      if (isClosing) return
      const error = safeError(thrown)
      onFailure({ name, id: job.id, attempt: job.retryCount + 1, attempts: job.retryLimit + 1, error })
      throw error
    } finally {
      await locks.release('job', job.id).catch(onError)
    }
  }

  async function workOn<Given>({ name, cron, concurrency = 1, run }: Job<never, Given>, services: Given) {
    const ids: string[] = []
    workers.set(name, ids)
    for (let worker = 0; worker < concurrency; worker += 1) {
      const id = await boss.work(name, { pollingIntervalSeconds: 2, includeMetadata: true }, async ([job]) => {
        if (!job) return
        const outcome = attempt(name, job, async () => run(services, dataOf(job.data) as never))
        running.set(job.id, outcome)
        try {
          await outcome
        } finally {
          if (!isClosing) running.delete(job.id)
          // polls again immediately: only the first of many jobs notifies the worker, which otherwise sleeps for half a
          // minute
          boss.notifyWorker(id)
        }
      })
      ids.push(id)
    }
    const schedule = schedules.get(name)
    const isScheduled = schedule?.cron === cron && schedule?.timezone === TIME_ZONE
    if (cron && !isScheduled) await boss.schedule(name, cron, {}, { tz: TIME_ZONE })
  }

  async function resume(): Promise<void> {
    const names = await resumeOrphans(db, [...workers.keys()])
    for (const name of names) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  return {
    add: async (tx, { name }, data, after) => {
      // a job with a start time later than the start of its transaction does not notify its worker, which would find it
      // up to half a minute later
      const isLater = after !== undefined && after.getTime() > Date.now()
      await boss.send(
        name,
        { sealed: seal(secret, PURPOSE, data) },
        { db: fromDrizzle(tx, sql), ...(isLater && { startAfter: after }) },
      )
    },
    cancel: async (tx, { name }, matches) => {
      const { rows } = await tx.execute<{ id: string; data: unknown }>(
        sql`select id, data from pgboss.job where name = ${name} and state in ('created', 'retry')`,
      )
      const ids = rows.filter(({ data }) => matches(dataOf(data) as never)).map(({ id }) => id)
      if (ids.length) await boss.deleteJob(name, ids, { db: fromDrizzle(tx, sql) })
    },
    dataOf,
    work: async (kinds, services) => {
      for (const job of kinds) await workOn(job, services)
      const look = () => resume().catch(onError)
      // runs before new jobs start, which would look interrupted
      await look()
      resuming = setInterval(() => void look(), RESUME_MS).unref()
    },
    boss,
    close: async () => {
      clearInterval(resuming)
      for (const name of workers.keys()) await boss.offWork(name, { wait: false })
      await Promise.race([Promise.allSettled(running.values()), wait(END_MS, undefined, { ref: false })])
      isClosing = true
      await returnJobs(db, [...running.keys()]).catch(onError)
      await boss.stop({ graceful: false })
    },
  }
}

const pick = (from: object, keys: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in keys))
