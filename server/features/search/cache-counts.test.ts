import { beforeEach, expect, test, vi } from 'vitest'
import type { CarFilters } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { conditionsOf } from './conditions.ts'
import { readFacets } from './read-facets.ts'

const time = { now: NOW }
const later = (seconds: number) => (time.now = new Date(NOW.getTime() + seconds * 1000))

let services: DataServices
beforeEach(async () => {
  time.now = NOW
  services = await givenServices(time)
  await givenCars(
    services,
    { make: 'toyota', model: 'toyota-camry', body_types: ['sedan'] },
    { make: 'toyota', model: 'toyota-hilux', body_types: ['pickup'] },
    { make: 'hyundai', model: 'hyundai-sonata', body_types: ['sedan'] },
  )
  await services.catalogue()
})

/** The counts of a search, and how often the search table was read for them. */
async function count(filters: CarFilters) {
  const catalogue = await services.catalogue()
  const reads = vi.spyOn(services.db, 'execute').mockClear()
  const { total, facets: counted } = await services.search.count(
    { chosen: conditionsOf(filters, catalogue, []), typed: [] },
    catalogue,
  )
  const facets = readFacets(counted, catalogue)
  const shown = (facet: 'make' | 'model' | 'body_type') => facets[facet].map((one) => [one.value, one.count])
  return {
    total,
    make: shown('make'),
    model: shown('model'),
    body_type: shown('body_type'),
    reads: reads.mock.calls.length,
  }
}

test('EXPL-01 a make is counted in one scan beside the counts of everything, and so is the next one', async () => {
  expect((await count({})).reads).toBe(1)
  const toyota = await count({ make: ['toyota'] })
  expect(toyota).toMatchObject({ total: 2, reads: 1 })
  expect(toyota.make).toEqual([
    ['toyota', 2],
    ['hyundai', 1],
  ])
  expect(toyota.model).toEqual([
    ['toyota-camry', 1],
    ['toyota-hilux', 1],
  ])
  expect(await count({ make: ['hyundai'] })).toMatchObject({ total: 1, reads: 1, make: toyota.make })
  expect((await count({ make: ['hyundai'] })).reads).toBe(0)
})

test('EXPL-01 another make among sedans does not count the makes of sedans again', async () => {
  await count({})
  const toyota = await count({ make: ['toyota'], body_type: ['sedan'] })
  expect(toyota).toMatchObject({ total: 1, reads: 3 })
  expect(toyota.make).toEqual([
    ['hyundai', 1],
    ['toyota', 1],
  ])
  expect(toyota.body_type).toEqual([
    ['pickup', 1],
    ['sedan', 1],
  ])
  const hyundai = await count({ make: ['hyundai'], body_type: ['sedan'] })
  expect(hyundai).toMatchObject({ total: 1, reads: 2, make: toyota.make, body_type: [['sedan', 1]] })
})

test('EXPL-01 filters that are added one by one use the counts of the steps before', async () => {
  await count({})
  await count({ body_type: ['sedan'] })
  expect(await count({ make: ['toyota'], body_type: ['sedan'] })).toMatchObject({ total: 1, reads: 2 })
  await count({ make: ['hyundai'] })
  expect(await count({ make: ['hyundai'], body_type: ['sedan'] })).toMatchObject({ total: 1, reads: 1 })
})

test('EXPL-01 facets of other searches are used for a minute', async () => {
  await count({})
  await count({ make: ['toyota'], body_type: ['sedan'] })
  await givenCars(services, { make: 'nissan', model: 'nissan-patrol', body_types: ['sedan'] })
  later(61)
  const { total, make } = await count({ make: ['nissan'], body_type: ['sedan'] })
  expect(total).toBe(1)
  expect(make).toContainEqual(['nissan', 1])
  expect((await count({ make: ['nissan'] })).make).toContainEqual(['nissan', 1])
})

test('EXPL-01 counts that fail are not kept', async () => {
  await count({})
  vi.spyOn(services.db, 'execute').mockRejectedValueOnce(new Error('gone')).mockClear()
  const catalogue = await services.catalogue()
  const conditions = { chosen: conditionsOf({ make: ['toyota'], body_type: ['sedan'] }, catalogue, []), typed: [] }
  await expect(services.search.count(conditions, catalogue)).rejects.toThrow('gone')
  expect((await count({ make: ['toyota'], body_type: ['sedan'] })).total).toBe(1)
})
