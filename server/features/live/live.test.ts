import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { DAY_MS } from '#domain/durations.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { listenOn, openSocket, type GivenSocket } from '#server/testing/given-socket.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { isOnline } from '#server/features/presence/public.ts'

let app: GivenApp
let address: string
let buyer: Person
let seller: Person
let conversationId: string
beforeAll(async () => {
  app = await givenApp()
  address = await listenOn(app.http)
})
beforeEach(async () => {
  app.time.now = new Date()
  buyer = await givenPerson(app)
  seller = await givenPerson(app)
  const [carId] = await givenCars(app.services, { seller_id: seller.id, contact_name: 'أبو فهد' })
  const first = await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: 'متوفرة؟' })
  conversationId = first.json<Message>().conversation_id
})

const open = ({ browser }: Person, headers = {}) => openSocket(address, browser, headers)
const send = ({ browser }: Person, content: string, id = newId()) =>
  browser.post(`/me/conversations/${conversationId}/messages`, { id, content })
const read = ({ browser }: Person, upToSeq: number) =>
  browser.post(`/me/conversations/${conversationId}/read`, { up_to_seq: upToSeq })
/** The messages received after the first one, which may arrive while connecting. */
const added = ({ of }: GivenSocket) => of('message').filter(({ message }) => message.seq > 1)
const join = ({ socket }: GivenSocket, id = conversationId) => socket.emitWithAck('join', { conversation_id: id })

test('MSG-06 a stored message reaches every device of both sides, whole, with the number of unread ones', async () => {
  const [phone, desktop, other] = await Promise.all([open(seller), open(seller), open(buyer)])
  const sent = (await send(buyer, 'وكم آخر سعر؟')).json<Message>()
  for (const device of [phone, desktop]) {
    await expect
      .poll(() => added(device))
      .toMatchObject([{ message: sent, other_user_name: 'سارة العتيبي', unread: { unread_count: 2 } }])
  }
  await expect
    .poll(() => added(other))
    .toMatchObject([{ message: sent, other_user_name: 'أبو فهد', unread: { unread_count: 0 } }])

  await read(seller, 2)
  await expect.poll(() => other.of('seen')).toEqual([{ conversation_id: conversationId, seen_seq: 2 }])
  await expect.poll(() => desktop.of('unread').at(-1)).toMatchObject({ unread_count: 0 })
  const [before, after] = [added(desktop)[0]?.unread.as_of ?? 0, desktop.of('unread').at(-1)?.as_of ?? 0]
  expect(after).toBeGreaterThan(before)
  expect((await seller.browser.get('/me/unread-messages')).json().as_of).toBeGreaterThanOrEqual(after)

  await seller.browser.post(`/me/conversations/${conversationId}/archive`, {})
  await expect.poll(() => phone.of('conversations').length).toBe(1)
  expect(other.of('conversations')).toEqual([])
})

test('MSG-02 system messages about the ad arrive like other messages', async () => {
  const listener = await open(buyer)
  const carId = (await buyer.browser.get(`/me/conversations/${conversationId}`)).json().car_id
  await seller.browser.post(`/me/ads/${carId}/actions`, { action: 'mark_sold' })
  await expect.poll(() => added(listener)).toMatchObject([{ message: { ad_change: 'sold', seq: 2 } }])
})

test('MSG-17 repeating a message publishes its event again, since the first process may have ended before publishing it', async () => {
  const listener = await open(seller)
  const id = newId()
  await send(buyer, 'نعم؟', id)
  await send(buyer, 'نعم؟', id)
  await expect.poll(() => added(listener).map(({ message }) => message.seq)).toEqual([2, 2])
})

