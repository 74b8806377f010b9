import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdDay, OwnAd } from '#contract/ads.ts'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { ad_events, ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
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

const UNSEEN = { published_at: null, expires_at: null }
/** Column values of an ad in each state. */
const IN_STATE = {
  pending: { status: 'pending', ...UNSEEN },
  rejected: { status: 'rejected', ...UNSEEN },
  active: { status: 'active', expires_at: days(20) },
  ending: { status: 'active', expires_at: days(3) },
  expired: { status: 'active', expires_at: days(-1) },
  sold: { status: 'sold', sold_at: days(-14), expires_at: days(20) },
  'sold long ago': { status: 'sold', sold_at: days(-14.1), expires_at: days(20) },
  inactive: { status: 'inactive', expires_at: days(20) },
  'inactive and over': { status: 'inactive', expires_at: days(-1) },
} as const satisfies Record<string, WantedCar>
type State = keyof typeof IN_STATE

async function givenAd(wanted: WantedCar = {}): Promise<string> {
  const [carId = ''] = await givenCars(app.services, { seller_id: sellerId, ...wanted })
  return carId
}

const act = (carId: string, action: SellerAction, more: object = {}) =>
  browser.post(`/me/ads/${carId}/actions`, { action, ...more })

const list = async (query = '') =>
  (await browser.get(`/me/ads${query}`)).json<{ items: OwnAd[]; next: string | null; counts: Record<string, number> }>()

const isFound = async (carId: string) =>
  (await browser.get(`/cars/cards?ids=${carId}`)).json<unknown[]>().length === 1 &&
  (await createBrowser(app.http).get('/cars?limit=60'))
    .json<{ items: { id: string }[] }>()
    .items.some(({ id }) => id === carId)

const ALLOWED: Record<State, Partial<Record<SellerAction, OwnAd['state'] | 'deleted'>>> = {
  pending: { delete: 'deleted' },
  rejected: { delete: 'deleted' },
  active: { pause: 'inactive', confirm: 'active', mark_sold: 'sold', delete: 'deleted' },
  ending: { pause: 'inactive', renew: 'active', confirm: 'active', mark_sold: 'sold', delete: 'deleted' },
  expired: { renew: 'active', mark_sold: 'sold', delete: 'deleted' },
  sold: { reopen: 'active', delete: 'deleted' },
  'sold long ago': { delete: 'deleted' },
  inactive: { resume: 'active', mark_sold: 'sold', delete: 'deleted' },
  'inactive and over': { renew: 'active', mark_sold: 'sold', delete: 'deleted' },
}

test.each(Object.keys(IN_STATE) as State[])(
  'AD-06 AD-07 actions of the seller on an ad that is %s, their results, and whether search finds it',
  async (state) => {
    const actions = (await list()).items.flatMap((ad) => ad.actions)
    expect(actions).toEqual([])
    for (const action of ['pause', 'resume', 'renew', 'confirm', 'mark_sold', 'reopen', 'delete'] as const) {
      const carId = await givenAd(IN_STATE[state])
      const to = ALLOWED[state][action]
      const before = (await list()).items.find(({ id }) => id === carId)
      expect(before?.actions.includes(action), `${action} is offered`).toBe(to !== undefined)
      const wasFound = await isFound(carId)
      const answer = await act(carId, action)
      expect(answer.statusCode, action).toBe(to ? 200 : 409)
      if (!to) {
        expect(answer.json()).toMatchObject({ code: 'WRONG_STATE', data: { reason: expect.any(String) } })
        expect((await list()).items.find(({ id }) => id === carId)).toEqual(before)
      } else if (to === 'deleted') expect(answer.json()).toBeNull()
      else expect(answer.json()).toMatchObject({ id: carId, state: to })
      expect(await isFound(carId), `${action} leaves it found`).toBe(to ? to === 'active' : wasFound)
      const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))
      expect(events.map((event) => [event.action, event.to_state, event.actor_id])).toEqual(
        to ? [[action, to, sellerId]] : [],
      )
    }
  },
)

