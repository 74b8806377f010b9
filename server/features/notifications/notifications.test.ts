import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications, profiles } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { notify, readByLink } from './public.ts'

let app: GivenApp
let browser: Browser
let userId: string
let email: string

beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  ;({ id: userId, email } = await givenUser(app, { browser }))
})

interface Listed {
  id: string
  read_at: string | null
}
const page = async (query = ''): Promise<{ items: Listed[]; next: string | null }> =>
  (await browser.get(`/me/notifications?${query || 'limit=100'}`)).json()
const list = async (query = ''): Promise<Listed[]> => (await page(query)).items
const given = (kind: 'identity_verified' | 'ad_expired' = 'identity_verified') => {
  app.time.now = new Date(app.time.now.getTime() + 1)
  return app.services.db.transaction((tx) =>
    notify(app.services, tx, {
      user_id: userId,
      kind,
      link: '/',
      mail: { template: 'verification_accepted' },
      now: app.time.now,
    }),
  )
}
const isNew = ({ read_at }: Listed) => read_at === null

test('only notifications that were shown are marked as read, not those that arrive meanwhile', async () => {
  for (let count = 0; count < 101; count += 1) await given()
  const shown = await list()
  expect(shown).toHaveLength(100)
  await given()
  await browser.post('/me/notifications/read', { ids: shown.map(({ id }) => id) })
  const after = await list()
  expect(after.filter(isNew)).toEqual([after[0]])
  const { db } = app.services
  const unread = and(eq(notifications.user_id, userId), isNull(notifications.read_at))
  expect(await db.$count(notifications, unread)).toBe(2)
})

test('a suspended user gets no notifications on the site or by email', async () => {
  const { db } = app.services
  await db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, userId))
  await given()
  expect([await db.$count(notifications, eq(notifications.user_id, userId)), await app.mails(email)]).toEqual([0, []])
})

test('notifications are listed by topic, and unread ones, page by page', async () => {
  await given()
  await given('ad_expired')
  await given('ad_expired')
  expect((await list('list=ads')).length).toBe(2)
  expect((await list('list=account')).length).toBe(1)
  expect(await list('list=messages')).toEqual([])
  const all = await list()
  const first = await page('limit=2')
  const second = await page(`limit=2&after=${first.next}`)
  expect([...first.items, ...second.items]).toEqual(all)
  expect(second.next).toBeNull()
  await browser.post('/me/notifications/read', { ids: first.items.map(({ id }) => id) })
  expect((await list('list=unread')).map(({ id }) => id)).toEqual(second.items.map(({ id }) => id))
  expect((await browser.get('/me/unread-notifications')).json()).toEqual({ unread_count: 1 })
})

test('nobody reads the notifications of somebody else', async () => {
  await given()
  const [mine] = await list()
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  expect((await stranger.post('/me/notifications/read', { ids: [mine?.id] })).statusCode).toBe(204)
  expect((await list()).every(isNew)).toBe(true)
})

test('a page that was shown reads the notifications of its user alone', async () => {
  await given()
  const other = createBrowser(app.http)
  const { id } = await givenUser(app, { browser: other })
  const { now } = app.time
  await app.services.db.transaction((tx) => readByLink(tx, { user_id: id, link: '/', until: now, now }))
  expect((await list()).map(isNew)).toEqual([true])
  await app.services.db.transaction((tx) => readByLink(tx, { user_id: userId, link: '/', until: now, now }))
  expect((await list()).map(isNew)).toEqual([false])
})
