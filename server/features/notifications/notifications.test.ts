import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { notify } from './public.ts'

let app: GivenApp
let browser: Browser
let user_id: string

beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  ;({ id: user_id } = await givenUser(app, { browser }))
})

interface Listed {
  id: string
  read_at: string | null
}
const list = async (): Promise<Listed[]> => (await browser.get('/me/notifications')).json()
const given = () => {
  app.time.now = new Date(app.time.now.getTime() + 1)
  return notify(app.services.db, { user_id, kind: 'identity_verified', link: '/', now: app.time.now })
}
const isNew = ({ read_at }: Listed) => read_at === null

test('only the notifications that were shown are read, whatever comes meanwhile', async () => {
  for (let count = 0; count < 101; count += 1) await given()
  const shown = await list()
  expect(shown).toHaveLength(100)
  await given()
  await browser.post('/me/notifications/read', { ids: shown.map(({ id }) => id) })
  const after = await list()
  expect(after.filter(isNew)).toEqual([after[0]])
  const { db } = app.services
  const unread = and(eq(notifications.user_id, user_id), isNull(notifications.read_at))
  expect(await db.$count(notifications, unread)).toBe(2)
})

test('nobody reads the notifications of somebody else', async () => {
  await given()
  const [mine] = await list()
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  expect((await stranger.post('/me/notifications/read', { ids: [mine?.id] })).statusCode).toBe(204)
  expect((await list()).every(isNew)).toBe(true)
})
