import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { createPresence } from '#server/features/presence/public.ts'
import { profiles, push_devices, push_keys, website_texts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser, signInBrowser } from '#server/testing/given-user.ts'
import { givenPushService } from '#server/testing/push-service.ts'
import { pushOfMessage } from './push-texts.ts'
import { readPushKeys } from './push-keys.ts'
import { sendPush, type PushToSend } from './send-push.job.ts'

let app: GivenApp
let service: Awaited<ReturnType<typeof givenPushService>>
let buyer: Browser
let seller: Browser
let buyerId: string
let sellerId: string
let carId: string
let device: ReturnType<typeof service.newDevice>
beforeAll(async () => {
  app = await givenApp()
  service = await givenPushService()
})
beforeEach(async () => {
  app.time.now = NOW
  service.answer(201)
  ;[buyer, seller] = [createBrowser(app.http), createBrowser(app.http)]
  buyerId = (await givenUser(app, { browser: buyer })).id
  sellerId = (await givenUser(app, { browser: seller })).id
  ;[carId = ''] = await givenCars(app.services, { seller_id: sellerId })
  device = service.newDevice()
  expect((await turnOn(seller, device)).statusCode).toBe(204)
})

const turnOn = (browser: Browser, { endpoint, keys }: typeof device, lang = 'ar') =>
  browser.put('/me/push-device', { endpoint, keys, lang })
const write = async (content = 'هل ما زالت متوفرة؟'): Promise<Message> =>
  (await buyer.post(`/cars/${carId}/conversation`, { id: newId(), content })).json()
const read = ({ conversation_id, seq }: Message) =>
  seller.post(`/me/conversations/${conversation_id}/read`, { up_to_seq: seq })
/** Signs in the seller in another browser. */
async function another(): Promise<Browser> {
  const browser = createBrowser(app.http)
  await signInBrowser(app, sellerId, browser)
  return browser
}
const devicesOf = (userId: string) => app.services.db.$count(push_devices, eq(push_devices.user_id, userId))
const titles = () => device.received.map(({ payload }) => payload.title)

/** Runs waiting jobs. */
const settle = () => app.mails()

/**
 * Runs the push job of a message.
 * @returns the time until which it is delayed; undefined if it is not
 */
async function attempt({ conversation_id, seq }: Message): Promise<Date | undefined> {
  const [row] = await app.services.db.select().from(push_devices).where(eq(push_devices.endpoint, device.endpoint))
  let until: Date | undefined
  const add: Services['jobs']['add'] = async (_db, _job, _data, after) => {
    until = after
  }
  const data: PushToSend = {
    session_id: row?.session_id ?? '',
    topic: 'messages',
    notice: { title: 'رسالة', body: '', lang: 'ar', tag: conversation_id, link: '/messages' },
    conversation_id,
    unread: { conversation_id, seq },
    told_at: NOW.toISOString(),
  }
  await sendPush.run({ ...app.services, jobs: { ...app.services.jobs, add } }, data)
  return until
}

test('a message reaches the device encrypted and signed, in its language, with no more than its beginning', async () => {
  const english = service.newDevice()
  const other = await another()
  await turnOn(other, english, 'en')
  const { conversation_id } = await write('س'.repeat(80))
  await settle()
  const [push] = device.received
  expect(push?.payload).toEqual({
    title: 'رسالة جديدة من \u2068سارة العتيبي\u2069',
    body: `${'س'.repeat(60)}...`,
    lang: 'ar',
    dir: 'rtl',
    tag: conversation_id,
    link: `/messages?conversation=${conversation_id}`,
  })
  expect(push?.headers).toMatchObject({ ttl: '86400', topic: conversation_id.replaceAll('-', ''), urgency: 'high' })
  expect(push?.claims).toMatchObject({ aud: new URL(device.endpoint).origin, sub: 'mailto:no-reply@localhost' })
  expect(push?.key).toBe((await seller.get('/me/push-device')).json().public_key)
  expect(english.received[0]?.payload).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(english.received[0]?.payload.title).toContain('New message from')
})

test('SET-05 a push about a message says what an admin has written for it, also if it only has pictures', async () => {
  const rows = [
    { text_key: 'push_message', text_ar: 'كتب لك {{sender}}', text_en: '' },
    { text_key: 'push_message_pictures', text_ar: 'أرسل صورًا', text_en: '' },
  ]
  await app.services.db.transaction(async (tx) => {
    await tx.insert(website_texts).values(rows)
    afterCommit(tx, { type: 'texts_changed' })
  })
  const { conversation_id } = await write()
  await settle()
  expect(titles()).toEqual(['كتب لك \u2068سارة العتيبي\u2069'])
  const { title, body, sentence, bodySentence } = pushOfMessage(null, '', 'ar')
  const [row] = await app.services.db.select().from(push_devices).where(eq(push_devices.endpoint, device.endpoint))
  await sendPush.run(app.services, {
    session_id: row?.session_id ?? '',
    topic: 'messages',
    notice: { title, body, lang: 'ar', tag: conversation_id, link: '/messages' },
    sentence,
    ...(bodySentence && { bodySentence }),
    conversation_id,
    unread: null,
    told_at: NOW.toISOString(),
  })
  expect(device.received.at(-1)?.payload).toMatchObject({ title: 'رسالة جديدة', body: 'أرسل صورًا' })
  await app.services.db.transaction(async (tx) => {
    await tx.delete(website_texts)
    afterCommit(tx, { type: 'texts_changed' })
  })
})

