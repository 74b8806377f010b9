import { expect, test } from 'vitest'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'

const EVERYTHING = { chosen: [], typed: [] }

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
