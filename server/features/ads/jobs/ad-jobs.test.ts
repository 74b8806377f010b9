import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ad_events, cars } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import type { OwnAd } from '#contract/ads.ts'
import { DAY_MS } from '#domain/durations.ts'
import { askStillAvailable } from './ask-still-available.job.ts'
import { expireAds } from './expire-ads.job.ts'
import { warnOfEnd } from './warn-of-end.job.ts'

let app: GivenApp
let seller: Browser
let admin: Browser
let me: { id: string; email: string }
let carId: string

beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})
beforeEach(async () => {
  app.time.now = NOW
  seller = createBrowser(app.http)
  me = await givenUser(app, { browser: seller })
  carId = newId()
  const ad = givenAd()
  await givenPictures(app, me.id, ad.picture_ids)
  await seller.post(`/me/ads/${carId}`, { ad })
  const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
  await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at })
  await app.mails()
})

const after = (days: number) => void (app.time.now = new Date(NOW.getTime() + days * DAY_MS))
const subjects = async (email = me.email) => (await app.mails(email)).map(({ subject }) => subject)
const rowOf = async () => (await app.services.db.select().from(cars).where(eq(cars.id, carId)))[0]
const act = (action: string) => seller.post(`/me/ads/${carId}/actions`, { action })

test('AD-06 an ad past its end is stored as expired and its seller notified once, however often the job runs', async () => {
  after(29.9)
  await expireAds.run(app.services, {})
  expect(await rowOf()).toMatchObject({ status: 'active' })
  after(45)
  await Promise.all([1, 2, 3].map(() => expireAds.run(app.services, {})))
  expect(await rowOf()).toMatchObject({ status: 'expired' })
  expect(await subjects()).toEqual(['انتهى إعلانك: تويوتا كامري 2020'])
  const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))
  expect(events.filter(({ action }) => action === 'expire')).toHaveLength(1)
})

test('AD-06 an expired ad is renewed for a whole lifetime', async () => {
  after(45)
  await expireAds.run(app.services, {})
  const renewed = (await act('renew')).json()
  expect(renewed).toMatchObject({ state: 'active', expires_at: new Date(NOW.getTime() + 75 * DAY_MS).toISOString() })
  await expireAds.run(app.services, {})
  expect(await rowOf()).toMatchObject({ status: 'active' })
})

test('AD-07 a seller is warned three days before the end, once, and again before the next end', async () => {
  after(26.9)
  await warnOfEnd.run(app.services, {})
  expect(await subjects()).toEqual([])
  after(28)
  await Promise.all([1, 2].map(() => warnOfEnd.run(app.services, {})))
  await warnOfEnd.run(app.services, {})
  expect(await subjects()).toEqual(['ينتهي إعلانك قريبًا: تويوتا كامري 2020'])
  await act('renew')
  await warnOfEnd.run(app.services, {})
  expect(await subjects()).toEqual([])
  after(58)
  await warnOfEnd.run(app.services, {})
  expect(await subjects()).toHaveLength(1)
})

test('AD-07 after a downtime no warning is sent for an ad that has already expired', async () => {
  after(40)
  await warnOfEnd.run(app.services, {})
  expect(await subjects()).toEqual([])
})

test('AD-07 once a week the seller is asked whether the car is still for sale, and answers with one tap', async () => {
  after(6.9)
  await askStillAvailable.run(app.services, {})
  expect(await subjects()).toEqual([])
  after(7.1)
  await askStillAvailable.run(app.services, {})
  await askStillAvailable.run(app.services, {})
  const mails = await app.mails(me.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['هل ما زالت للبيع؟ تويوتا كامري 2020'])
  const token = /still-available\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
  after(8)
  const anyone = createBrowser(app.http)
  expect((await anyone.post(`/still-available/${token}`, {})).statusCode).toBe(204)
  expect((await anyone.post(`/still-available/${token}`, {})).statusCode).toBe(204)
  const [own] = (await seller.get('/me/ads')).json().items
  expect(own).toMatchObject({ confirmed_at: app.time.now.toISOString() })
  const daysAgo = async () =>
    (await anyone.get('/cars')).json().items.find(({ id }: OwnAd) => id === own.id)?.confirmed_days_ago
  expect(await daysAgo()).toBe(0)
  after(10)
  expect(await daysAgo()).toBe(2)
  after(10.2)
  await askStillAvailable.run(app.services, {})
  expect(await rowOf()).toMatchObject({ status: 'active' })
  expect(await subjects()).toEqual([])
})

