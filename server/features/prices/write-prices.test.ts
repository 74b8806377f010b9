import { asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { FEWEST_ADS, LAST_MILEAGE, MILEAGE_STEP } from '#domain/prices/price-rules.ts'
import { createRandom } from '#server/features/demo/random.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import {
  cars,
  price_counts,
  price_figures,
  price_mileages,
  price_months,
  profiles,
} from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { countPrices } from './count-prices.job.ts'

async function givenPrices() {
  const time = { now: NOW }
  const services = await givenServices(time)
  const { db } = services
  const camry = (await services.catalogue()).models.bySlug.get('toyota-camry')?.id ?? 0
  return {
    services,
    time,
    db,
    camry,
    many: (count: number, wanted: (at: number) => WantedCar) =>
      givenCars(services, ...Array.from({ length: count }, (_, at) => wanted(at))),
    count: () => countPrices.run(services, {}),
    figures: () =>
      db
        .select()
        .from(price_figures)
        .orderBy(asc(price_figures.model_id), asc(price_figures.year), asc(price_figures.city_id)),
    ofCamry: async () => (await db.select().from(price_figures).where(eq(price_figures.model_id, camry)))[0],
    months: () => db.select().from(price_months).orderBy(asc(price_months.month)),
  }
}

/** With linear interpolation; halves go to the even number, as in PostgreSQL. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [before = 0, after = before] = sorted.slice(Math.floor(place), Math.floor(place) + 2)
  const exact = before + (after - before) * (place % 1)
  const whole = Math.floor(exact)
  return exact - whole === 0.5 ? whole + (whole % 2) : Math.round(exact)
}

const quartilesOf = (prices: number[]) => ({
  count: prices.length,
  lower: quantile(prices, 0.25),
  middle: quantile(prices, 0.5),
  upper: quantile(prices, 0.75),
})

/** The figures of each group of ads with enough of them, by key. */
function expectedOf<Ad extends { price: number | null }>(ads: readonly Ad[], keysOf: (ad: Ad) => string[]) {
  const groups = Map.groupBy(
    ads.flatMap((ad) => (ad.price === null ? [] : keysOf(ad).map((key) => ({ key, price: ad.price ?? 0 })))),
    ({ key }) => key,
  )
  const enough = [...groups].filter(([, group]) => group.length >= FEWEST_ADS)
  return Object.fromEntries(enough.map(([key, group]) => [key, quartilesOf(group.map(({ price }) => price))]))
}

test('EXPL-03 prices of all models, years, cities and ranges of mileage are those computed from the ads', async () => {
  const { services, db, many, count, figures } = await givenPrices()
  const random = createRandom(7)
  const wanted = (): WantedCar => ({
    model: random.pick(['toyota-camry', 'toyota-corolla', 'toyota-yaris']),
    city: random.pick(['riyadh', 'jeddah', 'dammam', 'abha']),
    year: random.between(2016, 2021),
    price: random.chance(0.1) ? null : random.between(20_000, 150_000),
    mileage: random.between(0, 260_000),
  })
  await many(500, wanted)
  await many(40, () => ({ ...wanted(), status: 'pending' }))
  await many(40, () => ({ ...wanted(), expires_at: NOW }))
  await many(40, () => ({ ...wanted(), status: 'sold', sold_at: NOW }))
  await many(40, () => ({ ...wanted(), model: null }))
  const hidden = await many(40, wanted)
  const deleted = await many(40, wanted)
  await db.transaction(async (tx) => {
    await tx.update(cars).set({ deleted_at: NOW }).where(inArray(cars.id, deleted))
    const [{ seller_id } = { seller_id: '' }] = await tx
      .select()
      .from(cars)
      .where(eq(cars.id, hidden[0] ?? ''))
    await tx.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, seller_id))
    afterCommit(tx, { type: 'profiles_changed', ids: [seller_id] })
    const catalogue = await services.catalogue()
    await refreshSearchableCars(tx, { seller_id, catalogue, now: NOW })
    await refreshSearchableCars(tx, { car_ids: deleted, catalogue, now: NOW })
  })
  await count()

  const rows = await db.select().from(cars).innerJoin(profiles, eq(profiles.id, cars.seller_id))
  const shown = rows
    .filter(
      ({ cars: car, profiles: seller }) =>
        car.status === 'active' &&
        car.model_id !== null &&
        car.deleted_at === null &&
        (car.expires_at ?? NOW) > NOW &&
        seller.status === 'active',
    )
    .map(({ cars: car }) => car)
  expect(shown).toHaveLength(500)
  const stored = (await figures()).map(({ model_id, year, city_id, count: ads, lower, middle, upper }) => [
    `${model_id} ${year} ${city_id}`,
    { count: ads, lower, middle, upper },
  ])
  const expected = expectedOf(shown, ({ model_id, year, city_id }) => [
    `${model_id} 0 0`,
    `${model_id} ${year} 0`,
    `${model_id} 0 ${city_id}`,
    `${model_id} ${year} ${city_id}`,
  ])
  expect(Object.fromEntries(stored)).toEqual(expected)
  expect(stored.length).toBeGreaterThan(60)

  const mileages = (await db.select().from(price_mileages)).map(({ model_id, year, from_km, ...found }) => [
    `${model_id} ${year} ${from_km}`,
    found,
  ])
  expect(Object.fromEntries(mileages)).toEqual(
    expectedOf(shown, ({ model_id, year, mileage }) => {
      const from = Math.min(LAST_MILEAGE, Math.floor(mileage / MILEAGE_STEP) * MILEAGE_STEP)
      return [`${model_id} 0 ${from}`, `${model_id} ${year} ${from}`]
    }),
  )
})