test.each<[State, SellerAction, string]>([
  ['active', 'renew', 'too_early'],
  ['sold long ago', 'reopen', 'too_late'],
  ['inactive and over', 'resume', 'must_renew'],
  ['pending', 'pause', 'wrong_state'],
])('AD-06 an ad that is %s refuses to %s: %s', async (state, action, reason) => {
  const carId = await givenAd(IN_STATE[state])
  expect((await act(carId, action)).json()).toMatchObject({ code: 'WRONG_STATE', data: { reason } })
})

test('AD-07 a renewal adds a lifetime to what is left, and to now when nothing is', async () => {
  const ending = await givenAd(IN_STATE.ending)
  const expired = await givenAd(IN_STATE.expired)
  expect((await act(ending, 'renew')).json()).toMatchObject({ expires_at: days(33).toISOString(), expires_soon: false })
  expect((await act(expired, 'renew')).json()).toMatchObject({ expires_at: days(30).toISOString() })
})

test('AD-07 the selling price is stored with the sale, and removed when the sale is undone', async () => {
  const carId = await givenAd(IN_STATE.active)
  const stored = async () =>
    (await app.services.db.select().from(cars).where(eq(cars.id, carId))).map(({ sold_at, sold_price }) => [
      sold_at,
      sold_price,
    ])
  expect((await act(carId, 'mark_sold', { sold_price: 0 })).statusCode).toBe(400)
  await act(carId, 'mark_sold', { sold_price: 76_500 })
  expect(await stored()).toEqual([[NOW, 76_500]])
  await act(carId, 'reopen')
  expect(await stored()).toEqual([[null, null]])
})

test('AD-07 own ads are listed newest first, with counts of all states regardless of the filter', async () => {
  const now = NOW.getTime()
  const created = (minutes: number) => ({ created_at: new Date(now - minutes * 60_000) })
  const rejected = await givenAd({ ...IN_STATE.rejected, ...created(3), admin_notes: 'الصور غير واضحة' })
  const featured = await givenAd({ ...IN_STATE.ending, ...created(2), featured_until: days(1) })
  const expired = await givenAd({ ...IN_STATE.expired, ...created(1) })
  await givenAd({ ...IN_STATE.active, deleted_at: NOW })
  const revision = { car_id: featured, ad: {} as never, submitted_at: NOW }
  await app.services.db.insert(ad_revisions).values(revision)
  const { items, counts } = await list()
  expect(items.map(({ id }) => id)).toEqual([expired, featured, rejected])
  expect(counts).toEqual({ all: 3, featured: 1, expired: 1, active: 1, rejected: 1 })
  expect(items[0]).toMatchObject({ state: 'expired', expires_soon: false, model: 'toyota-camry' })
  expect(items[1]).toMatchObject({ state: 'active', expires_soon: true, featured: true, has_revision: true })
  expect(items[2]).toMatchObject({ state: 'rejected', admin_notes: 'الصور غير واضحة', expires_at: null })
  for (const [state, id] of Object.entries({ featured, expired, rejected })) {
    const part = await list(`?state=${state}`)
    expect([part.items.map((ad) => ad.id), part.counts]).toEqual([[id], counts])
  }
})

