import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/platform/db/client.ts'
import { drainJobs } from '#server/testing/drain-jobs.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { countFailedJobs, listFailedJobs, retryJob } from './failed-jobs.ts'
import { LOCK_KINDS, openSharedLocks } from '#server/platform/db/shared-locks.ts'
import { openJobQueue, type FailedAttempt, type Job, type RunningJobs } from './job-queue.ts'

const COUNT = 4
const SECRET = 'a secret of these tests'

function givenLocks(url: string) {
  const locks = openSharedLocks(url)
  closeAfterFile(locks.close)
  return locks
}

test('AD-09 jobs that wait are done without a pause between them, as many at once as may be', async () => {
  const { db, url } = await openTestDatabase()
  const done: number[] = []
  const all = Promise.withResolvers<void>()
  const count: Job<{ number: number }, object> = {
    name: 'count',
    retries: 0,
    seconds: 60,
    concurrency: 2,
    run: async (_services, { number }) => {
      done.push(number)
      if (done.length === COUNT) all.resolve()
    },
  }
  const locks = givenLocks(url)
  const attempts: string[] = []
  const jobs = await openJobQueue(url, [count], {
    db,
    locks,
    secret: SECRET,
    onError: all.reject,
    onFailure: ({ error }) => all.reject(error),
    around: async (name, run) => {
      attempts.push(name)
      await run()
    },
  })
  closeAfterFile(jobs.close)
  await jobs.work([count], {})
  await db.transaction(async (tx) => {
    for (let number = 0; number < COUNT; number += 1) await jobs.add(tx, count, { number })
  })
  await all.promise
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  expect(attempts).toEqual(Array.from({ length: COUNT }, () => 'count'))
})

test('AD-09 a job that is due when it is added has no start time, so that its worker is notified', async () => {
  const { db, url } = await openTestDatabase()
  const count: Job<{ name: string }, object> = { name: 'count', retries: 0, seconds: 60, run: async () => {} }
  const options = { db, locks: givenLocks(url), secret: SECRET, onError: () => {}, onFailure: () => {}, addsOnly: true }
  const jobs = await openJobQueue(url, [count], options)
  closeAfterFile(jobs.close)
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ begun_at: string }>(sql`select now()::text as begun_at`)
    const begunAt = new Date(rows[0]?.begun_at ?? '')
    await expect.poll(() => Date.now()).toBeGreaterThan(begunAt.getTime())
    const now = new Date()
    await jobs.add(tx, count, { name: 'now' }, now)
    await jobs.add(tx, count, { name: 'late' }, new Date(now.getTime() - DAY_MS))
    await jobs.add(tx, count, { name: 'later' }, new Date(now.getTime() + DAY_MS))
  })
  const { rows } = await db.execute<{ data: unknown; is_due: boolean }>(
    sql`select data, start_after = created_on as is_due from pgboss.job`,
  )
  const added = rows.map(({ data, is_due }) => `${(jobs.dataOf(data) as { name: string }).name}: ${is_due}`)
  expect(added.toSorted()).toEqual(['late: true', 'later: false', 'now: true'])
})

test('AD-09 of several processes one does a job, and a schedule that all of them make is there once', async () => {
  const { db, url } = await openTestDatabase()
  const done: number[] = []
  const count: Job<{ number: number }, object> = {
    name: 'count',
    retries: 0,
    seconds: 60,
    concurrency: 2,
    cron: '0 4 * * *',
    run: async (_services, { number }) => void done.push(number),
  }
  const failures: unknown[] = []
  const options = {
    db,
    secret: SECRET,
    onError: (error: Error) => failures.push(error),
    onFailure: (one: unknown) => failures.push(one),
  }
  const processes: RunningJobs[] = []
  for (let number = 0; number < 2; number += 1) {
    const jobs = await openJobQueue(url, [count], { ...options, locks: givenLocks(url) })
    closeAfterFile(jobs.close)
    await jobs.work([count], {})
    processes.push(jobs)
  }
  await db.transaction(async (tx) => {
    for (let number = 0; number < 3 * COUNT; number += 1) await processes[number % 2]?.add(tx, count, { number })
  })
  const isLeft = () => db.execute(sql`select 1 from pgboss.job where name = 'count' and state <> 'completed'`)
  await expect.poll(async () => (await isLeft()).rows).toEqual([])
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 3 * COUNT }, (_, number) => number))
  expect(await processes[0]?.boss.getSchedules()).toHaveLength(1)
  expect(failures).toEqual([])
})

