import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { PricePosition, ShownFairPrice } from '#contract/fair-price.ts'
import { indexComparables } from '#domain/fair-price/comparables.ts'
import { cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { findComparables } from './find-comparables.ts'
import { countFairPrices } from './public.ts'

interface Shown {
  id: string
  price_label: string | null
  fair_price: ShownFairPrice | null
}

type Person = Awaited<ReturnType<typeof givenPerson>>

let app: GivenApp
let buyer: Person
let seller: Person
/** Camrys with fair prices, of which the first is on request and the second a bait. */
let ids: string[]
/** Too few of its model. */
let lonely: string

beforeAll(async () => {
  app = await givenApp()
  buyer = await givenPerson(app, 'user')
  seller = await givenPerson(app, 'user')
  const prices = [null, 15_000, 55_000, 68_000, 74_000, 79_000, 85_000, 95_000, 130_000, 76_000, 77_000, 75_500]
  ids = await givenCars(
    app.services,
    ...prices.map((price, at) => ({
      price,
      seller_id: seller.id,
      mileage: 100_000 + at * 400,
      featured_until: new Date('2030-01-01'),
    })),
  )
  ;[lonely = ''] = await givenCars(app.services, { model: 'toyota-corolla', seller_id: seller.id })
  await count()
})

const count = () => countFairPrices.run(app.services, {})
const get = async <Answer>(path: string, { browser }: Pick<Person, 'browser'> = { browser: createBrowser(app.http) }) =>
  (await browser.get(path)).json<Answer>()
const positionOf = (id: string) => get<PricePosition>(`/cars/${id}/price-position`)

/** The price of each ad on offer in percent of what it should cost. */
async function shares(): Promise<Map<string, number | null>> {
  const rows = await app.services.db
    .select({ id: cars.id, share: searchable_cars.price_share })
    .from(searchable_cars)
    .innerJoin(cars, eq(cars.key, searchable_cars.car_key))
  return new Map(rows.map(({ id, share }) => [id, share]))
}

/** Changes the row of an active ad and what is searched, as operations do. */
async function change(id: string, values: Partial<typeof cars.$inferInsert>) {
  const { db, catalogue, clock } = app.services
  await db.transaction(async (tx) => {
    await tx.update(cars).set(values).where(eq(cars.id, id))
    await refreshSearchableCars(tx, { car_ids: [id], catalogue: await catalogue(), now: clock() })
  })
}

/** Everything that shows the ads, by place. */
async function everywhere(): Promise<Record<string, Shown[]>> {
  for (const id of [...ids, lonely]) await buyer.browser.put(`/me/favorites/${id}`, {})
  const all = [...ids, lonely].map((id) => `ids=${id}`).join('&')
  const saved = await get<{ card: Shown }[]>('/me/favorites', buyer)
  return {
    search: (await get<{ items: Shown[] }>('/cars?limit=60')).items,
    cards: await get<Shown[]>(`/cars/cards?${all}`),
    featured: await get<Shown[]>('/cars/featured?limit=12'),
    similar: await get<Shown[]>(`/cars/${ids[4]}/similar`),
    favorites: saved.map(({ card }) => card),
    own: (await get<{ items: Shown[] }>('/me/ads?limit=50', seller)).items,
    pages: await Promise.all([...ids, lonely].map((id) => get<Shown>(`/cars/${id}`))),
  }
}

async function expectSameEverywhere(): Promise<Set<string | null>> {
  const positions = new Map(await Promise.all([...ids, lonely].map(async (id) => [id, await positionOf(id)] as const)))
  for (const [place, shown] of Object.entries(await everywhere())) {
    expect(shown.length, place).toBeGreaterThan(4)
    for (const { id, price_label, fair_price } of shown) {
      const position = positions.get(id)
      expect(price_label, `${place} ${id}`).toBe(position?.label)
      const { expected, count: ads, limits } = position?.fair_price ?? {}
      expect(fair_price, `${place} ${id}`).toEqual(position?.fair_price ? { expected, count: ads, limits } : null)
    }
  }
  return new Set([...positions.values()].map(({ label }) => label))
}

test('EXPL-03 EXPL-04 an ad has the same label on cards, lists, its page and in the API', async () => {
  expect(await expectSameEverywhere()).toEqual(new Set(['great', 'good', 'usual', 'high', 'very_high', null]))
})

test('EXPL-03 a conversation has the fair price of its car', async () => {
  const [, , id = ''] = ids
  await buyer.browser.post(`/cars/${id}/conversation`, { id: newId(), content: 'السلام عليكم' })
  const [conversation] = (await get<{ items: { car: Shown }[] }>('/me/conversations', buyer)).items
  const { expected } = (await positionOf(id)).fair_price ?? {}
  expect(conversation?.car.fair_price).toMatchObject({ expected })
})

test('EXPL-04 the label of an ad changes exactly at the prices that its position names', async () => {
  for (const id of ids.slice(2, 9)) {
    const { price, label, next_lower, next_higher } = await positionOf(id)
    for (const [next, before] of [
      [next_lower, 1],
      [next_higher, -1],
    ] as const) {
      if (!next) continue
      await change(id, { price: next.price })
      expect((await get<Shown>(`/cars/${id}`)).price_label).toBe(next.label)
      await change(id, { price: next.price + before })
      expect((await positionOf(id)).label).toBe(label)
    }
    await change(id, { price })
  }
})

test('EXPL-03 an ad whose year or mileage has changed has no label until the next count', async () => {
  const [, , , , id = ''] = ids
  await change(id, { mileage: 30_000 })
  expect(await positionOf(id)).toMatchObject({ label: null, unlabelled: 'not_counted', fair_price: null })
  await expectSameEverywhere()
  await count()
  expect((await positionOf(id)).label).not.toBeNull()
  await change(id, { mileage: 101_600 })
  await count()
})

test('EXPL-03 a car that is not offered yet has the fair price that it will have', async () => {
  const [, , , , , id = ''] = ids
  const { expected, limits } = (await positionOf(id)).fair_price ?? {}
  const asked = { model: 'toyota-camry', year: '2020', mileage: String(100_000 + 5 * 400) }
  const estimateOf = (more: object) =>
    get<ShownFairPrice | null>(`/fair-price?${new URLSearchParams({ ...asked, ...more }).toString()}`)
  expect(await estimateOf({ car_id: id })).toEqual({ expected, limits, count: 10 })
  expect((await estimateOf({}))?.count).toBe(11)
  expect(await estimateOf({ model: 'toyota-corolla' })).toBeNull()
  expect(await estimateOf({ model: 'no-such-model' })).toBeNull()
  expect(await estimateOf({ year: '1990' })).toBeNull()
})

test('EXPL-04 sold, deleted, paused and hidden ads are no evidence, and have no label anywhere', async () => {
  const [, , , , , , one = '', another = '', third = ''] = ids
  const before = (await positionOf(one)).comparables.length
  await change(another, { status: 'sold', sold_at: app.time.now })
  await change(third, { deleted_at: app.time.now })
  const { comparables } = await positionOf(one)
  expect(comparables).toHaveLength(before - 2)
  expect(comparables.map(({ id }) => id)).not.toContain(another)
  const saved = await get<{ card: Shown }[]>('/me/favorites', buyer)
  for (const { card } of saved.filter(({ card: { id } }) => [another, third].includes(id))) {
    expect([card.price_label, card.fair_price]).toEqual([null, null])
  }
  expect(await get<Shown>(`/cars/${another}`)).toMatchObject({ price_label: null, fair_price: null })
  expect(Object.keys(comparables[0] ?? {}).toSorted()).toEqual(['adjusted_price', 'id', 'mileage', 'price', 'year'])
  await change(another, { status: 'active', sold_at: null })
  await change(third, { deleted_at: null })
})

test('EXPL-04 the comparable ads of the database are those of the method, also where many are alike', async () => {
  const { services } = app
  await givenCars(
    services,
    ...Array.from({ length: 150 }, (_, at) => ({
      model: 'toyota-hilux',
      year: 2014 + (at % 9),
      mileage: at % 3 ? 100_000 : (at * 7919) % 300_000,
      price: 60_000 + at * 100,
    })),
  )
  const { catalogue, db, clock } = services
  const modelId = (await catalogue()).models.bySlug.get('toyota-hilux')?.id ?? 0
  const { car_key, model_id, year, mileage, price } = searchable_cars
  const rows = await db
    .select({ key: car_key, model_id, year, mileage, price })
    .from(searchable_cars)
    .where(eq(model_id, modelId))
  const find = indexComparables(rows.map((row) => ({ ...row, price: row.price ?? 0 })))
  for (const car of rows.filter((_, at) => at % 10 === 0)) {
    const found = await findComparables(db, car, clock())
    expect(found.map(({ key }) => key)).toEqual(find(car).map(({ key }) => key))
  }
})

test('EXPL-03 a first count of many ads names each ad whose label or place it changes, instead of all ads', async () => {
  await count()
  const sharesBefore = await shares()
  const many = await givenCars(
    app.services,
    ...Array.from({ length: 320 }, (_, at) => ({ model: 'toyota-yaris', price: 40_000 + (at % 50) * 100 })),
  )
  const before = app.receivedEvents.length
  await count()
  const named = app.receivedEvents.slice(before).flatMap((event) => (event.type === 'cars_changed' ? event.ids : []))
  expect(named).not.toContain('all')
  const moved = [...(await shares())].flatMap(([id, share]) => (share === sharesBefore.get(id) ? [] : [id]))
  expect(moved.toSorted()).toEqual(expect.arrayContaining(many.toSorted()))
  expect(new Set(named)).toEqual(new Set(moved))
})

test('AD-07 AD-09 what a seller says about the price is a field of the ad like its text', async () => {
  const { browser, id: sellerId } = await givenPerson(app, 'user')
  const { browser: admin } = await givenPerson(app, 'admin')
  const send = async (carId: string, note: string | null) => {
    const ad = givenAd({ price_note: note })
    await givenPictures(app, sellerId, ad.picture_ids)
    return browser.post(`/me/ads/${carId}`, { ad })
  }
  const carId = newId()
  expect((await send(carId, 'x'.repeat(201))).json()).toMatchObject({
    data: { issues: [{ path: ['ad', 'price_note'], message: 'too_long' }] },
  })
  await send(carId, '  كفرات جديدة\u202e، اتصل 0551234567 ')
  const review = (await admin.get(`/admin/ad-reviews/${carId}`)).json<{
    ad: { price_note: string }
    signals: string[]
    submitted_at: string
  }>()
  expect(review.ad.price_note).toBe('كفرات جديدة، اتصل 0551234567')
  expect(review.signals).toContain('phone_in_text')
  await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at: review.submitted_at })
  expect(await get<{ price_note: string }>(`/cars/${carId}`)).toMatchObject({ price_note: review.ad.price_note })
  await send(carId, null)
  expect((await get<{ price_note: string }>(`/cars/${carId}`)).price_note).toBe(review.ad.price_note)
})
