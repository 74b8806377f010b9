import { asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BulkResult } from '#contract/ads.ts'
import type { BulkAction } from '#domain/ads/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_events, ad_revisions, cars, drafts, price_history } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd as givenFields } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'

const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let app: GivenApp
let browser: Browser
let sellerId: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  browser = createBrowser(app.http)
  sellerId = (await givenUser(app, { browser })).id
})

const givenAds = (...wanted: WantedCar[]) =>
  givenCars(app.services, ...wanted.map((car) => ({ seller_id: sellerId, ...car })))
const act = async (carIds: string[], action: BulkAction, as = browser) =>
  (await as.post('/me/ads/actions', { car_ids: carIds, action })).json<BulkResult>()
const price = async (...prices: { car_id: string; from: number; to: number }[]) =>
  (await browser.post('/me/ads/prices', { prices })).json<BulkResult>()
const undo = (changeId: string | null, as = browser) => as.post(`/me/ads/changes/${changeId}/undo`, {})
const refusals = ({ results }: BulkResult) => results.map(({ refused }) => refused)

const RESTORED = {
  id: cars.id,
  status: cars.status,
  price: cars.price,
  expires_at: cars.expires_at,
  confirmed_at: cars.confirmed_at,
  sold_at: cars.sold_at,
  sold_price: cars.sold_price,
}
const stored = (carIds: string[]) =>
  app.services.db.select(RESTORED).from(cars).where(inArray(cars.id, carIds)).orderBy(asc(cars.id))
const eventsOf = async (carId = '') =>
  (await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))).map(
    ({ action, from_state, to_state }) => `${action}: ${from_state} → ${to_state}`,
  )
const active = async () =>
  (await browser.get('/me/ads?state=active')).json<{ items: { id: string }[] }>().items.map(({ id }) => id)

test.each<[BulkAction, WantedCar, string]>([
  ['pause', {}, 'pause: active → inactive'],
  ['resume', { status: 'inactive' }, 'resume: inactive → active'],
  ['renew', { expires_at: days(-1) }, 'renew: expired → active'],
  ['renew', { expires_at: days(4), confirmed_at: days(-9) }, 'renew: active → active'],
  ['mark_sold', { expires_at: days(2) }, 'mark_sold: active → sold'],
])('AD-07 %s changes each ad of %j, and undoing it restores what each had', async (action, wanted, event) => {
  const ids = await givenAds(wanted, { ...wanted, price: 61_000 })
  const before = await stored(ids)
  const done = await act(ids, action)
  expect(done).toEqual({
    change_id: expect.any(String),
    results: ids.map((carId) => ({ car_id: carId, refused: null })),
  })
  expect(await eventsOf(ids[0])).toEqual([event])
  expect(await stored(ids)).not.toEqual(before)
  app.time.now = new Date(NOW.getTime() + 60_000)
  const undone = await undo(done.change_id)
  expect(undone.json()).toEqual({ change_id: null, results: expect.arrayContaining(done.results) })
  expect(await stored(ids)).toEqual(before)
  expect(await eventsOf(ids[0])).toHaveLength(2)
  expect(refusals((await undo(done.change_id)).json())).toEqual(['undone', 'undone'])
  expect(await eventsOf(ids[0])).toHaveLength(2)
})

test('AD-07 a bulk action reports why it is not possible for an ad, and changes the others', async () => {
  const ids = await givenAds(
    { expires_at: days(20) },
    { expires_at: days(3) },
    { status: 'sold', sold_at: NOW },
    { deleted_at: NOW },
  )
  const [other = ''] = await givenCars(app.services, {})
  const done = await act([...ids, other, newId()], 'renew')
  expect(refusals(done)).toEqual(['too_early', null, 'wrong_state', 'gone', 'gone', 'gone'])
  const before = await stored(ids)
  expect(refusals((await undo(done.change_id)).json())).toEqual([null])
  expect((await stored(ids)).filter(({ id }) => id !== ids[1])).toEqual(before.filter(({ id }) => id !== ids[1]))
  expect(await act([other], 'pause')).toEqual({ change_id: null, results: [{ car_id: other, refused: 'gone' }] })
})

test('AD-07 a bulk change of prices updates search and notifies users who saved the ads, and can be undone', async () => {
  const [live = '', paused = '', rejected = ''] = await givenAds(
    { price: 80_000 },
    { price: 50_000, status: 'inactive' },
    { price: 70_000, status: 'rejected' },
  )
  const done = await price(
    { car_id: live, from: 80_000, to: 76_000 },
    { car_id: paused, from: 50_000, to: 47_500 },
    { car_id: rejected, from: 70_000, to: 66_500 },
  )
  expect(refusals(done)).toEqual([null, null, 'wrong_state'])
  const prices = async () =>
    (await stored([live, paused, rejected])).map((car) => car.price).toSorted((a, b) => Number(a) - Number(b))
  expect(await prices()).toEqual([47_500, 70_000, 76_000])
  expect((await browser.get(`/cars/${live}`)).json()).toMatchObject({ price: 76_000 })
  app.time.now = new Date(NOW.getTime() + 60_000)
  await undo(done.change_id)
  expect(await prices()).toEqual([50_000, 70_000, 80_000])
  const history = await app.services.db.select().from(price_history).where(eq(price_history.car_id, live))
  expect(history.map((one) => one.price).toSorted((a, b) => Number(a) - Number(b))).toEqual([76_000, 80_000, 80_000])
})