test('AD-07 a dealer’s ads come page by page, each once, also those of one moment, filtered and counted as a whole', async () => {
  const atOnce = { created_at: days(-1) }
  const wanted = Array.from({ length: 45 }, (_, at): WantedCar => ({
    seller_id: sellerId,
    ...(at % 3 === 0 ? IN_STATE.expired : IN_STATE.active),
    ...(at < 30 && atOnce),
  }))
  const ids = await givenCars(app.services, ...wanted)
  const pages = async (query: string) => {
    const seen: string[][] = []
    let after = ''
    do {
      const page = await list(`?${query}${after && `&after=${after}`}`)
      expect(page.counts).toEqual({ all: 45, featured: 0, active: 30, expired: 15 })
      seen.push(page.items.map(({ id }) => id))
      after = page.next ?? ''
    } while (after)
    return seen
  }
  const all = await pages('')
  expect(all.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(all.flat().toSorted()).toEqual(ids.toSorted())
  const expired = await pages('state=expired&limit=10')
  expect(expired.map(({ length }) => length)).toEqual([10, 5])
  expect(expired.flat().toSorted()).toEqual(ids.filter((_, at) => at % 3 === 0).toSorted())
})

test('AD-07 own ads are found by words of both languages, year or id, with counts of the results', async () => {
  const [camry = '', rio = '', titled = ''] = await givenCars(
    app.services,
    { seller_id: sellerId, year: 2019, ...IN_STATE.expired },
    { seller_id: sellerId, make: 'kia', model: 'kia-rio', city: 'jeddah' },
    { seller_id: sellerId, ad_title_ar: 'أفضل سيّارة عائلية في الحي', make: 'kia', model: 'kia-rio' },
  )
  const findings: [string, string[]][] = [
    ['كامرى', [camry]],
    ['CAMRY ٢٠١٩', [camry]],
    ['camry 2020', []],
    ['كيا', [rio, titled]],
    ['جده', [rio]],
    ['افضل', [titled]],
    [rio, [rio]],
    ['%', []],
  ]
  for (const [text, ids] of findings) {
    const { items, counts } = await list(`?text=${encodeURIComponent(text)}`)
    expect([text, items.map(({ id }) => id), counts.all]).toEqual([text, ids, ids.length])
  }
})

test.each(['newest', 'ending', 'price_asc', 'price_desc', 'views'] as const)(
  'AD-07 own ads in the order %s come page by page, each once, also those that are equal in it',
  async (sort) => {
    const wanted = Array.from({ length: 12 }, (_, at): WantedCar => ({
      seller_id: sellerId,
      price: at % 5 ? 50_000 + (at % 3) * 1000 : null,
      expires_at: at === 5 ? null : days(5 + (at % 4)),
      ...(at === 5 && { status: 'pending', published_at: null }),
    }))
    await givenCars(app.services, ...wanted)
    const seen: OwnAd[] = []
    let after = ''
    do {
      const page = await list(`?sort=${sort}&limit=5${after && `&after=${after}`}`)
      seen.push(...page.items)
      after = page.next ?? ''
    } while (after)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(12)
    const end = ({ expires_at }: OwnAd) => (expires_at ? new Date(expires_at).getTime() : Infinity)
    const keyOf = {
      newest: (ad: OwnAd) => -seen.indexOf(ad),
      ending: end,
      price_asc: ({ price }: OwnAd) => price ?? Infinity,
      price_desc: ({ price }: OwnAd) => -(price ?? 0),
      views: ({ view_count }: OwnAd) => -view_count,
    }[sort]
    if (sort !== 'newest') expect(seen.map(keyOf)).toEqual(seen.map(keyOf).toSorted((a, b) => a - b || 0))
  },
)

test('AD-07 the list can be limited to editable ads, or to one ad by ID', async () => {
  await givenAd(IN_STATE.sold)
  const [first, second] = [await givenAd(IN_STATE.rejected), await givenAd(IN_STATE.inactive)]
  const editable = (await list('?state=editable')).items.map(({ id }) => id)
  expect(editable.toSorted()).toEqual([first, second].toSorted())
  expect((await list(`?car_id=${first}&limit=1`)).items).toMatchObject([{ id: first }])
  const { browser: stranger } = await givenPerson(app)
  expect((await stranger.get(`/me/ads?car_id=${first}`)).json().items).toEqual([])
})

test.each(['after=1', 'after=zz_x', 'limit=0', 'limit=101', 'car_id=1', 'state=lost'])(
  'AD-07 %s is no page of own ads',
  async (query) => {
    expect((await browser.get(`/me/ads?${query}`)).statusCode).toBe(400)
  },
)

test('AD-07 an ad expires by the clock alone', async () => {
  const carId = await givenAd(IN_STATE.ending)
  app.time.now = days(3)
  expect((await list()).items).toMatchObject([{ id: carId, state: 'expired' }])
  expect(await isFound(carId)).toBe(false)
})

test('AD-07 ads of other users are not found', async () => {
  const carId = await givenAd(IN_STATE.ending)
  const { browser: stranger } = await givenPerson(app)
  for (const action of ['pause', 'renew', 'mark_sold', 'delete']) {
    const answer = await stranger.post(`/me/ads/${carId}/actions`, { action })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  }
  expect((await stranger.get(`/me/ads/${carId}/days`)).statusCode).toBe(404)
  expect((await stranger.get('/me/ads')).json()).toMatchObject({ items: [], counts: { all: 0 } })
  expect((await createBrowser(app.http).get('/me/ads')).statusCode).toBe(401)
  expect((await list()).items).toMatchObject([{ id: carId, state: 'active' }])
})

test('AD-07 an ad that is renewed ten times at once is renewed once, and an hour later it is too early', async () => {
  const carId = await givenAd(IN_STATE.ending)
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(carId, 'renew')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await list()).items).toMatchObject([{ expires_at: days(33).toISOString() }])
  app.time.now = new Date(app.time.now.getTime() + HOUR_MS)
  expect((await act(carId, 'renew')).json()).toMatchObject({ code: 'WRONG_STATE', data: { reason: 'too_early' } })
})