test('MSG-06 many events at the same time are delivered in batches, not as `missed`', async () => {
  const listener = await open(seller)
  const missed = listener.of('missed').length
  const ids = Array.from({ length: 500 }, (_, at) => `${conversationId}/${500 - at}`)
  app.services.events.publishLocally({ type: 'messages_added', ids })
  await expect.poll(() => listener.of('message').filter(({ message }) => message.seq === 1).length).toBeGreaterThan(0)
  await send(buyer, 'وبعدها؟')
  await expect.poll(() => added(listener).length).toBe(1)
  expect(listener.of('missed').length).toBe(missed)
})

test('MSG-15 guests, other sites and users outside of the conversation receive no events', async () => {
  const guest = createBrowser(app.http)
  const stranger = await givenPerson(app)
  await expect(openSocket(address, guest)).rejects.toThrow('UNAUTHORIZED')
  await expect(open(seller, { origin: 'https://elsewhere.example' })).rejects.toThrow('websocket error')
  guest.setCookie('sayyad.session_token', 'stolen.c2lnbmF0dXJl')
  await expect(openSocket(address, guest)).rejects.toThrow('UNAUTHORIZED')

  const outsider = await open(stranger)
  expect([await join(outsider), await join(outsider, newId()), await join(outsider, 'x')]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'INVALID_INPUT',
  ])
  const listener = await open(seller)
  await send(buyer, 'وكم آخر سعر؟')
  await expect.poll(() => added(listener).length).toBe(1)
  const untold = outsider.received.filter(([name]) => name !== 'settings' && name !== 'unread')
  expect(untold).toEqual([])
})

test('MSG-06 MSG-11 each connection begins with the number of unread messages, so that pages need not ask for it', async () => {
  const [phone, other] = await Promise.all([open(seller), open(buyer)])
  await expect.poll(() => phone.of('unread')).toMatchObject([{ unread_count: 1 }])
  await expect.poll(() => other.of('unread')).toMatchObject([{ unread_count: 0 }])
})

test('MSG-15 typing is sent to users who have the conversation open, from participants who can write in it', async () => {
  const [writer, reader, elsewhere, outsider] = await Promise.all([
    open(buyer),
    open(seller),
    open(seller),
    open(await givenPerson(app)),
  ])
  expect([await join(writer), await join(reader), await join(outsider)]).toEqual([null, null, 'NOT_FOUND'])
  outsider.socket.emit('typing', { conversation_id: conversationId })
  for (let times = 0; times < 5; times += 1) writer.socket.emit('typing', { conversation_id: conversationId })
  await expect.poll(() => reader.of('typing')).toEqual([{ conversation_id: conversationId }])
  await seller.browser.post(`/me/conversations/${conversationId}/block`, {})
  const blocked = await open(buyer)
  await join(blocked)
  blocked.socket.emit('typing', { conversation_id: conversationId })
  await join(blocked)
  await join(blocked)
  expect([reader.of('typing').length, elsewhere.of('typing'), writer.of('typing')]).toEqual([1, [], []])
})

test('MSG-15 sockets of a session that ended, or of a suspended user, are closed at once', async () => {
  const [phone, desktop] = [await open(seller), await open(buyer)]
  await seller.browser.post('/accounts/sign-out', {})
  await expect.poll(phone.closed).toBe('io server disconnect')
  expect(desktop.closed()).toBeUndefined()

  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const suspended = await admin.put(`/admin/users/${buyer.id}/suspension`, { reason: 'طلب عربونًا قبل المعاينة' })
  expect(suspended.statusCode).toBe(204)
  await expect.poll(desktop.closed).toBe('io server disconnect')
  await expect(open(buyer)).rejects.toThrow('SUSPENDED')
})