test('AD-07 a price that changed since the seller saw it is kept, and one out of bounds is refused', async () => {
  const [carId = ''] = await givenAds({ price: 80_000 })
  expect(await price({ car_id: carId, from: 79_000, to: 70_000 })).toEqual({
    change_id: null,
    results: [{ car_id: carId, refused: 'changed' }],
  })
  for (const to of [0, 499, 20_000_001, 70_000.5]) {
    const answer = await browser.post('/me/ads/prices', { prices: [{ car_id: carId, from: 80_000, to }] })
    expect(answer.statusCode, String(to)).toBe(400)
  }
  expect(await stored([carId])).toMatchObject([{ price: 80_000 }])
  const [open = ''] = await givenAds({ price: null })
  expect(refusals(await price({ car_id: open, from: 0, to: 70_000 }))).toEqual(['changed'])
  expect(await stored([open])).toMatchObject([{ price: null }])
})

test('AD-07 a new price is copied to pending changes and the draft, so that approving them does not restore the old one', async () => {
  const [carId = ''] = await givenAds({ price: 75_000, contact_name: 'سارة', contact_methods: ['message'] })
  const draft = (await browser.post(`/me/ads/${carId}/draft`, {})).json()
  const waiting = givenFields({ color: 'red', price: 75_000 })
  await app.services.db.insert(ad_revisions).values({ car_id: carId, ad: waiting, submitted_at: NOW })
  expect(draft.fields.price).toBe('75000')
  await price({ car_id: carId, from: 75_000, to: 71_000 })
  const [revision] = await app.services.db.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId))
  expect(revision?.ad).toMatchObject({ color: 'red', price: 71_000 })
  const [edited] = await app.services.db.select().from(drafts).where(eq(drafts.id, carId))
  expect(edited?.fields.price).toBe('71000')
})

test('AD-07 undoing a bulk change skips ads that were changed again', async () => {
  const ids = await givenAds({}, {})
  const done = await act(ids, 'pause')
  await browser.post(`/me/ads/${ids[0]}/actions`, { action: 'resume' })
  await browser.post(`/me/ads/${ids[0]}/actions`, { action: 'mark_sold' })
  const undone = (await undo(done.change_id)).json<BulkResult>()
  expect(new Map(undone.results.map(({ car_id, refused }) => [car_id, refused]))).toEqual(
    new Map([
      [ids[0], 'changed'],
      [ids[1], null],
    ]),
  )
  expect(await active()).toEqual([ids[1]])
})

test('AD-07 a change is undone by its seller alone, within a day, and an ad that ended meanwhile stays ended', async () => {
  const ids = await givenAds({ expires_at: days(0.5) })
  const done = await act(ids, 'pause')
  const { browser: stranger } = await givenPerson(app)
  expect((await undo(done.change_id, stranger)).statusCode).toBe(404)
  app.time.now = new Date(days(0.9))
  expect(refusals((await undo(done.change_id)).json())).toEqual([null])
  expect((await browser.get('/me/ads')).json().items).toMatchObject([{ state: 'expired' }])
  const again = await act(ids, 'mark_sold')
  app.time.now = new Date(days(1.9))
  expect((await undo(again.change_id)).statusCode).toBe(404)
})

test('AD-07 a bulk change and its undo sent many times at once happen once', async () => {
  const ids = await givenAds({}, {}, {})
  const sent = await Promise.all([ids, ids.toReversed(), ids].map((carIds) => act(carIds, 'pause')))
  expect(sent.filter(({ change_id }) => change_id !== null)).toHaveLength(1)
  const changeId = sent.find((one) => one.change_id !== null)?.change_id ?? null
  const undone = await Promise.all([undo(changeId), undo(changeId)])
  const refused = undone.map((answer) => refusals(answer.json<BulkResult>()).join())
  expect(refused.toSorted()).toEqual([',,', 'undone,undone,undone'])
  expect((await active()).toSorted()).toEqual(ids.toSorted())
})

test.each([
  ['/me/ads/actions', { car_ids: [], action: 'pause' }],
  ['/me/ads/actions', { car_ids: Array.from({ length: 101 }, () => newId()), action: 'pause' }],
  ['/me/ads/actions', { car_ids: [newId()], action: 'delete' }],
  ['/me/ads/prices', { prices: [] }],
])('AD-07 %s refuses %j', async (path, input) => {
  expect((await browser.post(path, input)).statusCode).toBe(400)
})
