import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { createPresence } from '#server/features/presence/public.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { findUnread } from './find-unread.job.ts'

let app: GivenApp
let buyer: Person
let seller: Person
let carId: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  buyer = await givenPerson(app)
  seller = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
})

const write = async (content: string, about = carId): Promise<Message> =>
  (await buyer.browser.post(`/cars/${about}/conversation`, { id: newId(), content })).json()
const open = ({ conversation_id, seq }: Message) =>
  seller.browser.post(`/me/conversations/${conversation_id}/read`, { up_to_seq: seq })

/** @returns the emails to the seller */
async function mailsAfter(minutes: number): Promise<string[]> {
  app.time.now = new Date(app.time.now.getTime() + minutes * MINUTE_MS)
  await findUnread.run(app.services, {})
  return (await app.mails(seller.email)).map(({ text }) => text)
}

test('MSG-06 messages unread for ten minutes are sent in one email', async () => {
  await write('السلام عليكم')
  expect(await mailsAfter(9)).toEqual([])
  await write('هل ما زالت متوفرة؟')
  const [mail, ...others] = await mailsAfter(1)
  expect(mail).toContain('> السلام عليكم\n> \n> هل ما زالت متوفرة؟')
  expect(others).toEqual([])
})

test('MSG-06 a conversation is mailed once until it is opened', async () => {
  await write('الأولى')
  expect(await mailsAfter(10)).toHaveLength(1)
  const second = await write('الثانية')
  expect(await mailsAfter(60)).toEqual([])
  await open(second)
  await write('الثالثة')
  const [mail] = await mailsAfter(10)
  expect(mail).toContain('> الثالثة')
  expect(mail).not.toContain('الثانية')
})

test('MSG-06 messages that are read in time are not emailed, and later ones wait for their own ten minutes', async () => {
  const first = await write('الأولى')
  app.time.now = new Date(NOW.getTime() + 5 * MINUTE_MS)
  await open(first)
  await write('الثانية')
  expect(await mailsAfter(5)).toEqual([])
  expect(await mailsAfter(5)).toHaveLength(1)
})

test('MSG-06 messages that are read before the email is sent are not in it', async () => {
  const message = await write('الأولى')
  app.time.now = new Date(NOW.getTime() + 10 * MINUTE_MS)
  await findUnread.run(app.services, {})
  await open(message)
  expect(await app.mails(seller.email)).toEqual([])
})

test('MSG-06 mails of messages can be turned off, and wait for the morning', async () => {
  const settings = {
    choices: [{ topic: 'messages', channel: 'email', is_on: false }],
    quiet_hours: { from_hour: 15, to_hour: 17 },
  }
  await seller.browser.put('/me/notification-preferences', settings)
  await write('الأولى')
  expect(await mailsAfter(10)).toEqual([])
  settings.choices[0]!.is_on = true
  await seller.browser.put('/me/notification-preferences', settings)
  await write('الثانية')
  expect(await mailsAfter(60)).toEqual([])
  expect(await mailsAfter(50)).toHaveLength(1)
})

test('MSG-06 no email is sent to users while they have the site open', async () => {
  const { db, clock } = app.services
  const presence = createPresence({ db, clock })
  await write('الأولى')
  app.time.now = new Date(NOW.getTime() + 10 * MINUTE_MS)
  await presence.enter([seller.id])
  expect(await mailsAfter(0)).toEqual([])
  await presence.leaveAll()
  expect(await mailsAfter(9)).toEqual([])
  expect(await mailsAfter(1)).toHaveLength(1)
})

test('MSG-18 messages of blocked users are not emailed', async () => {
  const { conversation_id } = await write('الأولى')
  await seller.browser.post(`/me/conversations/${conversation_id}/block`, {})
  expect(await mailsAfter(10)).toEqual([])
})

test('MSG-06 each conversation has its mail, with the newest messages cut to a few lines', async () => {
  const [other = ''] = await givenCars(app.services, { seller_id: seller.id })
  for (let count = 1; count <= 6; count += 1) await write(`رسالة ${count} ${'س'.repeat(600)}`)
  await write('عن الأخرى', other)
  const mails = await mailsAfter(10)
  expect(mails).toHaveLength(2)
  const long = mails.find((text) => text.includes('رسالة 6'))
  expect(long).not.toContain('رسالة 1 ')
  expect(long).not.toContain('س'.repeat(501))
})