test('MSG-15 a new password closes the sockets of other devices, and those of expired sessions are closed', async () => {
  const other = createBrowser(app.http)
  await other.post('/accounts/sign-in', { email: seller.email, password: PASSWORD })
  const [own, ended] = [await open(seller), await openSocket(address, other)]
  await seller.browser.post('/accounts/own-password', { current_password: PASSWORD, password: 'saddle-moonrise-73' })
  await expect.poll(ended.closed).toBe('io server disconnect')
  expect(own.closed()).toBeUndefined()
  app.time.now = new Date(Date.now() + 40 * DAY_MS)
  app.services.events.publishLocally({ type: 'events_missed' })
  await expect.poll(own.closed).toBe('io server disconnect')
  await app.services.db.update(sessions).set({ expires_at: NOW }).where(eq(sessions.user_id, seller.id))
  await expect(open(seller)).rejects.toThrow('UNAUTHORIZED')
})

test('MSG-19 malformed frames and floods close the socket that sends them, and no other', async () => {
  const [good, malformed, large, flooding] = await Promise.all([open(seller), open(buyer), open(buyer), open(buyer)])
  malformed.socket.io.engine.write('2{"not":"an event"')
  large.socket.emit('join', { conversation_id: 'x'.repeat(100_000) }, () => {})
  for (let times = 0; times < 100; times += 1) flooding.socket.emit('leave', { conversation_id: conversationId })
  for (const { closed } of [malformed, large, flooding]) await expect.poll(closed).toBeDefined()
  ;(good.socket as unknown as { emit: (...event: unknown[]) => void }).emit('unknown', null, [1])
  ;(good.socket as unknown as { emit: (...event: unknown[]) => void }).emit('join', null)
  expect(await join(good)).toBeNull()
})

test('MSG-15 a user has a limited number of sockets at once', async () => {
  const sockets = await Promise.allSettled(Array.from({ length: 25 }, () => open(buyer)))
  expect(sockets.filter(({ status }) => status === 'fulfilled').length).toBe(20)
})

test('MSG-15 sockets with a false session are limited by address, like requests through trusted proxies', async () => {
  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' })
  const url = await listenOn(strict.http)
  const guest = createBrowser(strict.http)
  guest.setCookie('sayyad.session_token', 'stolen.c2lnbmF0dXJl')
  const refusalOf = (forwarded: string) =>
    openSocket(url, guest, { 'x-forwarded-for': forwarded }).then(
      () => null,
      (error: Error) => error.message,
    )
  const firstRefused = async (most: number, write: (at: number) => string) => {
    for (let at = 0; at < most; at += 1) if ((await refusalOf(write(at))) === 'TOO_MANY_ATTEMPTS') return at
    return null
  }
  expect(await firstRefused(30, (at) => `198.51.100.${at}, 203.0.113.7:${50_000 + at}, 10.0.0.${at}`)).toBe(20)
  expect(await firstRefused(30, (at) => `2001:db8:8:1:${at}::1`)).toBe(20)
  expect(await firstRefused(90, (at) => `2001:db8:a:${at.toString(16)}::1`)).toBe(80)
  expect(await firstRefused(30, (at) => `203.0.113.${100 + at}`)).toBeNull()
  const own = await givenPerson(strict)
  await expect(openSocket(url, own.browser, { 'x-forwarded-for': '203.0.113.7' })).rejects.toThrow('TOO_MANY_ATTEMPTS')
  await openSocket(url, own.browser, { 'x-forwarded-for': '203.0.113.8' })
})

test('MSG-13 every process knows whether a user is online', async () => {
  const online = () => isOnline(app.services, seller.id)
  expect(await online()).toBe(false)
  const [phone, desktop] = [await open(seller), await open(seller)]
  await expect.poll(online).toBe(true)
  phone.socket.disconnect()
  expect(await online()).toBe(true)
  desktop.socket.disconnect()
  await expect.poll(online).toBe(false)
  await open(seller)
  await expect.poll(online).toBe(true)
  app.time.now = new Date(Date.now() + 10 * 60_000)
  expect(await online()).toBe(false)
})

test('MSG-12 when the host stops, it closes its sockets so that they connect to the next one', async () => {
  const http = await app.otherProcess()
  const listener = await openSocket(await listenOn(http), seller.browser)
  await http.close()
  await expect.poll(listener.closed).toBe('transport close')
})
