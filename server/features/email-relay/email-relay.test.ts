import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Conversation } from '#contract/messages.ts'
import { MESSAGE_UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { conversation_links, profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { changeCars } from '#server/testing/change-cars.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { givenRawMail } from '#server/testing/given-raw-mail.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUpload } from '#server/testing/given-upload.ts'
import { findUnread } from './find-unread.job.ts'
import { deleteExpiredLinks } from './delete-expired-links.job.ts'

const QUESTION = 'السلام عليكم، هل ما زالت السيارة متوفرة؟'

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
  await change(buyer, { first_name: 'نواف', last_name: 'المشتري' })
  ;[carId = ''] = await givenCars(app.services, offer())
})

const offer = () => ({ seller_id: seller.id, contact_methods: ['email' as const], contact_name: 'أبو فهد' })
const change = ({ id }: Person, wanted: Partial<typeof profiles.$inferInsert>) =>
  app.services.db.update(profiles).set(wanted).where(eq(profiles.id, id))
const write = (content = QUESTION, id = newId()) => buyer.browser.post(`/cars/${carId}/conversation`, { id, content })
const answer = (token: string, content: string, id = newId()) =>
  createBrowser(app.http).post(`/emails/${token}/answers`, { id, content })
const read = (token: string) => createBrowser(app.http).get(`/emails/${token}`)
const tokenIn = (text = '') => /\/answer\/([\w-]+)/.exec(text)?.[1] ?? ''
const conversationOf = async ({ browser }: Person): Promise<Conversation> =>
  (await browser.get('/me/conversations')).json().items[0]

async function wait(minutes: number): Promise<void> {
  app.time.now = new Date(app.time.now.getTime() + minutes * MINUTE_MS)
  await findUnread.run(app.services, {})
}

/** Returns the only email about unread messages that a user received, with the token of its link. */
async function mailTo({ email }: Person) {
  await wait(10)
  const mails = await app.mails(email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  if (!mail) throw new Error('No mail')
  return { ...mail, token: tokenIn(mail.text) }
}

test('EXPL-04 buyer and seller exchange emails in one conversation without learning each other’s address', async () => {
  await change(seller, { preferred_language: 'en' })
  await write()
  const first = await mailTo(seller)
  expect(first.subject).toBe('Message from نواف المشتري about Toyota Camry 2020')
  expect(first.text).toContain(`> ${QUESTION}`)
  expect(first.text).toContain('Reply with this button')
  expect((await read(first.token)).json()).toMatchObject({
    car_id: carId,
    side: 'seller',
    is_for_caller: false,
    other_user_name: 'نواف المشتري',
    messages: [{ content: QUESTION }],
    has_page: true,
  })

  expect((await answer(first.token, 'Yes, it is still for sale.')).statusCode).toBe(204)
  const second = await mailTo(buyer)
  expect(second.subject).toBe('رسالة من أبو فهد عن تويوتا كامري 2020')
  expect(second.html).toContain('dir="rtl"')
  expect(second.token).not.toBe(first.token)
  expect((await read(second.token)).json()).toMatchObject({ side: 'buyer', other_user_name: 'أبو فهد' })

  await answer(second.token, 'متى أستطيع رؤيتها في الرياض؟')
  const third = await mailTo(seller)
  // a used link stays valid
  expect((await answer(first.token, 'Tomorrow after the afternoon prayer.')).statusCode).toBe(204)
  const fourth = await mailTo(buyer)

  const { id } = await conversationOf(buyer)
  const { items } = (await seller.browser.get(`/me/conversations/${id}/messages`)).json()
  expect(items).toMatchObject([
    { seq: 1, sender_id: buyer.id, content: QUESTION },
    { seq: 2, sender_id: seller.id, content: 'Yes, it is still for sale.' },
    { seq: 3, sender_id: buyer.id, content: 'متى أستطيع رؤيتها في الرياض؟' },
    { seq: 4, sender_id: seller.id, content: 'Tomorrow after the afternoon prayer.' },
  ])
  for (const [mail, other] of [
    [first, buyer],
    [second, seller],
    [third, buyer],
    [fourth, seller],
  ] as const) {
    const raw = await givenRawMail(mail)
    const parsed = await PostalMime.parse(raw)
    const whole = JSON.stringify([raw, parsed, mail, (await read(mail.token)).json()])
    expect(whole).not.toContain(other.email)
    expect(whole).not.toContain(other.email.split('@')[0])
    expect(parsed.replyTo).toBeUndefined()
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]))
    expect([headers.get('auto-submitted'), headers.get('x-auto-response-suppress')]).toEqual(['auto-generated', 'All'])
    expect(parsed.to?.map(({ address }) => address)).toEqual([mail.to])
  }
})

