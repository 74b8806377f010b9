import { and, eq, ne, sql } from 'drizzle-orm'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkCar } from '#domain/cars/bounds.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import {
  analytics_days,
  analytics_events,
  cars,
  profiles,
  searchable_cars,
  searchable_words,
} from '#server/platform/db/schema/index.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { addDemoCars } from './add-demo-cars.ts'
import { addDemoFigures } from './add-demo-figures.ts'
import { DEMO_MODELS } from './demo-models.ts'
import { fillDemoAtFirstStart } from './fill-demo-at-first-start.ts'
import { makeDemoCar } from './make-demo-car.ts'
import { createRandom } from './random.ts'
import { removeDemo } from './remove-demo.ts'

let services: DataServices
const quietly = () => {}
const NO_FILES = { remove: async () => {} }

beforeEach(async () => {
  services = await givenServices()
})

async function invented(count: number, seed = 1) {
  const catalogue = await services.catalogue()
  let id = 0
  const maker = {
    random: createRandom(seed),
    catalogue,
    models: DEMO_MODELS,
    sellerIds: ['seller'],
    newId: () => String((id += 1)),
    now: NOW,
  }
  return Array.from({ length: count }, () => makeDemoCar(maker).car)
}

test('the catalogue has every model that the demo invents ads for', async () => {
  const { models } = await services.catalogue()
  expect(DEMO_MODELS.filter(({ model }) => !models.bySlug.has(model))).toEqual([])
})

test('the same seed invents the same cars', async () => {
  expect(await invented(20, 5)).toEqual(await invented(20, 5))
})

test('EXPL-03 demo ads are within the bounds of real ones, and their texts agree with their fields', async () => {
  const ads = await invented(500)
  const onRequest = ads.filter(({ price }) => price === null)
  expect(onRequest.length).toBeGreaterThan(5)
  expect(onRequest.length).toBeLessThan(40)
  for (const car of ads) {
    expect(checkCar({ ...car, title: car.ad_title_ar ?? null, description: car.description_ar ?? null }, 2026)).toEqual(
      [],
    )
    expect(checkCar({ title: car.ad_title_en ?? null, description: car.description_en ?? null }, 2026)).toEqual([])
    if (car.condition === 'new') expect(car.mileage).toBeLessThan(100)
    expect(car.ad_title_ar).toContain(String(car.year))
    expect(car.description_ar?.includes('خالية من الحوادث') && car.accident !== 'none').toBe(false)
    expect(car.description_ar?.includes('على السوم')).toBe(car.price === null)
  }
})

test('EXPL-03 older cars cost less', async () => {
  const camrys = (await invented(4000)).filter(({ ad_title_en }) => ad_title_en?.includes('Camry'))
  const mean = (years: (year: number) => boolean) => {
    const prices = camrys.filter(({ year }) => years(year)).flatMap(({ price }) => price ?? [])
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  expect(mean((year) => year >= 2022)).toBeGreaterThan(1.5 * mean((year) => year <= 2017))
})

test('demo sellers have phone numbers that belong to nobody', async () => {
  await addDemoCars(services, { count: 60, seed: 1, log: quietly })
  const ads = await services.db.select().from(cars)
  for (const { contact_methods, phone_number, whatsapp_number } of ads) {
    expect(contact_methods.length).toBeGreaterThan(1)
    expect([phone_number !== null, whatsapp_number !== null]).toEqual([
      contact_methods.includes('phone'),
      contact_methods.includes('whatsapp'),
    ])
    for (const number of [phone_number, whatsapp_number]) {
      if (number !== null) expect([/^\+9665\d{8}$/.test(number), isValidPhoneNumber(number)]).toEqual([true, false])
    }
  }
})

test('EXPL-04 demo sellers have joined before their first ad', async () => {
  await addDemoCars(services, { count: 60, seed: 1, log: quietly })
  const early = await services.db
    .select({ id: cars.id })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(sql`${cars.created_at} <= ${profiles.created_at}`)
  expect(early).toEqual([])
  expect(await services.db.$count(cars)).toBe(60)
})

test('EXPL-01 the indexes of the search rows are as small as new ones after ads were added', async () => {
  await addDemoCars(services, { count: 1500, seed: 1, log: quietly })
  const bytes = async () =>
    (await services.db.execute(sql`select pg_indexes_size('searchable_cars') as bytes`)).rows[0]?.bytes
  const left = await bytes()
  await services.db.execute(sql`reindex table searchable_cars`)
  expect(Number(left)).toBeLessThanOrEqual(Number(await bytes()))
})

describe('filling', () => {
  test('an empty marketplace is filled once, and not again after the demo was removed', async () => {
    await fillDemoAtFirstStart(services, 30, quietly)
    await fillDemoAtFirstStart(services, 30, quietly)
    expect(await services.db.$count(cars)).toBe(30)
    expect(await removeDemo(services.db, NO_FILES)).toBe(30)
    await fillDemoAtFirstStart(services, 30, quietly)
    expect(await services.db.$count(cars)).toBe(0)
  })

  test('a fill that was cut short is completed', async () => {
    await addDemoCars(services, { count: 12, seed: 1, log: quietly })
    await fillDemoAtFirstStart(services, 30, quietly)
    expect(await services.db.$count(cars)).toBe(30)
  })

  test('a marketplace with real ads gets no demo', async () => {
    await givenCars(services, {})
    await fillDemoAtFirstStart(services, 30, quietly)
    expect(await services.db.$count(cars)).toBe(1)
  })
})

test('removing the demo leaves every real ad and seller', async () => {
  const [real] = await givenCars(services, {})
  await addDemoCars(services, { count: 20, seed: 1, log: quietly })
  await removeDemo(services.db, NO_FILES)
  expect((await services.db.select().from(cars)).map(({ id }) => id)).toEqual([real])
  expect(await services.db.$count(searchable_cars)).toBe(1)
  expect(await services.db.$count(searchable_words)).toBe(1)
  expect(await services.db.$count(profiles, and(eq(profiles.demo, true), ne(profiles.status, 'deleted')))).toBe(0)
})

test('ADMIN-07 the demo has figures of ninety days, also of those since its last start, and removing it removes them', async () => {
  const time = { now: NOW }
  services = await givenServices(time)
  await addDemoCars(services, { count: 5, seed: 1, log: quietly })
  const daysOf = async () => {
    await addDemoFigures(services)
    const rows = await services.db.select().from(analytics_days).where(eq(analytics_days.measure, 'ads'))
    return new Map(rows.map(({ day, count }) => [day, count]))
  }
  const first = await daysOf()
  expect(first.size).toBe(90)
  expect(await daysOf()).toEqual(first)
  time.now = new Date(NOW.getTime() + DAY_MS)
  expect((await daysOf()).size).toBe(91)
  expect(await services.db.$count(analytics_events)).toBeGreaterThan(100)
  await removeDemo(services.db, NO_FILES)
  expect(await services.db.$count(analytics_days)).toBe(0)
  expect(await services.db.$count(analytics_events)).toBe(0)
})