test('AD-07 no availability question is sent for demo ads', async () => {
  await app.services.db.update(cars).set({ demo: true }).where(eq(cars.id, carId))
  after(7.1)
  await askStillAvailable.run(app.services, {})
  expect(await subjects()).toEqual([])
})

test('AD-07 without a response the ad is paused, not deleted, and the old link says that it has expired', async () => {
  after(7.1)
  await askStillAvailable.run(app.services, {})
  const [mail] = await app.mails(me.email)
  const token = /still-available\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  after(10.2)
  await Promise.all([1, 2].map(() => askStillAvailable.run(app.services, {})))
  expect(await subjects()).toEqual(['أُوقف إعلانك مؤقتًا: تويوتا كامري 2020'])
  expect((await seller.get('/me/ads')).json().items[0]).toMatchObject({
    state: 'inactive',
    actions: ['resume', 'mark_sold', 'delete'],
  })
  const answer = await createBrowser(app.http).post(`/still-available/${token}`, {})
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'LINK_INVALID'])
  expect((await act('resume')).json()).toMatchObject({ state: 'active' })
})

test('EXPL-07 users who saved an ad are notified once of each new lowest price', async () => {
  const buyer = createBrowser(app.http)
  const { email } = await givenUser(app, { browser: buyer })
  await buyer.put(`/me/favorites/${carId}`, {})
  const setPrice = async (price: number | null) => {
    app.time.now = new Date(app.time.now.getTime() + 1000)
    await seller.post(`/me/ads/${carId}`, { ad: givenAd({ picture_ids: (await rowOf())?.picture_ids ?? [], price }) })
  }
  await setPrice(70_000)
  expect(await subjects(email)).toEqual(['انخفض السعر: تويوتا كامري 2020'])
  await setPrice(80_000)
  await setPrice(null)
  await setPrice(72_000)
  expect(await subjects(email)).toEqual([])
  await setPrice(69_000)
  const [mail] = await app.mails(email)
  expect(mail?.text).toMatch(/69,000.*70,000/)
  expect((await buyer.get('/me/notifications')).json().items).toHaveLength(2)
})

test('EXPL-07 users who saved an ad are notified once of a price lowered while it was paused, when it is shown again', async () => {
  const buyer = createBrowser(app.http)
  const { email } = await givenUser(app, { browser: buyer })
  await buyer.put(`/me/favorites/${carId}`, {})
  const again = async (price: number) => {
    app.time.now = new Date(app.time.now.getTime() + 1000)
    await act('pause')
    await seller.post(`/me/ads/${carId}`, { ad: givenAd({ picture_ids: (await rowOf())?.picture_ids ?? [], price }) })
    expect(await subjects(email)).toEqual([])
    app.time.now = new Date(app.time.now.getTime() + 1000)
    expect((await act('resume')).json()).toMatchObject({ state: 'active' })
    return subjects(email)
  }
  expect(await again(70_000)).toEqual(['انخفض السعر: تويوتا كامري 2020'])
  expect(await again(70_000)).toEqual([])
  expect(await again(75_000)).toEqual([])
  expect(await again(69_000)).toEqual(['انخفض السعر: تويوتا كامري 2020'])
})

test('EXPL-07 users who saved an ad without a price are notified of a lower price, but not of the first one', async () => {
  const setPrice = async (price: number | null) => {
    app.time.now = new Date(app.time.now.getTime() + 1000)
    await seller.post(`/me/ads/${carId}`, { ad: givenAd({ picture_ids: (await rowOf())?.picture_ids ?? [], price }) })
  }
  await setPrice(null)
  const buyer = createBrowser(app.http)
  const { email } = await givenUser(app, { browser: buyer })
  await buyer.put(`/me/favorites/${carId}`, {})
  await setPrice(70_000)
  expect(await subjects(email)).toEqual([])
  await setPrice(65_000)
  expect(await subjects(email)).toEqual(['انخفض السعر: تويوتا كامري 2020'])
})
