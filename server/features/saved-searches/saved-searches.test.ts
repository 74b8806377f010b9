import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { SavedSearch } from '#contract/saved-searches.ts'
import { saved_searches } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { readSavedQuery } from './read-saved-query.ts'
import { notifyAtOnce, notifyDaily } from './notify-of-new-cars.job.ts'

let app: GivenApp
let browser: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
  await app.mails()
  await app.services.db.delete(saved_searches)
})

const search = (wanted: object = {}) => ({
  id: newId(),
  name: 'كامري حتى 90 ألف',
  query: 'make=toyota&price_max=90000',
  alert: 'at_once',
  ...wanted,
})

async function minutesPass(minutes: number) {
  app.time.now = new Date(app.time.now.getTime() + minutes * 60_000)
}

test('EXPL-07 a search sent repeatedly is saved once, and can be renamed and removed', async () => {
  const wanted = search()
  for (const _ of ['once', 'again']) expect((await browser.post('/me/saved-searches', wanted)).statusCode).toBe(200)
  const renamed = { name: 'سيارة أمي', alert: 'none' }
  expect((await browser.put(`/me/saved-searches/${wanted.id}`, renamed)).json()).toMatchObject(renamed)
  expect((await browser.get('/me/saved-searches')).json()).toHaveLength(1)
  for (const _ of ['once', 'after a lost response'])
    expect((await browser.delete(`/me/saved-searches/${wanted.id}`)).statusCode).toBe(204)
})

test('EXPL-07 there are 50 at most, also of those saved at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 55 }, () => browser.post('/me/saved-searches', search())))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
  expect((await browser.get('/me/saved-searches')).json()).toHaveLength(50)
})

test('EXPL-07 nobody reads, changes or takes over another’s search', async () => {
  const wanted = search()
  await browser.post('/me/saved-searches', wanted)
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  expect((await stranger.get('/me/saved-searches')).json()).toEqual([])
  expect((await stranger.put(`/me/saved-searches/${wanted.id}`, { name: 'x', alert: 'none' })).statusCode).toBe(404)
  expect((await stranger.delete(`/me/saved-searches/${wanted.id}`)).statusCode).toBe(404)
  expect((await stranger.post('/me/saved-searches', wanted)).statusCode).toBe(404)
})