test('EXPL-03 fewer than five ads have no figures, and figures go with their ads', async () => {
  const { many, count, figures, time } = await givenPrices()
  await many(4, () => ({}))
  await count()
  expect(await figures()).toEqual([])
  await many(1, () => ({ year: 2019, city: 'jeddah', expires_at: new Date(NOW.getTime() + DAY_MS) }))
  await count()
  expect(await figures()).toMatchObject([{ year: 0, city_id: 0, count: 5 }])
  time.now = new Date(NOW.getTime() + DAY_MS)
  await count()
  expect(await figures()).toEqual([])
})

test('EXPL-03 the time to sell is the median of what sold within a year, of at least five sales', async () => {
  const { db, many, count, ofCamry } = await givenPrices()
  await many(5, () => ({}))
  const sale = (days: number, soldDaysAgo = 1): WantedCar => {
    const sold = NOW.getTime() - soldDaysAgo * DAY_MS
    return { status: 'sold', sold_at: new Date(sold), published_at: new Date(sold - days * DAY_MS) }
  }
  const days = [3, 40, 9, 10.4]
  await many(days.length, (at) => sale(days[at] ?? 0))
  // too long ago, never published, withdrawn, by someone who is suspended
  await many(5, () => sale(2, 366))
  await many(5, () => ({ ...sale(2), published_at: null }))
  await many(5, () => ({ ...sale(2), deleted_at: NOW }))
  const [hidden = ''] = await many(5, () => sale(2))
  const [{ seller_id } = { seller_id: '' }] = await db.select().from(cars).where(eq(cars.id, hidden))
  await db.transaction(async (tx) => {
    afterCommit(tx, { type: 'profiles_changed', ids: [seller_id] })
    await tx.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, seller_id))
  })
  await count()
  expect(await ofCamry()).toMatchObject({ count: 5, sold_count: null, sold_days: null })
  await many(1, () => sale(12))
  await count()
  expect(await ofCamry()).toMatchObject({ sold_count: 5, sold_days: 10 })
  // a day is the shortest time
  await many(20, () => sale(0.1))
  await count()
  expect(await ofCamry()).toMatchObject({ sold_count: 25, sold_days: 1 })
})

test('EXPL-03 the last figures of each month are kept', async () => {
  const { db, time, many, count, months } = await givenPrices()
  time.now = new Date('2026-05-31T20:59:00Z')
  const far = new Date('2027-01-01')
  await many(5, () => ({ price: 50_000, expires_at: far }))
  await count()
  await many(5, () => ({ price: 60_000, expires_at: far }))
  await count()
  // a new month in Riyadh
  time.now = new Date('2026-05-31T21:00:00Z')
  await many(20, () => ({ price: 70_000, expires_at: far }))
  await count()
  await count()
  const all = (await months()).filter(({ year, city_id }) => year === 0 && city_id === 0)
  expect(all.map(({ month, count: ads, middle, is_demo }) => ({ month, ads, middle, is_demo }))).toEqual([
    { month: '2026-05-01', ads: 10, middle: 55_000, is_demo: false },
    { month: '2026-06-01', ads: 30, middle: 70_000, is_demo: false },
  ])
  expect(await db.select().from(price_counts)).toEqual([{ id: 1, counted_at: time.now, is_demo: false }])
})
