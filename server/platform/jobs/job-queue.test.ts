import { expect, test, vi } from 'vitest'
import { drainJobs } from '#server/testing/drain-jobs.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { listFailedJobs, retryJob } from './failed-jobs.ts'
import { openJobQueue, type FailedAttempt, type Job } from './job-queue.ts'

const COUNT = 4

test('AD-09 jobs that wait are done without a pause between them, as many at once as may be', async () => {
  const { db, url } = await openTestDatabase()
  const done: number[] = []
  const all = Promise.withResolvers<void>()
  const count: Job<{ number: number }, object> = {
    name: 'count',
    retries: 0,
    seconds: 60,
    at_once: 2,
    run: async (_services, { number }) => {
      done.push(number)
      if (done.length === COUNT) all.resolve()
    },
  }
  const jobs = await openJobQueue(url, [count], { onError: all.reject, onFailure: ({ error }) => all.reject(error) })
  closeAfterFile(jobs.close)
  await jobs.work([count], {})
  await db.transaction(async (tx) => {
    for (let number = 0; number < COUNT; number += 1) await jobs.add(tx, count, { number })
  })
  await all.promise
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
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
  const jobs = await openJobQueue(url, [mend], { onError: hasFailed.reject, onFailure })
  closeAfterFile(jobs.close)
  await jobs.work([mend], {})
  await jobs.add(db, mend, {})
  await hasFailed.promise
  expect(reports).toMatchObject([
    { name: 'mend', attempt: 1, attempts: 1, error: expect.objectContaining({ message: 'The mail server is away' }) },
  ])

  const [failed] = await vi.waitUntil(async () => {
    const list = await listFailedJobs(db)
    return list.length > 0 && list
  })
  expect(failed).toMatchObject({ id: reports[0]?.id, name: 'mend', attempts: 1, error: 'The mail server is away' })

  isBroken = false
  expect(await retryJob(db, failed?.id ?? '')).toBe('mend')
  expect(await drainJobs(jobs.boss, [mend], { db })).toEqual([])
  await vi.waitUntil(() => runs === 2)
  expect(await listFailedJobs(db)).toEqual([])
  expect(await retryJob(db, failed?.id ?? '')).toBeNull()
})
