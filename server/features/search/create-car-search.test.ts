import { expect, test } from 'vitest'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { EVERYTHING } from './conditions.ts'

test('EXPL-01 counts are kept for a minute, renewed behind the old ones, and never older than five minutes', async () => {
  const time = { now: NOW }
  const services = await givenServices(time)
  const count = async () => (await services.search.count(EVERYTHING, await services.catalogue())).total
  const later = (seconds: number) => (time.now = new Date(NOW.getTime() + seconds * 1000))

  expect(await count()).toBe(0)
  await givenCars(services, {})
  later(59)
  expect(await count()).toBe(0)
  later(61)
  expect(await count()).toBe(0)
  await expect.poll(count).toBe(1)

  await givenCars(services, {})
  later(61 + 301)
  expect(await count()).toBe(2)
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