test('AD-07 an action that is sent again after a lost response succeeds and happens once', async () => {
  const carId = await givenAd(IN_STATE.active)
  for (const [action, state] of [
    ['pause', 'inactive'],
    ['resume', 'active'],
    ['mark_sold', 'sold'],
    ['reopen', 'active'],
  ] as const)
    for (const _ of ['once', 'again']) {
      const answer = await act(carId, action)
      expect([answer.statusCode, answer.json().state]).toEqual([200, state])
    }
  const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))
  expect(events).toHaveLength(4)
  // after something else has happened, it is told
  await act(carId, 'pause')
  await act(carId, 'mark_sold')
  expect((await act(carId, 'pause')).statusCode).toBe(409)
})

test('AD-07 a sale that is repeated with another price is not taken for the same', async () => {
  const carId = await givenAd(IN_STATE.active)
  const sell = (price: number) => browser.post(`/me/ads/${carId}/actions`, { action: 'mark_sold', sold_price: price })
  const answers = [await sell(60_000), await sell(60_000), await sell(61_000)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409])
})

test('AD-07 of a concurrent sale and pause only one happens, and never a pause after the sale', async () => {
  for (let round = 0; round < 8; round++) {
    const carId = await givenAd(IN_STATE.active)
    const [sale, pause] = await Promise.all([act(carId, 'mark_sold'), act(carId, 'pause')])
    // a paused ad can still be sold
    expect(sale.statusCode).toBe(200)
    const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))
    expect(events).toHaveLength(pause.statusCode === 200 ? 2 : 1)
    expect((await list()).items.find(({ id }) => id === carId)).toMatchObject({ state: 'sold' })
    expect(await isFound(carId)).toBe(false)
  }
})

test('AD-07 an ad deleted twice at once is deleted once, and disappears from the seller’s list and from search', async () => {
  const carId = await givenAd(IN_STATE.active)
  const answers = await Promise.all([act(carId, 'delete'), act(carId, 'delete')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200])
  expect((await list()).counts).toEqual({ all: 0, featured: 0 })
  expect((await browser.get(`/cars/${carId}`)).statusCode).toBe(410)
})

test('AD-07 a favorite counts on the day it was saved, until it is removed', async () => {
  const carId = await givenAd(IN_STATE.active)
  const results = async () => {
    const all = (await browser.get(`/me/ads/${carId}/days`)).json<AdDay[]>()
    expect([all.length, all.at(-1)?.day]).toEqual([30, app.time.now.toISOString().slice(0, 10)])
    return all.filter((one) => one.favorites_count).map((one) => [one.day, one.favorites_count])
  }
  const fans = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { browser: fan } = await givenPerson(app)
      return fan
    }),
  )
  await Promise.all(fans.slice(1).map((fan) => fan.put(`/me/favorites/${carId}`, {})))
  app.time.now = days(1)
  await fans[0]?.put(`/me/favorites/${carId}`, {})
  expect(await results()).toEqual([
    ['2026-06-15', 2],
    ['2026-06-16', 1],
  ])
  await fans[1]?.delete(`/me/favorites/${carId}`)
  await fans[1]?.delete(`/me/favorites/${carId}`)
  expect(await results()).toEqual([
    ['2026-06-15', 1],
    ['2026-06-16', 1],
  ])
})
