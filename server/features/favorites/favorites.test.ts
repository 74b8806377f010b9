import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { MOST_FAVORITES } from '#domain/favorites/most-favorites.ts'
import { car_counters, car_tags } from '#server/platform/db/schema/index.ts'
import { changeCars } from '#server/testing/change-cars.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let browser: Browser
beforeAll(async () => {
  app = await givenApp()
  browser = createBrowser(app.http)
  await givenUser(app, { browser })
})

async function countOf(carId: string) {
  const [row] = await app.services.db.select().from(car_counters).where(eq(car_counters.car_id, carId))
  return row?.favorites_count ?? 0
}

test('EXPL-07 an ad saved repeatedly is stored and counted once', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  for (const _ of ['once', 'again']) await browser.put(`/me/favorites/${carId}`, {})
  expect((await browser.get('/me/favorites/ids')).json()).toEqual({ car_ids: [carId] })
  expect(await countOf(carId)).toBe(1)
  for (const _ of ['once', 'again']) await browser.delete(`/me/favorites/${carId}`)
  expect((await browser.get('/me/favorites/ids')).json()).toEqual({ car_ids: [] })
  expect(await countOf(carId)).toBe(0)
})

test('EXPL-07 the count stays exact when many users save and remove the same ad at once', async () => {
  const size = process.env.FULL ? 64 : 16
  const [carId = ''] = await givenCars(app.services, {})
  const crowd = await Promise.all(
    Array.from({ length: size }, async () => {
      const one = createBrowser(app.http)
      await givenUser(app, { browser: one })
      return one
    }),
  )
  await Promise.all(
    crowd.map(async (one, at) => {
      await one.put(`/me/favorites/${carId}`, {})
      await one.delete(`/me/favorites/${carId}`)
      await one.put(`/me/favorites/${carId}`, {})
      if (at % 2) await one.delete(`/me/favorites/${carId}`)
    }),
  )
  expect(await countOf(carId)).toBe(size / 2)
})

test('EXPL-07 many concurrent requests succeed while the catalogue is loading', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  app.time.now = new Date(app.time.now.getTime() + 3_600_000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => browser.put(`/me/favorites/${carId}`, {})))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await countOf(carId)).toBe(1)
})

test('EXPL-07 the list of favorites shows the state of each ad and changes of its price', async () => {
  const own = createBrowser(app.http)
  await givenUser(app, { browser: own })
  const [kept = '', sold = '', deleted = '', cheap = '', open = ''] = await givenCars(
    app.services,
    { price: 90_000 },
    {},
    {},
    { price: 20_000 },
    { price: null },
  )
  for (const carId of [open, kept, sold, deleted, cheap]) await own.put(`/me/favorites/${carId}`, {})
  await changeCars(app.services, [kept], { price: 85_000 })
  await changeCars(app.services, [sold], { status: 'sold' })
  await changeCars(app.services, [deleted], { deleted_at: app.time.now })
  const listed = async (sort: string) =>
    (await own.get(`/me/favorites?sort=${sort}`)).json<
      { card: { id: string; price: number | null }; ended: string | null; price_when_saved: number | null }[]
    >()
  const list = await listed('price_asc')
  expect((await listed('price_desc')).slice(0, 3).map(({ card }) => card.id)).toEqual([kept, cheap, open])
  expect(list.map(({ card, ended }) => [card.id, ended])).toEqual([
    [cheap, null],
    [kept, null],
    [open, null],
    [deleted, 'deleted'],
    [sold, 'sold'],
  ])
  expect(list[1]).toMatchObject({ card: { price: 85_000 }, price_when_saved: 90_000 })
})

test('EXPL-07 favorites from before sign-in are added to the account, except ads that are unknown or not for sale', async () => {
  const own = createBrowser(app.http)
  await givenUser(app, { browser: own })
  const [first = '', second = '', pending = ''] = await givenCars(app.services, {}, {}, { status: 'pending' })
  await own.put(`/me/favorites/${first}`, {})
  const unknown = '0190b5e0-0000-7000-8000-000000000000'
  const merged = await own.post('/me/favorites', { car_ids: [first, second, pending, unknown] })
  const { car_ids, left_out } = merged.json<{ car_ids: string[]; left_out: number }>()
  expect([new Set(car_ids), left_out]).toEqual([new Set([first, second]), 2])
  expect([await countOf(first), await countOf(second)]).toEqual([1, 1])
  for (const carId of [pending, unknown]) expect((await own.put(`/me/favorites/${carId}`, {})).statusCode).toBe(404)
})

test('EXPL-07 at most five hundred ads can be saved; of those from before sign-in the first ones are kept', async () => {
  const own = createBrowser(app.http)
  await givenUser(app, { browser: own })
  const [one = '', ...others] = await givenCars(app.services, ...Array.from({ length: MOST_FAVORITES + 1 }, () => ({})))
  await own.post('/me/favorites', { car_ids: others.slice(2) })
  const rest = others.slice(0, 2).toReversed()
  const merged = (await own.post('/me/favorites', { car_ids: [...rest, one, ...others.slice(2, 4)] })).json()
  expect(merged).toMatchObject({ car_ids: { length: MOST_FAVORITES }, left_out: 1 })
  expect(merged.car_ids).toEqual(expect.arrayContaining(rest))
  const full = { defined: true, code: 'TOO_MANY' }
  expect((await own.put(`/me/favorites/${one}`, {})).json()).toMatchObject(full)
  expect((await own.put(`/me/favorites/${others[5]}`, {})).statusCode).toBe(200)
  expect(await countOf(one)).toBe(0)
  await own.delete(`/me/favorites/${others[0]}`)
  expect((await own.put(`/me/favorites/${one}`, {})).statusCode).toBe(200)
})

test('EXPL-07 users see only their own favorites', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  await browser.put(`/me/favorites/${carId}`, {})
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  expect((await stranger.get('/me/favorites/ids')).json()).toEqual({ car_ids: [] })
  await stranger.delete(`/me/favorites/${carId}`)
  expect(await countOf(carId)).toBe(1)
  expect((await createBrowser(app.http).get('/me/favorites')).statusCode).toBe(401)
})

test('TAG-05 a tag that asks for favorites appears with the favorite that it lacked', async () => {
  const fresh = await givenApp()
  await fresh.services.db.insert(car_tags).values({
    name_en: 'Loved',
    name_ar: 'محبوبة',
    enabled: true,
    priority: 0,
    bit: 30,
    activation_rules: {
      type: 'complex',
      condition: null,
      value: null,
      logic: 'AND',
      conditions: [{ type: 'favorites', operator: 'greater_than', value: 0 }],
    },
  })
  const [carId = ''] = await givenCars(fresh.services, {})
  const own = createBrowser(fresh.http)
  await givenUser(fresh, { browser: own })
  const tags = async () =>
    (await own.get('/cars'))
      .json<{ items: { tags: { name_en: string }[] }[] }>()
      .items[0]?.tags.map((tag) => tag.name_en)
  expect(await tags()).not.toContain('Loved')
  await own.put(`/me/favorites/${carId}`, {})
  expect(await tags()).toContain('Loved')
})