test('AD-09 a job gets the schedule of the running version', async () => {
  const { db, url } = await openTestDatabase()
  const options = { db, locks: givenLocks(url), secret: SECRET, onError: () => {}, onFailure: () => {} }
  const schedules: { cron: string; writtenAt: number }[] = []
  for (const cron of ['0 4 * * *', '0 4 * * *', '30 5 * * *']) {
    const count = { name: 'count', retries: 0, seconds: 60, cron, run: async () => {} }
    const jobs = await openJobQueue(url, [count], options)
    await jobs.work([count], {})
    for (const { updatedOn, ...schedule } of await jobs.boss.getSchedules())
      schedules.push({ cron: schedule.cron, writtenAt: updatedOn.getTime() })
    await jobs.close()
  }
  expect(schedules.map(({ cron }) => cron)).toEqual(['0 4 * * *', '0 4 * * *', '30 5 * * *'])
  // an unchanged one is not written again
  expect(schedules[1]?.writtenAt).toBe(schedules[0]?.writtenAt)
})

test('AD-09 a failed attempt is reported with its name, number and error, listed, and run again by hand', async () => {
  const { db, url } = await openTestDatabase()
  const reports: FailedAttempt[] = []
  let [isBroken, runs] = [true, 0]
  const hasFailed = Promise.withResolvers<void>()
  const mend: Job<object, object> = {
    name: 'mend',
    retries: 0,
    seconds: 60,
    run: async () => {
      runs += 1
      if (isBroken) throw new Error('The mail server is away')
    },
  }
  const onFailure = (failed: FailedAttempt) => {
    reports.push(failed)
    hasFailed.resolve()
  }
  const jobs = await openJobQueue(url, [mend], {
    db,
    locks: givenLocks(url),
    secret: SECRET,
    onError: hasFailed.reject,
    onFailure,
  })
  closeAfterFile(jobs.close)
  await jobs.work([mend], {})
  await jobs.add(db, mend, {})
  await hasFailed.promise
  expect(reports).toMatchObject([
    { name: 'mend', attempt: 1, attempts: 1, error: expect.objectContaining({ message: 'The mail server is away' }) },
  ])

  await expect.poll(() => listFailedJobs(db)).toHaveLength(1)
  const [failed] = await listFailedJobs(db)
  expect(failed).toEqual({
    id: reports[0]?.id,
    name: 'mend',
    attempts: 1,
    next_attempt_at: null,
    failed_at: expect.any(Date),
    error: 'The mail server is away',
  })
  expect(await countFailedJobs(db, 'others')).toEqual({
    count: 1,
    oldest_at: expect.any(Date),
    latest_at: expect.any(Date),
  })
  expect(await countFailedJobs(db, 'mails')).toEqual({ count: 0, oldest_at: null, latest_at: null })

  isBroken = false
  expect(await retryJob(db, failed?.id ?? '')).toBe('mend')
  expect(await drainJobs(jobs, [mend], { db })).toEqual([])
  await expect.poll(() => runs).toBe(2)
  expect(await listFailedJobs(db)).toEqual([])
  expect(await retryJob(db, failed?.id ?? '')).toBeNull()
})

test('AUTH-15 the queue stores neither the data of jobs nor values in their errors in readable form', async () => {
  const { db, url } = await openTestDatabase()
  const address = 'noura@example.com'
  const received: unknown[] = []
  const send: Job<{ to: string }, object> = {
    name: 'send',
    retries: 0,
    seconds: 60,
    run: async (_services, data) => {
      received.push(data)
      await db.execute(sql`select ${data.to}::integer`)
    },
  }
  const onFailure = () => {}
  const jobs = await openJobQueue(url, [send], {
    db,
    locks: givenLocks(url),
    secret: SECRET,
    onError: onFailure,
    onFailure,
  })
  closeAfterFile(jobs.close)
  await jobs.add(db, send, { to: address })
  await jobs.boss.send(send.name, { to: 'queued by a former version' })
  const stored = async () => JSON.stringify((await db.execute(sql`select * from pgboss.job`)).rows)
  expect(await stored()).not.toContain(address)
  await jobs.work([send], {})
  await expect.poll(() => listFailedJobs(db)).toHaveLength(2)
  expect(received).toContainEqual({ to: address })
  expect(received).toContainEqual({ to: 'queued by a former version' })
  expect(await stored()).not.toContain(address)
  const errors = (await listFailedJobs(db)).map(({ error }) => error)
  expect(errors).toContain('invalid input syntax for type integer: "…", in: select $1::integer')
})

test('AUTH-15 waiting jobs can be cancelled by their data', async () => {
  const { db, url } = await openTestDatabase()
  const ran: string[] = []
  const send: Job<{ to: string }, object> = {
    name: 'send',
    retries: 0,
    seconds: 60,
    run: async (_services, { to }) => void ran.push(to),
  }
  const onFailure = () => {}
  const jobs = await openJobQueue(url, [send], {
    db,
    locks: givenLocks(url),
    secret: SECRET,
    onError: onFailure,
    onFailure,
  })
  closeAfterFile(jobs.close)
  for (const to of ['one', 'two', 'one']) await jobs.add(db, send, { to })
  await jobs.cancel<{ to: string }>(db, send, ({ to }) => to === 'one')
  await drainJobs(jobs, [send], { db })
  expect(ran).toEqual(['two'])
})

