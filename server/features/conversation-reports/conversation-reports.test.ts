import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConversationReportContext } from '#contract/conversation-reports.ts'
import type { Message } from '#contract/messages.ts'
import { admin_changes, profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

const SCAM = 'حوّل العربون الآن وأحجزها لك'

let app: GivenApp
let admin: Person
let buyer: Person
let seller: Person
let conversationId: string
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
})
beforeEach(async () => {
  buyer = await givenPerson(app)
  seller = await givenPerson(app)
  const [carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  const begun = await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: 'هل ما زالت متوفرة؟' })
  conversationId = begun.json<Message>().conversation_id
  await write(seller, SCAM)
})

const write = ({ browser }: Person, content: string) =>
  browser.post(`/me/conversations/${conversationId}/messages`, { id: newId(), content })
const report = ({ browser }: Person, more: object = {}) =>
  browser.post(`/me/conversations/${conversationId}/reports`, { reason: 'fraud', ...more })

interface Open {
  id: string
  conversation_id: string
  note: string
}
async function openReports(): Promise<Open[]> {
  const { items } = (await admin.browser.get('/admin/conversation-reports')).json<{ items: Open[] }>()
  return items.filter((one) => one.conversation_id === conversationId)
}
async function reportedId(): Promise<string> {
  await report(buyer)
  return (await openReports())[0]?.id ?? ''
}
const get = (id: string) => admin.browser.get(`/admin/conversation-reports/${id}`)
const decide = (id: string, decision: string, note = 'لا تطلب عربونًا قبل المعاينة') =>
  admin.browser.post(`/admin/conversation-reports/${id}/decision`, { decision, note })

test('MSG-18 a report shows admins who wrote what, up to the moment of the report', async () => {
  expect((await report(buyer, { note: 'يطلب عربونًا' })).statusCode).toBe(204)
  await write(buyer, 'رسالة بعد البلاغ')
  const [open] = await openReports()
  expect(open).toMatchObject({ reason: 'fraud', note: 'يطلب عربونًا' })
  const seen = (await get(open?.id ?? '')).json<ConversationReportContext>()
  expect(seen.messages.map(({ content }) => content)).toEqual(['هل ما زالت متوفرة؟', SCAM])
  expect(seen).toMatchObject({
    reporter: { id: buyer.id, side: 'buyer' },
    reported: { id: seller.id, side: 'seller', reports_count: 1, upheld_count: 0, is_suspended: false },
    has_older: false,
  })
})

test('MSG-18 another report of the same person replaces the open one; the other side may report too', async () => {
  await report(buyer, { note: 'أولًا' })
  await write(seller, 'وأرسل الرمز الذي وصلك')
  await report(buyer, { note: 'ثانيًا', block: true })
  await report(seller, { reason: 'insult' })
  const reports = await openReports()
  expect(reports.map(({ note }) => note)).toEqual(['ثانيًا', ''])
  expect((await get(reports[0]?.id ?? '')).json<ConversationReportContext>().messages.length).toBe(3)
  expect((await write(seller, 'لماذا؟')).json()).toMatchObject({ code: 'UNREACHABLE' })
})

test('MSG-18 nobody else reports a conversation, and admins read none that is not reported', async () => {
  const stranger = await givenPerson(app)
  expect((await report(stranger)).statusCode).toBe(404)
  expect((await admin.browser.get(`/me/conversations/${conversationId}/messages`)).statusCode).toBe(404)
  expect((await get(conversationId)).statusCode).toBe(404)
  const id = await reportedId()
  await decide(id, 'dismissed')
  expect((await get(id)).statusCode).toBe(404)
})

test('MSG-18 a warning is emailed, needs a reason, and counts for the next report', async () => {
  const id = await reportedId()
  expect((await decide(id, 'warned', ' ')).statusCode).toBe(400)
  expect((await decide(id, 'warned')).statusCode).toBe(204)
  const mails = await app.mails(seller.email)
  expect(mails.map(({ text }) => text).join()).toContain('لا تطلب عربونًا قبل المعاينة')
  const next = (await get(await reportedId())).json<ConversationReportContext>()
  expect(next.reported).toMatchObject({ reports_count: 2, upheld_count: 1 })
})

test('MSG-18 concurrent decisions by two admins count once, and the suspended user can no longer write', async () => {
  const id = await reportedId()
  const answers = await Promise.all([decide(id, 'suspended'), decide(id, 'suspended')])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  expect((await write(seller, 'تعال واتساب')).statusCode).toBe(403)
  const [person] = await app.services.db.select().from(profiles).where(eq(profiles.id, seller.id))
  expect(person).toMatchObject({ status: 'suspended', suspended_reason: 'لا تطلب عربونًا قبل المعاينة' })
  const changes = await app.services.db.select().from(admin_changes).where(eq(admin_changes.subject_id, seller.id))
  expect(changes.map(({ what }) => what).toSorted()).toEqual(['decide_conversation_report', 'give_penalty', 'suspend'])
})

test('MSG-18 an admin who is reported cannot be suspended by a report, which stays open', async () => {
  const [carId = ''] = await givenCars(app.services, { seller_id: admin.id })
  const begun = await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: 'السلام عليكم' })
  conversationId = begun.json<Message>().conversation_id
  expect((await decide(await reportedId(), 'suspended')).json()).toMatchObject({ code: 'OWN_ACCOUNT' })
  expect((await openReports()).length).toBe(1)
})

test('ADMIN-07 MSG-18 a decision is undone: the report is open again, and the suspension ends with it', async () => {
  const id = await reportedId()
  const undone = await undoRequest(admin.browser, await decide(id, 'suspended'))
  expect(undone.every(({ refused }) => refused === null)).toBe(true)
  expect((await openReports()).map((open) => open.id)).toEqual([id])
  const [person] = await app.services.db.select().from(profiles).where(eq(profiles.id, seller.id))
  expect(person).toMatchObject({ status: 'active', suspended_reason: null })
  expect((await decide(id, 'dismissed')).statusCode).toBe(204)
})