test('EXPL-04 a reply sent twice is stored once, and marks the messages before it as read', async () => {
  await write()
  const { token } = await mailTo(seller)
  expect((await conversationOf(seller)).unread_count).toBe(1)
  const id = newId()
  const answers = await Promise.all([answer(token, 'نعم، متوفرة.', id), answer(token, 'نعم، متوفرة.', id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect((await answer(token, 'كلام آخر', id)).json()).toMatchObject({ code: 'ID_TAKEN' })
  expect(await conversationOf(seller)).toMatchObject({ unread_count: 0, last_message: { seq: 2 } })
})

test('EXPL-04 what the page of a link shows can be marked as read, and nothing after it', async () => {
  await write()
  const { token } = await mailTo(seller)
  await write('نسيت أن أسأل عن الصيانة.')
  expect((await createBrowser(app.http).post(`/emails/${token}/read`, {})).statusCode).toBe(204)
  expect((await conversationOf(seller)).unread_count).toBe(1)
  expect((await read(token)).json().messages).toHaveLength(1)
  expect((await seller.browser.get(`/emails/${token}`)).json()).toMatchObject({ is_for_caller: true })
})

test('EXPL-04 MSG-17 pictures and offers are named in the mail and shown by its link, and no others', async () => {
  const upload = async () => givenUpload(app.http, buyer.browser, await givenPicture(), MESSAGE_UPLOADS_ADDRESS)
  const mailed = await upload()
  await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), picture_ids: [mailed] })
  await buyer.browser.post(`/cars/${carId}/offers`, { id: newId(), amount: 70_000 })
  const { token, text } = await mailTo(seller)
  expect(text).toContain('> [صورة]')
  expect(text).toMatch(/> \[عرض سعر: .*70,000.*\]/)
  expect((await read(token)).json().messages).toMatchObject([
    { content: '', picture_ids: [mailed] },
    { offer: { amount: 70_000, step: 'open' } },
  ])
  const stranger = createBrowser(app.http)
  const statusOf = async (pictureId: string, by = token) =>
    (await stranger.get(`/emails/${by}/pictures/${pictureId}?size=small`)).statusCode
  const later = await upload()
  await buyer.browser.post(`/cars/${carId}/conversation`, { id: newId(), picture_ids: [later] })
  expect([await statusOf(mailed), await statusOf(later), await statusOf(mailed, 'x'.repeat(43))]).toEqual([
    200, 404, 410,
  ])
})

test('EXPL-04 no token that was invented works, and none is stored', async () => {
  await write()
  const { token } = await mailTo(seller)
  const stored = await app.services.db
    .select()
    .from(conversation_links)
    .where(eq(conversation_links.user_id, seller.id))
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(token)
  for (const wrong of ['x', token.slice(1), `${token}x`, stored[0]?.token_hash ?? '']) {
    expect((await read(wrong)).json()).toMatchObject({ code: 'LINK_INVALID' })
    expect((await answer(wrong, QUESTION)).json()).toMatchObject({ code: 'LINK_INVALID' })
  }
  expect(await app.mails(buyer.email)).toEqual([])
})

