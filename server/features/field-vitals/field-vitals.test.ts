import { beforeEach, expect, test } from 'vitest'
import type { Insights } from '#contract/insights.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { stepOf } from '#domain/performance/field-vitals.ts'
import { analytics_days, field_vitals } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { deleteOldFieldVitals } from './delete-old-field-vitals.job.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const EMPTY = { visits_count: 0, p75: { LCP: null, INP: null, CLS: null, FCP: null, TTFB: null } }

let app: GivenApp
beforeEach(async () => {
  app = await givenApp()
})

const daysAgo = (days: number) => adDay(new Date(NOW.getTime() - days * DAY_MS))
const measured = (value: number, more: object = {}) => ({
  page: 'car',
  is_route_change: false,
  vital: 'LCP',
  value,
  ...more,
})
const report = (measurements: object[], browser: Browser = createBrowser(app.http, '', PHONE), more: object = {}) =>
  browser.post('/field-vitals', { page_version: 'v1', device: 'phone', measurements, ...more })
const stored = () => app.services.db.select().from(field_vitals)
const readSpeed = async () => {
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  return (await admin.get('/admin/insights')).json<Insights>().speed
}
const add = (rows: (Partial<typeof field_vitals.$inferInsert> & { ago: number; value: number })[]) =>
  app.services.db.insert(field_vitals).values(
    rows.map(({ ago, value, ...row }): typeof field_vitals.$inferInsert => ({
      day: daysAgo(ago),
      page: 'car',
      is_route_change: false,
      device: 'phone',
      version: 'v1',
      vital: 'LCP',
      step: stepOf(row.vital ?? 'LCP', value),
      count: 30,
      ...row,
    })),
  )

test('PERF-01 measurements of visits are counted, with nothing of the visitor', async () => {
  expect((await report([measured(1000), measured(1001), measured(0.08, { vital: 'CLS' })])).statusCode).toBe(204)
  await report([measured(999)])
  const counted = { day: daysAgo(0), page: 'car', is_route_change: false, device: 'phone', version: 'v1' }
  expect((await stored()).toSorted((a, b) => a.step - b.step)).toEqual([
    { ...counted, vital: 'CLS', step: stepOf('CLS', 0.08), count: 1 },
    { ...counted, vital: 'LCP', step: stepOf('LCP', 1000), count: 3 },
  ])
})

test('PERF-01 robots, moderators and those who opt out are not measured, and impossible values are refused', async () => {
  const moderator = createBrowser(app.http, '', PHONE)
  await givenUser(app, { browser: moderator, role: 'moderator' })
  await report([measured(1)], moderator)
  await report([measured(1)], createBrowser(app.http, '', 'Googlebot/2.1'))
  for (const asked of [{ dnt: '1' }, { 'sec-gpc': '1' }])
    await app.http.inject({
      method: 'POST',
      url: '/api/v1/field-vitals',
      headers: { ...asked, 'user-agent': PHONE, 'content-type': 'application/json' },
      payload: { page_version: 'v1', device: 'phone', measurements: [measured(1)] },
    })
  for (const wrong of [
    [measured(-1)],
    [measured(1e9)],
    [measured(1, { page: '/car/7' })],
    [],
    Array.from({ length: 51 }, () => measured(1)),
  ])
    expect((await report(wrong)).statusCode).toBe(400)
  expect(await stored()).toEqual([])
})

test('PERF-01 versions that strangers make up become one', async () => {
  const made = Array.from({ length: 30 }, (_, at) => `made-up-${at}`)
  for (const version of made) await report([measured(1)], undefined, { page_version: version })
  const versions = new Set((await stored()).map(({ version }) => version))
  expect(versions.size).toBeLessThan(15)
  expect(versions).toContain('other')
})

test('PERF-01 ADMIN-07 admins see what three quarters of the visits had, by week beside contacts, page, device and version', async () => {
  await add([
    // today is not over
    { ago: 0, value: 1, page: 'blog', device: 'tablet', version: 'today' },
    { ago: 1, value: 1000 },
    { ago: 2, value: 3000, count: 10 },
    { ago: 3, value: 9000, count: 3, vital: 'INP' },
    { ago: 8, value: 4000, version: 'v0' },
    { ago: 2, value: 100, is_route_change: true },
    { ago: 2, value: 2000, page: 'home', device: 'computer', count: 100 },
    { ago: 84, value: 7000, version: 'old' },
    { ago: 85, value: 8000, version: 'older' },
  ])
  const visits = { measure: 'visits', sessions_count: 0 }
  await app.services.db.insert(analytics_days).values([
    { ...visits, day: daysAgo(7), subject: 'contacted', count: 5 },
    { ...visits, day: daysAgo(1), subject: 'left', count: 45 },
    { ...visits, day: daysAgo(8), subject: 'left', count: 9 },
    { ...visits, day: daysAgo(1), subject: 'left', count: 1000, is_demo: true },
  ])
  const { weeks, pages, devices, versions } = await readSpeed()
  const near = (value: number) => expect.closeTo(value, -3) as number

  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toEqual({
    first_day: daysAgo(7),
    visits_count: 140,
    p75: { ...EMPTY.p75, LCP: expect.closeTo(2000, -2) as number },
    sessions_count: 50,
    contacted_sessions_count: 5,
  })
  expect(weeks.at(-2)).toMatchObject({ visits_count: 30, p75: { LCP: near(4000) }, sessions_count: 9 })
  expect(weeks.at(-3)).toEqual({ ...EMPTY, first_day: daysAgo(21), sessions_count: 0, contacted_sessions_count: 0 })
  expect(weeks[0]).toMatchObject({ first_day: daysAgo(84), visits_count: 30, p75: { LCP: near(7000) } })
  expect(pages.map(({ page, is_route_change, visits_count }) => [page, is_route_change, visits_count])).toEqual([
    ['home', false, 100],
    ['car', false, 70],
    ['car', true, 30],
  ])
  expect(devices.map(({ device, visits_count }) => [device, visits_count])).toEqual([
    ['phone', 70],
    ['computer', 100],
  ])
  expect(versions.map(({ version }) => version)).toEqual(['v1', 'v0'])
})

test('PERF-01 measurements are deleted when they are no longer shown', async () => {
  await add([
    { ago: 84, value: 1 },
    { ago: 86, value: 1 },
  ])
  await deleteOldFieldVitals.run(app.services, {})
  expect((await stored()).map(({ day }) => day)).toEqual([daysAgo(84)])
})
