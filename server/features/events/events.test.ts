import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { analytics_days, analytics_events } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { deleteOldEvents } from './delete-old-events.job.ts'
import { rollUpEvents } from './roll-up-events.job.ts'

const CAR = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10'
const TODAY = '2026-06-15'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

let app: GivenApp
beforeEach(async () => {
  app = await givenApp()
})

const visitor = () => createBrowser(app.http, '', PHONE)
const search = (q: string, resultsCount: number, more: object = {}) => ({
  id: newId(),
  call: 'track_search_event',
  query: q,
  filters: { make: 'toyota,kia' },
  results_count: resultsCount,
  page_url: '/explore?q=x',
  ...more,
})
const view = () => ({ id: newId(), call: 'track_car_interaction', car_id: CAR, interaction_type: 'view' })
const send = (events: object[], sessionId: string = newId(), browser = visitor()) =>
  browser.post('/events', { session_id: sessionId, events })
const storedEvents = () => app.services.db.select().from(analytics_events).orderBy(analytics_events.call)
const counted = async () => {
  await rollUpEvents.run(app.services, {})
  const days = await app.services.db.select().from(analytics_days)
  return new Map(days.map((one) => [[one.day, one.measure, one.subject].join(' ').trim(), one.count]))
}
const tomorrow = () => (app.time.now = new Date(NOW.getTime() + DAY_MS))

test('EVENT-01 each kind of event is stored with its fields, and only the kind of its page', async () => {
  const calls = [
    { call: 'track_car_interaction', car_id: CAR, interaction_type: 'view', page_section: 'card', duration_seconds: 7 },
    {
      call: 'track_deal_interaction',
      deal_id: CAR,
      interaction_type: 'copy_coupon',
      referrer_page: '/',
      coupon_code: 'A-1',
    },
    {
      call: 'track_header_interaction',
      element_type: 'link',
      element_label: '/seller/7',
      language: 'ar',
      page_url: '/',
    },
    search('Camry', 0, { id: undefined }),
    { call: 'track_telegram_event', action_type: 'open', page_context: `/car/${CAR}` },
    { call: 'track_user_event', event_category: 'saved_search', event_action: 'save', page_url: '/explore' },
  ]
  const response = await send(calls.map((call) => ({ ...call, id: newId(), seconds_ago: 2 })))
  expect([response.statusCode, response.body]).toEqual([204, ''])
  const rows = await storedEvents()
  expect(rows.map(({ call, day }) => [call, day])).toEqual(calls.map(({ call }) => [call, TODAY]))
  expect(rows.map(({ occurred_at }) => occurred_at.getTime())).toEqual(calls.map(() => NOW.getTime() - 2000))
  expect(rows.map(({ fields }) => fields)).toMatchObject([
    { car_id: CAR, interaction_type: 'view', page_section: 'card', duration_seconds: 7 },
    { deal_id: CAR, interaction_type: 'copy_coupon', referrer_page: '/', coupon_code: 'A-1' },
    { element_type: 'link', element_label: '/seller/:id', language: 'ar', page_url: '/' },
    { query: 'camry', results_count: 0, search: 'q=camry&make=toyota&make=kia', page_url: '/explore' },
    { action_type: 'open', page_context: '/car/:id' },
    { event_category: 'saved_search', event_action: 'save', page_url: '/explore' },
  ])
})

test('EVENT-02 events of users who refuse tracking, of robots and of moderators are dropped, and no event identifies a visitor', async () => {
  const payload = { session_id: newId(), events: [view()] }
  for (const asked of [{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }]) {
    const headers = { 'user-agent': PHONE, ...asked }
    expect((await app.http.inject({ method: 'POST', url: '/api/v1/events', payload, headers })).statusCode).toBe(204)
  }
  const moderator = visitor()
  await givenUser(app, { browser: moderator, role: 'moderator' })
  await send([view()], newId(), moderator)
  expect(await storedEvents()).toEqual([])

  const user = visitor()
  const { id, email } = await givenUser(app, { browser: user })
  await send([search('كامري 0501234567', 0)], newId(), user)
  const rows = await storedEvents()
  expect(rows).toMatchObject([{ fields: { query: '', search: '' } }])
  for (const personal of [id, email, '127.0.0.1', '501234567']) expect(JSON.stringify(rows)).not.toContain(personal)
})

test.each([
  ['an unknown call', { call: 'track_everything' }],
  ['a field that is none', { ...view(), user_id: CAR }],
  ['words of people', { ...view(), page_section: 'Sara Al-Harbi' }],
  ['more facts than fit', { ...view(), interaction_data: Object.fromEntries([...'abcdefghi'].map((one) => [one, 1])) }],
  ['an endless view', { ...view(), duration_seconds: 86_401 }],
])('EVENT-01 %s is refused', async (_, event) => {
  expect((await send([{ id: newId(), ...event }])).statusCode).toBe(400)
  expect(await storedEvents()).toEqual([])
})

test('EVENT-01 a batch that comes twice counts once, late events count too, and so does a repeated roll-up', async () => {
  const [first, second] = [newId(), newId()]
  const batch = [search('supra', 0), search('supra', 0), view()]
  await send(batch, first)
  await send(batch, first)
  await send([search('camry', 9)], second)
  tomorrow()
  await counted()
  const late = search('supra', 0, { seconds_ago: 86_400 })
  await send([late], second)
  await send([view()], second)
  const once = await counted()
  expect(await counted()).toEqual(once)
  expect(Object.fromEntries(once)).toEqual({
    [`${TODAY} events`]: 5,
    [`${TODAY} search_sessions viewed`]: 1,
    [`${TODAY} search_sessions left`]: 1,
    [`${TODAY} searches_that_found_nothing q=supra&make=toyota&make=kia`]: 3,
    [`${TODAY} track_car_interaction view`]: 1,
    [`${TODAY} track_search_event`]: 4,
    [`${TODAY} visits left`]: 2,
  })
})

test('PERF-01 EVENT-01 visits that contacted a seller, by any way, are counted', async () => {
  for (const interaction of ['contact', 'message', 'favorite'])
    await send([search('supra', 0), { ...view(), interaction_type: interaction }, view()])
  tomorrow()
  const days = await counted()
  expect([days.get(`${TODAY} visits contacted`), days.get(`${TODAY} visits left`)]).toEqual([2, 1])
})

test('EVENT-01 single events are forgotten after 90 days, their counts stay', async () => {
  await send([view()])
  app.time.now = new Date(NOW.getTime() + 90 * DAY_MS)
  const before = await counted()
  await deleteOldEvents.run(app.services, {})
  expect(await storedEvents()).toHaveLength(1)
  app.time.now = new Date(NOW.getTime() + 91 * DAY_MS)
  await deleteOldEvents.run(app.services, {})
  expect(await storedEvents()).toEqual([])
  expect(await counted()).toEqual(before)
})

test('EVENT-01 events are limited per address', async () => {
  app = await givenApp({ ATTEMPTS_PER_ADDRESS: '1' })
  const batch = () => send(Array.from({ length: 50 }, view))
  const statuses = [await batch(), await batch(), await batch()].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([204, 204, 429])
  expect(await storedEvents()).toHaveLength(100)
})
