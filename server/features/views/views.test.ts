import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConditionType } from '#domain/tags/tag-rule.ts'
import { DAY_MS } from '#domain/durations.ts'
import {
  ad_days,
  car_counters,
  car_tags,
  cars,
  searchable_cars,
  counted_views,
} from '#server/platform/db/schema/index.ts'
import { createBatcher } from '#server/platform/batcher.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { deleteOldViews } from './delete-old-views.job.ts'
import { writeViews, type CountedView } from './write-views.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: GivenApp
let carId: string
let seller: { id: string }
beforeAll(async () => {
  app = await givenApp()
  seller = await givenUser(app)
})
beforeEach(async () => {
  app.time.now = NOW
  ;[carId = ''] = await givenCars(app.services, {
    seller_id: seller.id,
    contact_methods: ['phone', 'message'],
    phone_number: '+966501234567',
    whatsapp_number: '+966501234567',
  })
})

const visitor = (userAgent = PHONE) => createBrowser(app.http, '', userAgent)
const view = (browser = visitor()) => browser.post(`/cars/${carId}/views`, {})
const counts = async () => {
  const [row] = await app.services.db.select().from(car_counters).where(eq(car_counters.car_id, carId))
  return [row?.view_count ?? 0, row?.contact_count ?? 0]
}

test('EXPL-04 a visitor counts once on a day, and again on the next', async () => {
  await Promise.all([view(), view(), view(visitor(DESK))])
  expect(await counts()).toEqual([2, 0])
  app.time.now = new Date('2026-06-15T21:00:00Z')
  await view()
  expect(await counts()).toEqual([3, 0])
  const days = await app.services.db.select().from(ad_days).where(eq(ad_days.car_id, carId)).orderBy(ad_days.day)
  expect(days.map(({ day, view_count }) => [day, view_count])).toEqual([
    ['2026-06-15', 2],
    ['2026-06-16', 1],
  ])
})

test('EXPL-04 robots, admins and the seller do not count', async () => {
  const own = visitor()
  const admin = visitor()
  const me = await givenUser(app, { browser: own })
  await givenUser(app, { browser: admin, role: 'admin' })
  ;[carId = ''] = await givenCars(app.services, { seller_id: me.id })
  await Promise.all([view(own), view(admin), view(visitor('Googlebot/2.1 (+http://www.google.com/bot.html)'))])
  expect(await counts()).toEqual([0, 0])
})

test('EXPL-04 the phone number is revealed on request if the seller permits it, and counts as a contact', async () => {
  const answer = await visitor().post(`/cars/${carId}/contact`, {})
  expect(answer.json()).toEqual({
    contact_name: null,
    contact_methods: ['phone', 'message'],
    phone_number: '+966501234567',
    whatsapp_number: null,
  })
  await visitor().post(`/cars/${carId}/contact`, {})
  expect(await counts()).toEqual([0, 1])
  expect((await visitor().get(`/cars/${carId}`)).body).not.toContain('966501234567')
})

test('EXPL-04 the phone number of an ad that is not active is not revealed', async () => {
  for (const wanted of [{ status: 'sold' as const }, { status: 'pending' as const }, { deleted_at: NOW }]) {
    const [id = ''] = await givenCars(app.services, { seller_id: seller.id, ...wanted })
    expect((await visitor().post(`/cars/${id}/contact`, {})).statusCode).toBe(404)
  }
})

test('EXPL-04 revealing phone numbers is rate limited', async () => {
  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '3' })
  const [id = ''] = await givenCars(strict.services, {})
  const ask = () => createBrowser(strict.http).post(`/cars/${id}/contact`, {})
  const statuses = []
  for (let count = 0; count < 4; count++) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('EXPL-04 ten thousand views from 64 clients are counted exactly, in few writes', async () => {
  let writes = 0
  const counter = createBatcher<CountedView>(async (some) => {
    writes++
    await writeViews(app.services, some)
  })
  const day = '2026-06-15'
  const all: CountedView[] = Array.from({ length: 10_000 }, (_, place) => ({
    car_id: carId,
    day,
    kind: 'view',
    visitor: String(place).padStart(32, '0'),
  }))
  await Promise.all(
    Array.from({ length: 64 }, async (_, client) => {
      const own = all.filter((_visit, place) => place % 64 === client)
      // sends each view twice, as after a lost response, in groups of twenty
      for (let at = 0; at < own.length; at += 20) {
        await Promise.all(own.slice(at, at + 20).flatMap((one) => [counter.add(one), counter.add(one)]))
      }
    }),
  )
  expect(await counts()).toEqual([10_000, 0])
  expect(writes).toBeLessThan(200)
})

