import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { remindOfAppointments } from './remind-of-appointments.job.ts'

let app: GivenApp
let buyer: Browser
let seller: Browser
let carId: string
let conversationId: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  ;[buyer, seller] = [createBrowser(app.http), createBrowser(app.http)]
  await givenUser(app, { browser: buyer })
  const { id } = await givenUser(app, { browser: seller })
  ;[carId = ''] = await givenCars(app.services, { seller_id: id })
  const first = await buyer.post(`/cars/${carId}/conversation`, { id: newId(), content: 'متى أقدر أشوفها؟' })
  ;({ conversation_id: conversationId } = first.json<Message>())
})

const after = (ms: number) => new Date(NOW.getTime() + ms).toISOString()
const [TODAY, TOMORROW] = [after(5 * HOUR_MS), after(DAY_MS)]
const propose = (by: Browser, times = [TODAY, TOMORROW], id = newId(), place = 'حي الملقا، الرياض') =>
  by.post(`/me/conversations/${conversationId}/appointments`, { id, times, place })
const proposed = async (times?: string[]): Promise<Message> => (await propose(seller, times)).json()
const answer = (by: Browser, { appointment }: Message, given: string, time?: string, id = newId()) =>
  by.post(`/me/conversations/${conversationId}/appointments/${appointment?.id}/answer`, { id, answer: given, time })
const codeOf = (response: { json: () => { code: string } }) => response.json().code
/** The step of each message after the first, with the current state of its appointment. */
const said = async () => {
  const { items } = (await buyer.get(`/me/conversations/${conversationId}/messages?after_seq=1`)).json()
  return (items as Message[]).map(
    ({ message_type, ad_change, appointment }) =>
      `${ad_change ?? message_type}: ${appointment?.step}, ${appointment?.state} now`,
  )
}

test('an appointment is proposed once, however often it is sent, chosen, and both are reminded once', async () => {
  const id = newId()
  const answers = await Promise.all([propose(seller, [TOMORROW, TODAY], id), propose(seller, [TOMORROW, TODAY], id)])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  const [proposal] = answers.map((response) => response.json<Message>())
  if (!proposal) throw new Error('no proposal')
  expect(proposal.appointment).toMatchObject({ side: 'seller', times: [TODAY, TOMORROW], state: 'open' })
  const choice = newId()
  const chosen = await Promise.all([
    answer(buyer, proposal, 'chosen', TODAY, choice),
    answer(buyer, proposal, 'chosen', TODAY, choice),
  ])
  expect(new Set(chosen.map(({ body }) => body)).size).toBe(1)
  await remindOfAppointments.run(app.services, {})
  app.time.now = new Date(NOW.getTime() + 3 * HOUR_MS)
  for (let run = 0; run < 2; run++) await remindOfAppointments.run(app.services, {})
  expect(await said()).toEqual([
    'appointment: open, chosen now',
    'appointment: chosen, chosen now',
    'system: reminded, chosen now',
  ])
  app.time.now = new Date(TODAY)
  expect(codeOf(await answer(buyer, proposal, 'cancelled'))).toBe('APPOINTMENT_ENDED')
})

test('after a downtime nobody is reminded of an appointment that is over', async () => {
  await answer(buyer, await proposed(), 'chosen', TODAY)
  app.time.now = new Date(NOW.getTime() + 6 * HOUR_MS)
  await remindOfAppointments.run(app.services, {})
  expect(await said()).toHaveLength(2)
})

test('of two devices that answer an appointment at once one succeeds, and either side can cancel it', async () => {
  const proposal = await proposed()
  const answers = await Promise.all([
    answer(buyer, proposal, 'chosen', TODAY),
    answer(buyer, proposal, 'chosen', TOMORROW),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await answer(seller, proposal, 'cancelled')).statusCode).toBe(200)
  expect(codeOf(await answer(buyer, proposal, 'cancelled'))).toBe('APPOINTMENT_ENDED')
})