test('ADMIN-07 a mail that waits for its next attempt counts as failed, other jobs do not', async () => {
  const { db, url } = await openTestDatabase()
  let left = 2
  const haveFailed = Promise.withResolvers<void>()
  const failing = (name: string): Job<object, object> => ({
    name,
    retries: 60,
    seconds: 60,
    run: () => Promise.reject(new Error('The mail server is away')),
  })
  const onFailure = () => {
    left -= 1
    if (!left) haveFailed.resolve()
  }
  const both = [failing('send_mail'), failing('mend')]
  const jobs = await openJobQueue(url, both, {
    db,
    locks: givenLocks(url),
    secret: SECRET,
    onError: haveFailed.reject,
    onFailure,
  })
  closeAfterFile(jobs.close)
  await jobs.work(both, {})
  for (const job of both) await jobs.add(db, job, {})
  await haveFailed.promise
  await expect.poll(() => listFailedJobs(db)).toHaveLength(both.length)
  expect((await listFailedJobs(db)).map(({ attempts }) => attempts)).toEqual([1, 1])
  expect(await countFailedJobs(db, 'mails')).toEqual({
    count: 1,
    oldest_at: expect.any(Date),
    latest_at: expect.any(Date),
  })
  expect(await countFailedJobs(db, 'others')).toMatchObject({ count: 0 })
})

test('jobs that were queued under a former name of theirs are run after the update that renamed them', async () => {
  const { db, url } = await openTestDatabase()
  const done: number[] = []
  const count = (names: Pick<Job<never, object>, 'name' | 'formerName'>): Job<{ number: number }, object> => ({
    ...names,
    retries: 0,
    seconds: 60,
    cron: '0 4 * * *',
    run: async (_services, { number }) => void done.push(number),
  })
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const open = (job: Job<{ number: number }, object>) =>
    openJobQueue(url, [job], { db, locks: givenLocks(url), secret: SECRET, onError, onFailure: onError })
  const before = count({ name: 'tally' })
  const old = await open(before)
  await old.add(db, before, { number: 1 })
  await old.add(db, before, { number: 2 }, new Date(Date.now() + DAY_MS))
  await old.close()

  for (const _ of ['update', 'restart']) {
    const after = count({ name: 'count', formerName: 'tally' })
    const jobs = await open(after)
    await db.execute(sql`update pgboss.job set start_after = now()`)
    await jobs.work([after], {})
    await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual([1, 2])
    expect((await jobs.boss.getQueues()).map(({ name }) => name)).not.toContain('tally')
    expect((await jobs.boss.getSchedules()).map(({ name }) => name)).toEqual(['count'])
    await jobs.close()
  }
  expect(failures).toEqual([])
})

/** Creates a process whose jobs never end on their own. */
async function givenWorker(url: string, db: Db, { isEndless }: { isEndless: boolean }) {
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const rest: Job<object, object> = {
    name: 'rest',
    retries: 0,
    seconds: 3600,
    run: async () => {
      begun.resolve()
      if (isEndless) await new Promise(() => {})
      done.resolve()
    },
  }
  const locks = openSharedLocks(url)
  const jobs = await openJobQueue(url, [rest], { db, locks, secret: SECRET, onError: () => {}, onFailure: () => {} })
  await jobs.work([rest], {})
  return { jobs, locks, rest, begun: begun.promise, done: done.promise }
}

/** PostgreSQL needs a moment to notice a closed connection. */
async function untilUnlocked(db: Db): Promise<void> {
  const locks = sql`select from pg_locks where locktype = 'advisory' and classid = ${LOCK_KINDS.job}
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await db.execute(locks)).rows).toEqual([])
}

test.each(['crashes', 'stops'])(
  'AD-09 a job of a process that %s is done by another at once, and loses no attempt',
  async (how) => {
    const { db, url } = await openTestDatabase()
    const first = await givenWorker(url, db, { isEndless: true })
    await first.jobs.add(db, first.rest, {})
    await first.begun
    // a crash closes the connection that holds the locks
    if (how === 'crashes') {
      await first.locks.close()
      await untilUnlocked(db)
    } else await first.jobs.close()

    const second = await givenWorker(url, db, { isEndless: false })
    closeAfterFile(second.locks.close)
    closeAfterFile(second.jobs.close)
    await second.done
    const rest = sql`select state, retry_count from pgboss.job where name = 'rest'`
    await expect.poll(async () => (await db.execute(rest)).rows).toEqual([{ state: 'completed', retry_count: 0 }])
    if (how === 'crashes') await first.jobs.close()
  },
)