test('AD-07 each day keeps what happened on it', async () => {
  await Promise.all([view(), view(visitor(DESK)), visitor().post(`/cars/${carId}/contact`, {})])
  app.time.now = new Date('2026-06-15T21:00:00Z')
  await view()
  await visitor().post(`/cars/${carId}/contact`, {})
  const days = await app.services.db.select().from(ad_days).where(eq(ad_days.car_id, carId)).orderBy(ad_days.day)
  expect(days.map(({ day, view_count, contact_count }) => [day, view_count, contact_count])).toEqual([
    ['2026-06-15', 2, 1],
    ['2026-06-16', 1, 1],
  ])
})

test('EXPL-04 the marks of visitors are deleted after the day, the counts stay', async () => {
  await view()
  await deleteOldViews.run(app.services, {})
  await view()
  expect(await counts()).toEqual([1, 0])
  app.time.now = new Date(NOW.getTime() + 3 * DAY_MS)
  await deleteOldViews.run(app.services, {})
  expect(await app.services.db.select().from(counted_views).where(eq(counted_views.car_id, carId))).toEqual([])
  expect(await counts()).toEqual([1, 0])
})

test('TAG-05 views, contacts and favorites rewrite the search row of an ad only when its tags change', async () => {
  const fresh = await givenApp()
  const { services } = fresh
  const above = (type: ConditionType, bit: number, value: number): typeof car_tags.$inferInsert => ({
    name_en: type,
    name_ar: type,
    enabled: true,
    priority: bit,
    bit,
    activation_rules: {
      type: 'complex',
      condition: null,
      value: null,
      logic: 'AND',
      conditions: [{ type, operator: 'greater_than', value }],
    },
  })
  await services.db.insert(car_tags).values([above('contacts', 29, 1), above('favorites', 30, 1)])
  const [id = ''] = await givenCars(services, {})
  const browsers = [createBrowser(fresh.http), createBrowser(fresh.http)] as const
  for (const browser of browsers) await givenUser(fresh, { browser })

  const write = (kind: CountedView['kind'], digit: string) =>
    writeViews(services, [{ car_id: id, day: '2026-06-15', kind, visitor: digit.repeat(32) }])
  const save = (at: 0 | 1) => browsers[at].put(`/me/favorites/${id}`, {})
  const drop = (at: 0 | 1) => browsers[at].delete(`/me/favorites/${id}`)
  const readRow = async () => {
    const [row] = await services.db
      .select({ version: sql<string>`${searchable_cars}.xmin`, tags: searchable_cars.tags })
      .from(searchable_cars)
      .innerJoin(cars, eq(cars.key, searchable_cars.car_key))
      .where(eq(cars.id, id))
    return row
  }
  let before = await readRow()
  /** @param tags the bits that the change adds to the mask; null if the row must not be rewritten */
  async function expectRewrite(change: () => Promise<unknown>, tags: number | null) {
    await change()
    const row = await readRow()
    if (tags === null) expect(row).toEqual(before)
    else expect([row?.version === before?.version, row?.tags]).toEqual([false, (before?.tags ?? 0) + tags])
    before = row
  }

  for (const digit of ['0', '1', '2']) await expectRewrite(() => write('view', digit), null)
  await expectRewrite(() => write('contact', '0'), null)
  await expectRewrite(() => write('contact', '1'), 2 ** 29)
  await expectRewrite(() => write('contact', '2'), null)
  await expectRewrite(() => save(0), null)
  await expectRewrite(() => save(1), 2 ** 30)
  await expectRewrite(() => drop(0), -(2 ** 30))
  await expectRewrite(() => drop(1), null)
})