test('only the other side can choose one of the proposed times or decline', async () => {
  const proposal = await proposed()
  const { browser: stranger } = await givenPerson(app)
  expect(codeOf(await answer(seller, proposal, 'chosen', TODAY))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(seller, proposal, 'declined'))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(buyer, proposal, 'cancelled'))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(buyer, proposal, 'chosen', after(6 * HOUR_MS)))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(buyer, proposal, 'chosen'))).toBe('INVALID_INPUT')
  expect(codeOf(await answer(stranger, proposal, 'declined'))).toBe('NOT_FOUND')
  expect(codeOf(await propose(stranger))).toBe('NOT_FOUND')
  expect((await answer(buyer, proposal, 'declined')).statusCode).toBe(200)
})

test('times that are past, too far ahead, too many or duplicate are refused, and so is an empty place', async () => {
  for (const times of [[after(0)], [after(31 * DAY_MS)], [TODAY, TODAY]]) {
    expect(codeOf(await propose(seller, times))).toBe('INVALID_INPUT')
  }
  for (const times of [[], [1, 2, 3, 4].map((day) => after(day * DAY_MS)), ['2026-06-16']]) {
    expect((await propose(seller, times)).statusCode).toBe(400)
  }
  for (const place of ['', ' \u200b ', 'س'.repeat(101)]) {
    expect((await propose(seller, [TODAY], newId(), place)).statusCode).toBe(400)
  }
  expect(await said()).toEqual([])
})

test('a new proposal replaces an agreed appointment', async () => {
  const proposal = await proposed()
  await answer(buyer, proposal, 'chosen', TODAY)
  expect((await propose(buyer, [TOMORROW])).statusCode).toBe(200)
  expect(await said()).toEqual([
    'appointment: open, superseded now',
    'appointment: chosen, superseded now',
    'appointment: open, open now',
  ])
})

test.each([
  ['sold', 'mark_sold'],
  ['removed', 'delete'],
])('an appointment is cancelled and both sides are notified when the ad is %s', async (news, action) => {
  await answer(buyer, await proposed(), 'chosen', TODAY)
  expect((await seller.post(`/me/ads/${carId}/actions`, { action })).statusCode).toBe(200)
  expect((await said()).at(-1)).toBe(`${news}: cancelled, cancelled now`)
  expect(codeOf(await propose(seller))).toBe('NOT_ON_OFFER')
  app.time.now = new Date(NOW.getTime() + 4 * HOUR_MS)
  await remindOfAppointments.run(app.services, {})
  expect(await said()).toHaveLength(3)
})

test('both sides are reminded by email and notification, except by a late email, and notified when the ad is gone', async () => {
  const mailsOf = async () => (await app.mails()).filter(({ subject }) => subject.includes('موعد'))
  const kindsOf = async (browser: Browser) =>
    (await browser.get('/me/notifications')).json().items.map(({ kind }: { kind: string }) => kind)
  await app.mails()
  const proposal = await proposed()
  await answer(buyer, proposal, 'chosen', TODAY)
  app.time.now = new Date(NOW.getTime() + 3 * HOUR_MS)
  const quiet = { choices: [], quiet_hours: { from_hour: 15, to_hour: 20 } }
  await seller.put('/me/notification-preferences', quiet)
  await remindOfAppointments.run(app.services, {})
  expect(await kindsOf(buyer)).toEqual(['appointment_reminder', 'appointment_proposed'])
  expect(await kindsOf(seller)).toEqual(['appointment_reminder', 'appointment_chosen'])
  const [mail, ...others] = await mailsOf()
  expect(mail?.text).toContain('حي الملقا، الرياض')
  expect(others).toEqual([])
  await seller.post(`/me/ads/${carId}/actions`, { action: 'mark_sold' })
  expect((await kindsOf(buyer))[0]).toBe('appointment_cancelled')
  expect((await mailsOf()).map(({ subject }) => subject)).toEqual([expect.stringContaining('أُلغي')])
})
