import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { app_settings, attempts, support_requests } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { deleteOldSupportRequests } from './delete-old-support-requests.job.ts'
import { newId } from '#server/platform/ids.ts'

let app: GivenApp
let admin: Browser
let adminUser: { id: string; email: string }

beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin, ...adminUser } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  await app.services.db.delete(support_requests)
  await app.services.db.delete(attempts)
})

const wish = (changes = {}) => ({
  request_id: newId(),
  name: 'نورة',
  email: 'noura@example.com',
  text: 'حُذف إعلاني ولا أعرف السبب.',
  language: 'ar',
  ...changes,
})
const send = (body: object, browser = createBrowser(app.http)) => browser.post('/support-requests', body)
const listed = async () => (await admin.get('/admin/support-requests')).json()

test('a support message is queued and emailed to the admins once, however often it is sent', async () => {
  const request = wish()
  expect((await Promise.all([send(request), send(request)])).map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect(await listed()).toMatchObject({
    total: 1,
    items: [{ id: request.request_id, name: 'نورة', email: 'noura@example.com', text: request.text, user_id: null }],
  })
  const mails = await app.mails(adminUser.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(request.text)
  expect(mails[0]?.text).toContain('noura@example.com')
})

test('support messages are emailed only to the address in the settings, if there is one', async () => {
  await app.services.db.transaction((tx) => writeSetting(tx, 'support_email', 'owner@example.com'))
  await send(wish())
  expect([(await app.mails('owner@example.com')).length, (await app.mails(adminUser.email)).length]).toEqual([1, 0])
  await app.services.db.delete(app_settings).where(eq(app_settings.setting_key, 'support_email'))
})

test('a support message includes the signed-in user', async () => {
  const browser = createBrowser(app.http)
  const { id } = await givenUser(app, { browser })
  await send(wish(), browser)
  expect((await listed()).items).toMatchObject([{ user_id: id }])
})

test('support messages are listed oldest first', async () => {
  for (const text of ['أين إعلاني الأول؟', 'أين إعلاني الثاني؟']) {
    app.time.now = new Date(app.time.now.getTime() + 1000)
    await send(wish({ text }))
  }
  expect((await listed()).items.map(({ text }: { text: string }) => text)).toEqual([
    'أين إعلاني الأول؟',
    'أين إعلاني الثاني؟',
  ])
})

test('an admin closes it once', async () => {
  const request = wish()
  await send(request)
  const path = `/admin/support-requests/${request.request_id}/close`
  const answers = await Promise.all([admin.post(path, {}), admin.post(path, {})])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  expect((await listed()).total).toBe(0)
  expect((await admin.post(`/admin/support-requests/${newId()}/close`, {})).statusCode).toBe(404)
})

test('invisible texts are rejected, and messages are limited per address', async () => {
  expect((await send(wish({ text: '  \u200B  ' }))).statusCode).toBe(400)
  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '10' })
  const visitor = createBrowser(strict.http)
  const statuses = []
  for (let sent = 0; sent < 3; sent++) statuses.push((await send(wish(), visitor)).statusCode)
  expect(statuses).toEqual([204, 204, 429])
})

test('closed support messages are deleted after half a year', async () => {
  const request = wish()
  await send(request)
  await send(wish())
  await admin.post(`/admin/support-requests/${request.request_id}/close`, {})
  const { now } = app.time
  app.time.now = new Date(now.getTime() + 181 * DAY_MS)
  await deleteOldSupportRequests.run(app.services, {})
  app.time.now = now
  expect(await app.services.db.$count(support_requests)).toBe(1)
})

test('ADMIN-07 a closed message is opened again by undoing', async () => {
  const request = wish()
  await send(request)
  await admin.post(`/admin/support-requests/${request.request_id}/close`, {})
  expect((await undoLast(admin, request.request_id)).statusCode).toBe(204)
  expect((await listed()).items.map(({ id }: { id: string }) => id)).toContain(request.request_id)
})
