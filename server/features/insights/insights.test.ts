import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Insights } from '#contract/insights.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_days, analytics_days, profiles } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { countDays } from './count-days.job.ts'

let app: GivenApp
let admin: Browser
beforeEach(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})

const daysAgo = (days: number) => adDay(new Date(NOW.getTime() - days * DAY_MS))
const read = async () => (await admin.get('/admin/insights')).json<Insights>()
const weekOf = ({ weeks }: Insights, wanted: string) => weeks.find(({ measure }) => measure === wanted)
const add = (rows: (Omit<typeof analytics_days.$inferInsert, 'day'> & { ago: number })[]) =>
  app.services.db.insert(analytics_days).values(rows.map(({ ago, ...row }) => ({ ...row, day: daysAgo(ago) })))

test('ADMIN-07 without counted days the insights are empty', async () => {
  const insights = await read()
  expect(insights.steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect([insights.empty_searches, insights.wanted_models, insights.silent_sellers]).toEqual([[], [], []])
  expect(insights.days).toHaveLength(90)
  expect(insights.days.at(-1)?.day).toBe(daysAgo(1))
})

test('ADMIN-07 searches, visits and demand are read from the counts of whole days', async () => {
  const catalogue = await app.services.catalogue()
  const [camry, accord] = ['toyota-camry', 'honda-accord'].map((slug) => catalogue.models.bySlug.get(slug))
  await givenCars(app.services, {}, {}, { make: 'honda', model: 'honda-accord' })
  const empty = { measure: 'searches_that_found_nothing', ago: 2 }
  await add([
    { measure: 'track_search_event', ago: 1, count: 50 },
    { measure: 'track_search_event', ago: 8, count: 30 },
    { measure: 'track_search_event', ago: 3, count: 7, is_demo: true },
    { measure: 'search_sessions', subject: 'viewed', ago: 5, count: 40 },
    { measure: 'search_sessions', subject: 'left', ago: 5, count: 60 },
    { measure: 'search_sessions', subject: 'left', ago: 30, count: 9 },
    { ...empty, subject: 'q=supra', count: 4, sessions_count: 2 },
    { ...empty, subject: 'not_make=honda&model=toyota-camry&price_max=1000', count: 3, sessions_count: 2 },
    { ...empty, subject: 'q=alone', count: 9, sessions_count: 1 },
    { measure: 'model_views', subject: String(camry?.id), ago: 2, count: 100 },
    { measure: 'model_views', subject: String(accord?.id), ago: 2, count: 90 },
    { measure: 'model_views', subject: '2', ago: 2, count: 49 },
  ])
  const insights = await read()
  expect(weekOf(insights, 'searches')).toEqual({ measure: 'searches', now: 57, before: 30 })
  expect(insights.steps[0]).toEqual({ step: 'search_to_view', from: 100, to: 40, from_before: 9, to_before: 0 })
  expect(insights.empty_searches).toEqual([
    { search: 'q=supra', names: [], count: 4 },
    {
      search: 'not_make=honda&model=toyota-camry&price_max=1000',
      names: [
        { field: 'make', value: 'honda', name: { ar: 'هوندا', en: 'Honda' } },
        { field: 'model', value: 'toyota-camry', name: { ar: 'كامري', en: 'Camry' } },
      ],
      count: 3,
    },
  ])
  expect(insights.wanted_models.map(({ search, ads_count }) => [search, ads_count])).toEqual([
    ['make=honda&model=honda-accord', 1],
    ['make=toyota&model=toyota-camry', 2],
  ])
})

test('ADMIN-07 ads, users, views and answers are counted from the tables, once a day, without those of the demo', async () => {
  const yesterday = new Date(NOW.getTime() - DAY_MS)
  app.time.now = yesterday
  const { id: sellerId } = await givenUser(app)
  const [carId = '', demoId = ''] = await givenCars(
    app.services,
    { seller_id: sellerId, created_at: yesterday, demo: false },
    { seller_id: sellerId, created_at: yesterday, demo: true },
  )
  const figures = { day: daysAgo(1), view_count: 20, contact_count: 3 }
  await app.services.db.insert(ad_days).values([
    { car_id: carId, ...figures },
    { car_id: demoId, ...figures },
  ])
  const buyer = createBrowser(app.http)
  await givenUser(app, { browser: buyer })
  await buyer.post(`/cars/${carId}/conversation`, { id: newId(), content: 'متوفرة؟' })
  app.time.now = NOW

  await countDays.run(app.services, {})
  const counted = await read()
  const now = (measure: string) => weekOf(counted, measure)?.now
  expect([now('ads'), now('views'), now('contacts'), now('messages')]).toEqual([1, 20, 3, 1])
  expect(counted.steps[2]).toMatchObject({ from: 1, to: 0 })

  await app.services.db.insert(ad_days).values({ car_id: carId, day: daysAgo(2), view_count: 5 })
  await countDays.run(app.services, {})
  expect(weekOf(await read(), 'views')?.now).toBe(20)
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  await countDays.run(app.services, {})
  expect(weekOf(await read(), 'views')?.now).toBe(25)
})

test('ADMIN-07 sellers who leave most buyers without an answer come first', async () => {
  const { db } = app.services
  const sellers = await Promise.all([5, 9, 4, 8].map(() => givenUser(app)))
  const counts = [
    [5, 2],
    [9, 1],
    [4, 0],
    [8, 4],
  ] as const
  for (const [at, [firstMessagesCount, answeredCount]] of counts.entries()) {
    await db.transaction(async (tx) => {
      await tx
        .update(profiles)
        .set({ first_messages_count: firstMessagesCount, answered_count: answeredCount })
        .where(eq(profiles.id, sellers[at]?.id ?? ''))
      afterCommit(tx, { type: 'profiles_changed', ids: 'all' })
    })
  }
  expect((await read()).silent_sellers.map(({ id }) => id)).toEqual([sellers[1]?.id, sellers[0]?.id])
})
