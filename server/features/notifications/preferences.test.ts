import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { NotificationPreferences } from '#contract/notifications.ts'
import type { Channel, Topic } from '#domain/notifications/topics.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { mailTime, notify } from './public.ts'

let app: GivenApp
let browser: Browser
let user: { id: string; email: string }

beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  browser = createBrowser(app.http)
  user = await givenUser(app, { browser })
})

const get = async (): Promise<NotificationPreferences> => (await browser.get('/me/notification-preferences')).json()
const choose = (topic: Topic, channel: Channel, isOn: boolean, hours = { from_hour: 23, to_hour: 7 }) =>
  browser.put('/me/notification-preferences', { choices: [{ topic, channel, is_on: isOn }], quiet_hours: hours })
const listed = async () => (await browser.get('/me/notifications')).json().items
const notifyOf = (kind: 'ad_expired' | 'identity_verified') =>
  app.services.db.transaction((tx) =>
    notify(app.services, tx, {
      user_id: user.id,
      kind,
      values: () => ({ car: 'كامري' }),
      link: '/my-ads',
      mail: { template: kind === 'ad_expired' ? kind : 'verification_accepted' },
      now: app.time.now,
    }),
  )
const mailed = async () => (await app.mails(user.email)).length
const mailTimeOf = (topic: Topic, now: Date) => mailTime(app.services.db, { user_id: user.id, topic, now })

test('users are notified by both channels except those they have turned off', async () => {
  await notifyOf('ad_expired')
  expect([(await listed()).length, await mailed()]).toEqual([1, 1])
  await choose('ads', 'email', false)
  await notifyOf('ad_expired')
  expect([(await listed()).length, await mailed()]).toEqual([2, 0])
  await choose('ads', 'email', true)
  await choose('ads', 'site', false)
  await notifyOf('ad_expired')
  expect([(await listed()).length, await mailed()]).toEqual([2, 1])
  expect((await get()).choices).toContainEqual({ topic: 'ads', channel: 'site', is_on: false })
})

test('notifications about the account are not listed in the preferences, and cannot be turned off', async () => {
  expect((await get()).choices.map(({ topic }) => topic)).not.toContain('account')
  expect((await choose('account', 'email', false)).statusCode).toBe(204)
  await notifyOf('identity_verified')
  expect([(await listed()).length, await mailed()]).toEqual([1, 1])
})

test('emails wait for the end of the quiet hours, except those about the account', async () => {
  const night = new Date('2026-06-15T22:30:00Z')
  const morning = new Date('2026-06-16T04:00:00Z')
  expect(await mailTimeOf('ads', night)).toEqual(morning)
  expect(await mailTimeOf('account', night)).toEqual(night)
  expect((await choose('ads', 'email', true, { from_hour: 0, to_hour: 0 })).statusCode).toBe(204)
  expect(await mailTimeOf('ads', night)).toEqual(night)
  await choose('ads', 'email', true, { from_hour: 1, to_hour: 5 })
  expect((await get()).quiet_hours).toEqual({ from_hour: 1, to_hour: 5 })
  expect((await choose('ads', 'email', true, { from_hour: 24, to_hour: 0 })).statusCode).toBe(400)
})

test('the link in an email unsubscribes from its kind without signing in', async () => {
  await notifyOf('ad_expired')
  const [mail] = await app.mails(user.email)
  const token = mail?.unsubscribeUrl?.split('/notifications/stop/')[1] ?? ''
  const stop = (by: string) => createBrowser(app.http).post(`/notifications/stops/${by}`, {})
  expect((await stop(`${token}x`)).statusCode).toBe(410)
  expect((await stop(token)).statusCode).toBe(204)
  expect((await stop(token)).statusCode).toBe(204)
  await notifyOf('ad_expired')
  expect(await mailed()).toBe(0)
  expect(await mailTimeOf('promotions', NOW)).toEqual(NOW)
  await app.services.db.delete(users).where(eq(users.id, user.id))
  expect((await stop(token)).statusCode).toBe(410)
})

test('emails about the account have no unsubscribe link', async () => {
  await notifyOf('identity_verified')
  expect((await app.mails(user.email))[0]).not.toHaveProperty('unsubscribeUrl')
})
