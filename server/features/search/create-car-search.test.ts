import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { EVERYTHING } from './questions/conditions.ts'

test('EXPL-01 without the index counts are kept for a minute', async () => {
  const time = { now: NOW }
  const services = await givenServices(time)
  const count = async () => (await services.search.count(EVERYTHING, await services.catalogue())).total
  const later = (seconds: number) => (time.now = new Date(NOW.getTime() + seconds * 1000))

  expect(await count()).toBe(0)
  await givenCars(services, {})
  later(59)
  expect(await count()).toBe(0)
  later(61)
  expect(await count()).toBe(1)
})

test('EXPL-01 counts that fail are not kept', async () => {
  const services = await givenServices()
  const catalogue = await services.catalogue()
  await services.db.execute(sql`alter table searchable_cars rename to no_cars`)
  await expect(services.search.count(EVERYTHING, catalogue)).rejects.toThrow()
  await services.db.execute(sql`alter table no_cars rename to searchable_cars`)
  expect((await services.search.count(EVERYTHING, catalogue)).total).toBe(0)
})

test('EXPL-01 the same question asked by many at once is counted once', async () => {
  const services = await givenServices()
  const catalogue = await services.catalogue()
  const answers = await Promise.all(Array.from({ length: 20 }, () => services.search.count(EVERYTHING, catalogue)))
  expect(new Set(answers).size).toBe(1)
})

test('EXPL-01 a request that does not wait gets the last count or none, and triggers a new one', async () => {
  const time = { now: NOW }
  const services = await givenServices(time)
  const catalogue = await services.catalogue()
  const atHand = () => services.search.countAtHand(EVERYTHING, catalogue)?.total ?? null
  const later = (seconds: number) => (time.now = new Date(NOW.getTime() + seconds * 1000))

  expect(atHand()).toBeNull()
  await expect.poll(atHand).toBe(0)
  await givenCars(services, {})
  later(61)
  expect(atHand()).toBe(0)
  await expect.poll(atHand).toBe(1)
  later(61 + 301)
  expect(atHand()).toBeNull()
})