test('no push is sent for a message that is read, within a minute if the site is open', async () => {
  const presence = createPresence(app.services)
  const message = await write()
  await presence.enter([sellerId])
  expect(await attempt(message)).toEqual(new Date(NOW.getTime() + MINUTE_MS))
  expect(titles()).toEqual([])
  app.time.now = new Date(NOW.getTime() + MINUTE_MS)
  expect(await attempt(message)).toBeUndefined()
  expect(titles()).toHaveLength(1)
  await presence.leaveAll()
  await read(message)
  expect(await attempt(message)).toBeUndefined()
  expect(titles()).toHaveLength(1)
})

test('MSG-18 no push is sent from users who were blocked, suspended or deleted meanwhile', async () => {
  const message = await write()
  const { conversation_id } = message
  await seller.post(`/me/conversations/${conversation_id}/block`, {})
  await settle()
  expect(await attempt(message)).toBeUndefined()
  expect(titles()).toEqual([])
  await seller.post(`/me/conversations/${conversation_id}/unblock`, {})
  for (const status of ['suspended', 'deleted'] as const) {
    await app.services.db.update(profiles).set({ status }).where(eq(profiles.id, buyerId))
    await attempt(message)
  }
  expect(titles()).toEqual([])
  await app.services.db.update(profiles).set({ status: 'active' }).where(eq(profiles.id, buyerId))
  await attempt(message)
  expect(titles()).toHaveLength(1)
})

test('pushes wait for the end of the quiet hours, are dropped after a day, and can be turned off', async () => {
  const settings = {
    choices: [{ topic: 'messages', channel: 'push', is_on: true }],
    quiet_hours: { from_hour: 15, to_hour: 17 },
  }
  await seller.put('/me/notification-preferences', settings)
  const message = await write()
  expect(await attempt(message)).toEqual(new Date('2026-06-15T14:00:00.000Z'))
  settings.choices[0]!.is_on = false
  await seller.put('/me/notification-preferences', settings)
  expect(await attempt(message)).toBeUndefined()
  app.time.now = new Date(NOW.getTime() + 24 * 60 * MINUTE_MS)
  settings.choices[0]!.is_on = true
  await seller.put('/me/notification-preferences', settings)
  expect(await attempt(message)).toBeUndefined()
  expect(titles()).toEqual([])
  // the queued push would be delayed, which would affect the next tests
  await seller.delete('/me/push-device')
})

test('an offer is pushed once, as an offer, and not when its conversation was seen', async () => {
  const offer = (await buyer.post(`/cars/${carId}/offers`, { id: newId(), amount: 70_000 })).json<Message>()
  await settle()
  expect(titles()).toEqual([expect.stringContaining('عرض سعر جديد')])
  expect(device.received[0]?.payload.tag).toBe(offer.conversation_id)
  app.time.now = new Date(NOW.getTime() + 1000)
  await buyer.post(`/me/conversations/${offer.conversation_id}/offers/${offer.offer?.id}/answer`, {
    id: newId(),
    answer: 'withdrawn',
  })
  await read({ ...offer, seq: 2 })
  await settle()
  expect(titles()).toHaveLength(1)
})

test.each([404, 410])('a device that is gone (%i) is forgotten', async (status) => {
  service.answer(status)
  await write()
  await settle()
  expect(await devicesOf(sellerId)).toBe(0)
})

test('a push service that is busy is asked again, and the device stays', async () => {
  const message = await write()
  service.answer(503)
  await expect(attempt(message)).rejects.toThrow('503')
  service.answer(201)
  await settle()
  expect(titles()).toHaveLength(1)
})

test('a push device is deleted with its session, and belongs to the user who signs in on it', async () => {
  expect((await seller.get('/me/push-device')).json().device).toEqual({ endpoint: device.endpoint, lang: 'ar' })
  await turnOn(buyer, device)
  expect((await seller.get('/me/push-device')).json().device).toBeNull()
  expect((await buyer.get('/me/push-device')).json().device).not.toBeNull()
  await turnOn(seller, device)
  await seller.post('/accounts/sign-out', {})
  expect(await devicesOf(sellerId)).toBe(0)
})

test('a user has ten devices at most, turns them off, and addresses of the own network are none', async () => {
  for (let count = 0; count < 11; count += 1) {
    app.time.now = new Date(NOW.getTime() + count)
    await turnOn(await another(), service.newDevice())
  }
  expect(await devicesOf(sellerId)).toBe(10)
  const browser = await another()
  expect((await turnOn(browser, { ...device, endpoint: 'https://10.0.0.1/x' })).json().code).toBe('INVALID_INPUT')
  await turnOn(browser, service.newDevice())
  expect((await browser.delete('/me/push-device')).statusCode).toBe(204)
  expect((await browser.get('/me/push-device')).json().device).toBeNull()
  expect((await createBrowser(app.http).get('/me/push-device')).statusCode).toBe(401)
})

test('the keys are made once, kept encrypted, and replaced with the secret of the installation', async () => {
  const { db } = app.services
  await db.delete(push_keys)
  const made = await Promise.all([1, 2, 3].map(() => readPushKeys(app.services)))
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
  const [stored] = await db.select().from(push_keys)
  expect(stored?.private_key).not.toContain(made[0]?.privateKey)
  const other = await readPushKeys({ db, authSecret: 'another secret of thirty-two letters' })
  expect(other.publicKey).not.toBe(made[0]?.publicKey)
  expect(await devicesOf(sellerId)).toBe(0)
})
