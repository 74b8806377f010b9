import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { listCards } from './list-cards.ts'
import { listFeatured } from './list-featured.ts'
import { listSimilar } from '#server/features/search/list-similar.ts'
import { getCar } from './get-car.ts'

const TOMORROW = new Date(NOW.getTime() + DAY_MS)
const YESTERDAY = new Date(NOW.getTime() - DAY_MS)
const UNKNOWN = '0190b5e0-0000-7000-8000-000000000000'

let services: DataServices
beforeEach(async () => {
  services = await givenServices()
})

test('EXPL-05 cards come in the order asked for, each once, without those that are not public', async () => {
  const [first = '', second = '', sold = '', expired = ''] = await givenCars(
    services,
    {},
    {},
    { status: 'sold' },
    { expires_at: NOW },
  )
  const cards = await listCards(services, { ids: [second, sold, UNKNOWN, first, expired, second] })
  expect(cards.map(({ id }) => id)).toEqual([second, first])
  expect(await listCards(services, { ids: [] })).toEqual([])
})

test('EXPL-06 featured are the public ads whose featuring has not ended, the newest first', async () => {
  const [, newer, older] = await givenCars(
    services,
    { featured_until: YESTERDAY },
    { featured_until: TOMORROW },
    { featured_until: TOMORROW },
    { featured_until: TOMORROW, status: 'sold' },
    { featured_until: TOMORROW, expires_at: NOW },
    {},
  )
  expect((await listFeatured(services, { limit: 6 })).map(({ id }) => id)).toEqual([newer, older])
  expect(await listFeatured(services, { limit: 1 })).toHaveLength(1)
})

test('EXPL-04 similar are the same model first, the nearest in price and year, then the same make and body', async () => {
  const [car = '', near, nearer, otherModel, otherMake] = await givenCars(
    services,
    { price: 80_000, year: 2020 },
    { price: 95_000, year: 2021 },
    { price: 81_000, year: 2020 },
    { model: 'toyota-corolla', price: 80_000 },
    { make: 'hyundai', model: 'hyundai-sonata', price: 80_000 },
    { price: 150_000 },
    { price: 80_000, status: 'sold' },
    { make: 'nissan', model: 'nissan-patrol', body_types: ['suv'], price: 80_000 },
  )
  const ids = async (limit: number) => (await listSimilar(services, { car_id: car, limit })).map(({ id }) => id)
  expect(await ids(6)).toEqual([nearer, near, otherModel, otherMake])
  expect(await ids(2)).toEqual([nearer, near])
  const [open = ''] = await givenCars(services, { price: null, year: 2021 })
  expect((await listSimilar(services, { car_id: open, limit: 2 })).map(({ id }) => id)[0]).toBe(near)
  expect(await listSimilar(services, { car_id: UNKNOWN, limit: 6 })).toEqual([])
})

test('EXPL-04 enough similar ads of the model are the newest that are public, chosen by one statement that reads no other card', async () => {
  const price = 80_000
  const like = (days: number, more: object = {}) => ({
    price,
    year: 2020,
    published_at: new Date(NOW.getTime() - days * DAY_MS),
    ...more,
  })
  const [car = '', far, near, nearest, , , , , , , alike] = await givenCars(
    services,
    like(0),
    like(2, { price: 100_000 }),
    like(3, { year: 2021 }),
    like(9, { price: 82_000 }),
    like(1, { status: 'sold' }),
    like(1, { expires_at: NOW }),
    like(1, { price: 110_000 }),
    like(1, { price: 50_000 }),
    like(1, { price: null }),
    like(1, { model: 'toyota-corolla' }),
    like(20),
  )
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const ids = async (limit: number) => (await listSimilar(services, { car_id: car, limit })).map(({ id }) => id)
  expect(await ids(4)).toEqual([alike, nearest, near, far])
  expect(await ids(2)).toEqual([alike, nearest])
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name)
  query.mockRestore()
  // events of other tests may be told meanwhile
  expect(names.filter((name) => name !== undefined && name !== 'notify')).toEqual([
    'similar_to',
    'similar_of_model',
    'fair_prices_of_ads',
    'similar_to',
    'similar_of_model',
    'fair_prices_of_ads',
  ])
})

test('EXPL-04 a page reads its ad once, for itself and for the similar ones', async () => {
  const [carId = '', similar] = await givenCars(services, { price: 80_000 }, { price: 82_000 })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const page = { ...services, request: {} }
  const [found, cards] = await Promise.all([
    getCar(page, { car_id: carId, caller: { kind: 'anonymous' } }),
    listSimilar(page, { car_id: carId, limit: 6 }),
  ])
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name)
  query.mockRestore()
  expect(found.kind).toBe('found')
  expect(cards.map(({ id }) => id)).toEqual([similar])
  expect(names).toContain('read_car')
  expect(names).not.toContain('similar_to')
})