test('EXPL-04 an ad that ended in the meantime can still be talked about', async () => {
  await write()
  const { token } = await mailTo(seller)
  await changeCars(app.services, [carId], { status: 'sold' })
  expect((await answer(token, 'بيعت السيارة أمس، شكرًا لك.')).statusCode).toBe(204)
  await mailTo(buyer)
})

test('EXPL-04 suspended users can neither send nor receive messages by email', async () => {
  await write()
  const { token } = await mailTo(seller)
  await change(seller, { status: 'suspended', suspended_reason: 'احتيال' })
  expect((await answer(token, QUESTION)).json()).toMatchObject({ code: 'SUSPENDED', data: { reason: 'احتيال' } })
  await change(seller, { status: 'active' })
  await change(buyer, { status: 'suspended' })
  expect((await answer(token, QUESTION)).json()).toMatchObject({ code: 'UNREACHABLE' })
  await wait(10)
  for (const { email } of [buyer, seller]) expect(await app.mails(email)).toEqual([])
})

test.each(['buyer', 'seller'] as const)('AUTH-15 deleting the account of a %s invalidates the links', async (side) => {
  await write()
  const { token } = await mailTo(seller)
  const leaver = side === 'buyer' ? buyer : seller
  await app.services.db.delete(users).where(eq(users.id, leaver.id))
  expect((await read(token)).statusCode).toBe(410)
  expect((await answer(token, QUESTION)).statusCode).toBe(410)
})

test('EXPL-04 links work until 90 days after the last message', async () => {
  await write()
  const first = await mailTo(seller)
  app.time.now = new Date(NOW.getTime() + 60 * DAY_MS)
  await answer(first.token, 'نعم، ما زالت متوفرة.')
  app.time.now = new Date(NOW.getTime() + 149 * DAY_MS)
  await deleteExpiredLinks.run(app.services, {})
  expect((await read(first.token)).statusCode).toBe(200)
  app.time.now = new Date(NOW.getTime() + 150 * DAY_MS)
  expect((await read(first.token)).statusCode).toBe(410)
  expect((await answer(first.token, QUESTION)).statusCode).toBe(410)
  await deleteExpiredLinks.run(app.services, {})
  const { db } = app.services
  expect(await db.select().from(conversation_links).where(eq(conversation_links.user_id, seller.id))).toEqual([])
})

test('EXPL-04 names cannot inject email headers, and texts cannot inject markup', async () => {
  await change(buyer, {
    first_name: 'نواف\r\nBcc: eve@example.com\r\n\r\n<script>',
    last_name: '\u2028Reply-To: eve@example.com{{car}}',
  })
  await write('سطر أول <img src=x onerror=alert(1)> & "سطر"\n\u202eسطر ثانٍ {{name}}')
  const mail = await mailTo(seller)
  const raw = await givenRawMail(mail)
  const [headers = ''] = raw.split(/\r?\n\r?\n/)
  expect(headers).not.toMatch(/^(?:bcc|reply-to|cc):/im)
  const parsed = await PostalMime.parse(raw)
  expect(parsed.to?.map(({ address }) => address)).toEqual([seller.email])
  expect(parsed.bcc).toBeUndefined()
  expect(mail.html).not.toMatch(/<img|<script/)
  expect(mail.html).toContain('سطر أول &lt;img src=x onerror=alert(1)&gt; &amp; &quot;سطر&quot;<br>سطر ثانٍ {{name}}')
  expect(mail.text).toContain('> سطر أول <img src=x onerror=alert(1)> & "سطر"\n> سطر ثانٍ {{name}}')
})

test('EXPL-04 replies by email are limited per account and per address', async () => {
  await write()
  const { token } = await mailTo(seller)
  for (let count = 0; count < 10; count++) expect((await answer(token, QUESTION)).statusCode).toBe(204)
  expect((await answer(token, QUESTION)).statusCode).toBe(429)

  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '4' })
  const ask = () => createBrowser(strict.http).post('/emails/x/answers', { id: newId(), content: QUESTION })
  expect([await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)).toEqual([410, 410, 429])
})