test('EXPL-07 matching new cars are announced once, by email and notification', async () => {
  await givenCars(app.services, { price: 50_000 })
  await browser.post('/me/saved-searches', search())
  await notifyAtOnce.run(app.services, {})
  expect(await app.mails(me.email)).toEqual([])

  await minutesPass(10)
  const [fitting = ''] = await givenCars(app.services, { price: 70_000 }, { price: 95_000 })
  await notifyAtOnce.run(app.services, {})
  await notifyAtOnce.run(app.services, {})
  const mails = await app.mails(me.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['سيارات جديدة لبحثك «كامري حتى 90 ألف»'])
  expect(mails[0]?.text).toContain(`/car/${fitting}`)
  expect(mails[0]?.text.match(/\/car\//g)).toHaveLength(1)
  const notifications = async () =>
    (await browser.get('/me/notifications')).json<{
      items: { id: string; values: object; link: string; read_at: string | null }[]
    }>().items
  expect(await notifications()).toMatchObject([
    {
      values: { ar: { search: 'كامري حتى 90 ألف', count: 1 }, en: { search: 'كامري حتى 90 ألف', count: 1 } },
      link: '/explore?make=toyota&price_max=90000',
      read_at: null,
    },
  ])
  await browser.post('/me/notifications/read', { ids: (await notifications()).map(({ id }) => id) })
  expect((await notifications())[0]?.read_at).not.toBeNull()
})

test('EXPL-07 a car that becomes visible shortly after its publication is announced too', async () => {
  await browser.post('/me/saved-searches', search())
  await minutesPass(10)
  const secondsAgo = (seconds: number) => new Date(app.time.now.getTime() - seconds * 1000)
  for (const seconds of [40, 20]) {
    const [carId = ''] = await givenCars(app.services, { price: 70_000, published_at: secondsAgo(seconds) })
    if (seconds === 20) await minutesPass(1)
    await notifyAtOnce.run(app.services, {})
    expect((await app.mails(me.email)).map(({ text }) => text)).toEqual([expect.stringContaining(`/car/${carId}`)])
  }
})

test('EXPL-07 a daily alert is sent in the morning, and its link unsubscribes without signing in', async () => {
  await browser.post('/me/saved-searches', search({ alert: 'daily' }))
  await minutesPass(10)
  await givenCars(app.services, { price: 60_000 })
  await notifyAtOnce.run(app.services, {})
  expect(await app.mails(me.email)).toEqual([])
  await notifyDaily.run(app.services, {})
  const [mail] = await app.mails(me.email)
  const token = mail?.unsubscribeUrl?.split('/').at(-1)
  const stop = await app.http.inject({
    method: 'POST',
    url: `/api/v1/saved-searches/stops/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(stop.statusCode).toBe(204)
  await minutesPass(10)
  await givenCars(app.services, { price: 60_000 })
  await notifyDaily.run(app.services, {})
  expect(await app.mails(me.email)).toEqual([])
  expect((await createBrowser(app.http).post('/saved-searches/stops/invented', {})).statusCode).toBe(410)
})

test.each([
  ['make=toyota&make=kia&price_max=90000', { make: ['toyota', 'kia'], price_max: 90_000 }],
  ['q=كامري&after=zzz_1&limit=1&lang=en&utm_source=x', { q: 'كامري' }],
  ['near=buraydah&within=50', { near: 'buraydah', within: 50 }],
  ['', {}],
])('EXPL-07 a saved query is read: %s', (query, expected) => {
  expect(readSavedQuery(query)).toMatchObject(expected)
  expect(readSavedQuery(query)?.after).toBeUndefined()
})

test.each([
  'price_max=abc',
  'body_type=spaceship&year_min=2018',
  'make=toyota&nonsense=1',
  'near=buraydah&within=0',
  'near=buraydah&within=-1',
  'near=buraydah&within=99999',
  'near=buraydah&within=far',
  'price_min=90000&price_max=50000',
  '%%%',
])('EXPL-07 a saved query of which a part is not understood finds nothing: %s', (query) => {
  expect(readSavedQuery(query)).toBeNull()
})

type Reading = SavedSearch['reading']
const AS_ASKED: Reading = { problem: null, words: [], unsaid: [], corrected: [] }
/** Each thing that the search page ignores or reads kindly, with a car that it would show, and what is said instead. */
const KINDNESSES: [query: string, shown: WantedCar, reading: Partial<Reading>][] = [
  ['q=زعفران بنفسجان', {}, { words: ['زعفران', 'بنفسجان'], unsaid: ['زعفران', 'بنفسجان'] }],
  ['q=كامري زعفران', {}, { words: ['زعفران'], unsaid: ['زعفران'] }],
  ['q=زعفران&make=toyota', {}, { words: ['زعفران'], unsaid: ['زعفران'] }],
  ['q=سيارة زعفران', {}, { words: ['زعفران'], unsaid: ['زعفران'] }],
  ['q="زعفران" كامري', {}, { words: ['زعفران'], unsaid: ['زعفران'] }],
  ['q=كامري بدون زعفران', {}, { words: ['بدون زعفران'], unsaid: ['بدون زعفران'] }],
  ['q=كفرات كامري', {}, { problem: 'other_goods' }],
  ['q=؟؟؟', {}, { problem: 'not_understood' }],
  ['make=no-such-maker', {}, { problem: 'not_understood' }],
  ['tag=999', {}, { problem: 'not_understood' }],
  ['city=atlantis&make=toyota', {}, { problem: 'not_understood' }],
  ['near=atlantis&make=toyota', {}, { problem: 'not_understood' }],
  ['within=50&make=toyota', {}, { problem: 'not_understood' }],
  ['price_min=90000&price_max=50000', {}, { problem: 'not_understood' }],
  ['body_type=spaceship', {}, { problem: 'not_understood' }],
]

test.each(KINDNESSES)('EXPL-07 alerts are strict: %s', async (query, shown, reading) => {
  const saved = await browser.post('/me/saved-searches', search({ query }))
  expect(saved.json<SavedSearch>().reading).toEqual({ ...AS_ASKED, ...reading })
  await minutesPass(10)
  await givenCars(app.services, shown)
  await notifyAtOnce.run(app.services, {})
  expect(await app.mails(me.email)).toEqual([])
})

test('EXPL-07 words that no ad contains yet are shown with the saved search, and alerts follow once an ad contains them', async () => {
  const saved = await browser.post('/me/saved-searches', search({ query: 'q=عنبر كهرمان', name: 'عنبر' }))
  expect(saved.json<SavedSearch>().reading).toEqual({
    ...AS_ASKED,
    words: ['عنبر', 'كهرمان'],
    unsaid: ['عنبر', 'كهرمان'],
  })
  await minutesPass(10)
  await givenCars(app.services, { ad_title_ar: 'كامري عنبر' })
  await notifyAtOnce.run(app.services, {})
  expect(await app.mails(me.email)).toEqual([])
  const [listed] = (await browser.get('/me/saved-searches')).json<SavedSearch[]>()
  expect(listed?.reading).toEqual({ ...AS_ASKED, words: ['عنبر', 'كهرمان'], unsaid: ['كهرمان'] })
  await minutesPass(10)
  await givenCars(app.services, { ad_title_ar: 'كامري بلون العَنبر والكهرمان' })
  await notifyAtOnce.run(app.services, {})
  expect(await app.mails(me.email)).toHaveLength(1)
})

test.each(['near=buraydah&within=50&make=toyota', 'q=كامري قريبة من بريدة'])(
  'EXPL-07 alerts of a search near a city are about the cars there: %s',
  async (query) => {
    await browser.post('/me/saved-searches', search({ query }))
    await minutesPass(10)
    const [inUnaizah = ''] = await givenCars(app.services, { city: 'unaizah' }, { city: 'riyadh' })
    await notifyAtOnce.run(app.services, {})
    const [mail] = await app.mails(me.email)
    expect(mail?.text.match(/\/car\/[\w-]+/g)).toEqual([`/car/${inUnaizah}`])
  },
)

test.each([
  ['q=كامرب', 'كامرب', { kind: 'model', value: 'toyota-camry', name_ar: 'كامري', name_en: 'Camry' }],
  ['q=tayotta', 'tayotta', { kind: 'make', value: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota' }],
])(
  'EXPL-07 when the search %s is saved, the correction of a misspelt name is shown, and alerts use it',
  async (query, text, as) => {
    const saved = await browser.post('/me/saved-searches', search({ query }))
    expect(saved.json<SavedSearch>().reading).toEqual({ ...AS_ASKED, corrected: [{ text, ...as }] })
    await minutesPass(10)
    await givenCars(app.services, {}, { make: 'hyundai', model: 'hyundai-sonata' })
    await notifyAtOnce.run(app.services, {})
    expect((await app.mails(me.email))[0]?.text.match(/\/car\//g)).toHaveLength(1)
  },
)

test('EXPL-07 the order that a search asks for hides no new car from its alert', async () => {
  await browser.post('/me/saved-searches', search({ query: 'q=ارخص كامري' }))
  await givenCars(app.services, ...Array.from({ length: 60 }, () => ({ price: 20_000 })))
  await minutesPass(10)
  const [dear = ''] = await givenCars(app.services, { price: 200_000 })
  await notifyAtOnce.run(app.services, {})
  expect((await app.mails(me.email))[0]?.text).toContain(dear)
})
