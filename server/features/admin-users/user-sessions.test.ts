import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenSession } from '#contract/admin-users.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser, signInBrowser } from '#server/testing/given-user.ts'

let app: GivenApp
let admin: Browser
let adminId: string
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  ;({ id: adminId } = await givenUser(app, { browser: admin, role: 'admin' }))
})

const sessionsOf = async (id: string) => (await admin.get(`/admin/users/${id}/sessions`)).json<OpenSession[]>()
const end = (id: string, sessionId: string | null) =>
  admin.post(`/admin/users/${id}/end-sessions`, { session_id: sessionId })
const isSignedIn = async (browser: Browser) => (await browser.get('/me/profile')).statusCode === 200

test('ADMIN-02 an admin ends one session of a user, then all, which is recorded', async () => {
  const [phone, laptop] = [createBrowser(app.http), createBrowser(app.http)]
  const { id } = await givenUser(app, { browser: phone })
  const [first] = await sessionsOf(id)
  await signInBrowser(app, id, laptop)
  expect(await sessionsOf(id)).toHaveLength(2)
  expect((await end(id, first?.id ?? '')).statusCode).toBe(204)
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  expect((await end(id, null)).statusCode).toBe(204)
  expect((await end(id, null)).statusCode).toBe(204)
  expect([await isSignedIn(laptop), await sessionsOf(id)]).toEqual([false, []])
  const changes = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, id))
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))
  expect(changes).toMatchObject([
    { admin_id: adminId, what: 'end_sessions', before: { sessions: 1 } },
    { admin_id: adminId, what: 'end_sessions', before: { sessions: 1 } },
  ])
})

test('ADMIN-02 a session of somebody else, an unknown one and an unknown user are refused', async () => {
  const browser = createBrowser(app.http)
  const { id } = await givenUser(app, { browser })
  const other = await givenUser(app)
  const [session] = await sessionsOf(id)
  for (const [who, sessionId] of [
    [other.id, session?.id ?? ''],
    [id, newId()],
    [newId(), null],
  ] as const) {
    expect((await end(who, sessionId)).json().code).toBe('NOT_FOUND')
  }
  expect(await isSignedIn(browser)).toBe(true)
})
