import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { openJobQueue, type Job } from './job-queue.ts'

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
  const jobs = await openJobQueue(url, [count], all.reject)
  afterAll(jobs.close)
  await jobs.work([count], {})
  await db.transaction(async (tx) => {
    for (let number = 0; number < COUNT; number += 1) await jobs.add(tx, count, { number })
  })
  await all.promise
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})
