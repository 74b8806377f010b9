import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cars, reports } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Counts the transactions of this database that wait for a lock. */
const WAITING = sql`
  select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

let app: GivenApp
let admin: Browser
let seller: { id: string; email: string }
let carId: string
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})
beforeEach(async () => {
  seller = await givenUser(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
})

const report = (reason: string, note = '', userAgent = PHONE, id = carId) =>
  createBrowser(app.http, '', userAgent).post(`/cars/${id}/reports`, { reason, note })

async function reportsOf(id = carId) {
  const { items } = (await admin.get('/admin/reports')).json()
  return items.find(({ card }: { card: { id: string } }) => card.id === id)
}

test('ADMIN-01 reports of one ad are grouped, and each reporter counts once', async () => {
  await report('already_sold')
  await report('fraud', 'يطلب عربونًا')
  await report('wrong_price', '', DESK)
  const user = createBrowser(app.http, '', PHONE)
  await givenUser(app, { browser: user })
  await user.post(`/cars/${carId}/reports`, { reason: 'fraud' })
  const found = await reportsOf()
  expect(found.count).toBe(3)
  expect(
    found.reports.map(({ reason, note, reporter_name }: Record<string, string>) => [reason, note, reporter_name]),
  ).toEqual([
    ['fraud', 'يطلب عربونًا', null],
    ['wrong_price', '', null],
    ['fraud', '', 'سارة العتيبي'],
  ])
})

test('ADMIN-01 one decision closes all reports of an ad; a second one is a conflict', async () => {
  await report('fraud')
  await report('fraud', '', DESK)
  const answers = await Promise.all([1, 2].map(() => admin.post(`/admin/reports/${carId}/dismiss`, {})))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  expect(await reportsOf()).toBeUndefined()
  expect((await createBrowser(app.http).get(`/cars/${carId}`)).statusCode).toBe(200)
  await report('fraud')
  expect((await reportsOf()).count).toBe(1)
})

test('ADMIN-01 an ad that is taken down is not public, and its seller is told why', async () => {
  await report('wrong_pictures')
  const answer = await admin.post(`/admin/reports/${carId}/take-down`, {
    reasons: ['pictures_of_another_car'],
    note: 'هذه صور من موقع الشركة.',
  })
  expect(answer.statusCode).toBe(204)
  expect((await createBrowser(app.http).get(`/cars/${carId}`)).statusCode).toBe(404)
  expect((await app.services.db.select().from(cars).where(eq(cars.id, carId)))[0]).toMatchObject({
    status: 'rejected',
  })
  const [mail] = await app.mails(seller.email)
  expect(mail?.text).toContain('الصور لا تخص هذه السيارة. هذه صور من موقع الشركة.')
  expect(await reportsOf()).toBeUndefined()
})

test('ADMIN-07 a decision waits for the ad before it locks its reports, in the order of an undo', async () => {
  await report('fraud')
  const waiting = await app.services.db.transaction(async (tx) => {
    await tx.select().from(cars).where(eq(cars.id, carId)).for('update')
    const decision = admin.post(`/admin/reports/${carId}/take-down`, { reasons: ['pictures_of_another_car'], note: '' })
    await expect.poll(async () => (await tx.execute(WAITING)).rows).toEqual([{ count: 1 }])
    await tx.select().from(reports).where(eq(reports.car_id, carId)).for('update')
    return [decision]
  })
  const [decided] = await Promise.all(waiting)
  expect(decided?.statusCode).toBe(204)
})

test('ADMIN-01 only public ads can be reported, and not by robots', async () => {
  const [hidden = ''] = await givenCars(app.services, { seller_id: seller.id, status: 'pending' })
  expect((await report('fraud', '', PHONE, hidden)).statusCode).toBe(404)
  expect((await report('fraud', '', 'curl/8.0')).statusCode).toBe(204)
  expect(await reportsOf()).toBeUndefined()
})

test('ADMIN-01 sellers do not report their own ads', async () => {
  const browser = createBrowser(app.http, '', PHONE)
  const { id } = await givenUser(app, { browser })
  const [own = ''] = await givenCars(app.services, { seller_id: id })
  expect((await browser.post(`/cars/${own}/reports`, { reason: 'fraud' })).json()).toMatchObject({ code: 'OWN_AD' })
  expect(await reportsOf(own)).toBeUndefined()
})

test('ADMIN-01 reports are rate limited', async () => {
  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '4' })
  const [id = ''] = await givenCars(strict.services, {})
  const statuses = []
  for (let count = 0; count < 3; count++) {
    statuses.push((await createBrowser(strict.http).post(`/cars/${id}/reports`, { reason: 'fraud' })).statusCode)
  }
  expect(statuses).toEqual([204, 204, 429])
})
