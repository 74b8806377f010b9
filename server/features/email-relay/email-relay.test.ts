import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { car_counters, email_messages, email_threads, profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { changeCars } from '#server/testing/change-cars.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenRawMail } from '#server/testing/given-raw-mail.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { forgetEmails } from './forget-emails.job.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const QUESTION = 'السلام عليكم، هل ما زالت السيارة متوفرة؟'

interface User {
  id: string
  email: string
}

let app: GivenApp
let browser: Browser
let buyer: User
let seller: User
let car_id: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  browser = createBrowser(app.http, '', PHONE)
  buyer = await givenUser(app, { browser })
  seller = await givenUser(app)
  await change(buyer, { first_name: 'نواف', last_name: 'المشتري' })
  ;[car_id = ''] = await givenCars(app.services, offer())
})

const offer = () => ({ seller_id: seller.id, contact_methods: ['email' as const], contact_name: 'أبو فهد' })
const change = ({ id }: User, wanted: Partial<typeof profiles.$inferInsert>) =>
  app.services.db.update(profiles).set(wanted).where(eq(profiles.id, id))
const write = (text = QUESTION, message_id = newId(), id = car_id, from = browser) =>
  from.post(`/cars/${id}/emails`, { message_id, text })
const answer = (token: string, text: string, message_id = newId()) =>
  createBrowser(app.http).post(`/emails/${token}/answers`, { message_id, text })
const read = (token: string) => createBrowser(app.http).get(`/emails/${token}`)
const tokenIn = (text = '') => /\/answer\/([\w-]+)/.exec(text)?.[1] ?? ''

/** The one mail that waits for a user, and its link's token. */
async function mailTo({ email }: User) {
  const mails = await app.mails(email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  if (!mail) throw new Error('No mail')
  return { ...mail, token: tokenIn(mail.text) }
}

const contacts = async () => {
  const [row] = await app.services.db.select().from(car_counters).where(eq(car_counters.car_id, car_id))
  return row?.contact_count ?? 0
}

test('EXPL-04 buyer and seller write back and forth, each in their language, and neither learns the other’s address', async () => {
  await change(seller, { preferred_language: 'en' })
  expect((await write()).statusCode).toBe(204)
  const first = await mailTo(seller)
  expect(first.subject).toBe('Message from نواف المشتري about Toyota Camry 2020')
  expect(first.text).toContain(`> ${QUESTION}`)
  expect(first.text).toContain('Reply with this button')
  expect((await read(first.token)).json()).toMatchObject({
    car_id,
    side: 'buyer',
    from_name: 'نواف المشتري',
    text: QUESTION,
    has_page: true,
  })

  expect((await answer(first.token, 'Yes, it is still for sale.')).statusCode).toBe(204)
  const second = await mailTo(buyer)
  expect(second.subject).toBe('رسالة من أبو فهد عن تويوتا كامري 2020')
  expect(second.html).toContain('dir="rtl"')
  expect(second.token).not.toBe(first.token)
  expect((await read(second.token)).json()).toMatchObject({ side: 'seller', from_name: 'أبو فهد' })

  expect((await answer(second.token, 'متى أستطيع رؤيتها في الرياض؟')).statusCode).toBe(204)
  const third = await mailTo(seller)
  expect((await answer(third.token, 'Tomorrow after the afternoon prayer.')).statusCode).toBe(204)
  const fourth = await mailTo(buyer)
  // a link that was used goes on working
  expect((await read(first.token)).statusCode).toBe(200)

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
    expect(parsed.to?.map(({ address }) => address)).toEqual([mail.to])
  }
})

test('EXPL-04 what is sent twice is mailed once, and counts as one contact', async () => {
  const id = newId()
  const answers = await Promise.all([write(QUESTION, id), write(QUESTION, id), write(QUESTION, id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  const { token } = await mailTo(seller)
  expect(await contacts()).toBe(1)
  const answerId = newId()
  await Promise.all([answer(token, 'نعم، ما زالت متوفرة.', answerId), answer(token, 'نعم، ما زالت متوفرة.', answerId)])
  await mailTo(buyer)
  // the same id, made by somebody else, is another message
  expect((await answer(token, 'نعم، ما زالت متوفرة.', id)).statusCode).toBe(204)
  await mailTo(buyer)
})

test('EXPL-04 a buyer has one thread for a car, and only its beginning counts as a contact', async () => {
  await write()
  app.time.now = new Date(NOW.getTime() + 2 * DAY_MS)
  await write('نسيت أن أسأل عن الصيانة.')
  expect(await app.services.db.select().from(email_threads).where(eq(email_threads.car_id, car_id))).toHaveLength(1)
  expect(await contacts()).toBe(1)
  expect(await app.mails(seller.email)).toHaveLength(2)
})

test('EXPL-04 no token that was invented works, and none is stored', async () => {
  await write()
  const { token } = await mailTo(seller)
  const [stored] = await app.services.db.select().from(email_messages).where(eq(email_messages.text, QUESTION)).limit(1)
  expect(JSON.stringify(stored)).not.toContain(token)
  for (const wrong of ['x', token.slice(1), `${token}x`, stored?.token_hash ?? '']) {
    expect((await read(wrong)).json()).toMatchObject({ code: 'LINK_INVALID' })
    expect((await answer(wrong, QUESTION)).json()).toMatchObject({ code: 'LINK_INVALID' })
  }
  expect(await app.mails(buyer.email)).toEqual([])
})

test('EXPL-04 only who is signed in writes first, and not about their own ad', async () => {
  expect((await write(QUESTION, newId(), car_id, createBrowser(app.http))).statusCode).toBe(401)
  const [own = ''] = await givenCars(app.services, { ...offer(), seller_id: buyer.id })
  expect((await write(QUESTION, newId(), own)).json()).toMatchObject({ code: 'OWN_AD' })
  await app.services.db.update(users).set({ email_verified: false }).where(eq(users.id, buyer.id))
  expect((await write()).json()).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' })
})

test('EXPL-04 only an ad on offer whose seller wants emails takes a first one', async () => {
  const [noEmails = '', nobody = '', ...closed] = await givenCars(
    app.services,
    { ...offer(), contact_methods: ['message'] },
    { contact_methods: ['email'] },
    { ...offer(), status: 'sold' },
    { ...offer(), status: 'pending' },
    { ...offer(), deleted_at: NOW },
    { ...offer(), expires_at: NOW },
  )
  expect((await write(QUESTION, newId(), noEmails)).json()).toMatchObject({ code: 'NOT_BY_EMAIL' })
  expect((await write(QUESTION, newId(), nobody)).json()).toMatchObject({ code: 'UNREACHABLE' })
  expect(closed).toHaveLength(4)
  for (const id of [...closed, newId()]) {
    const refused = await write(QUESTION, newId(), id)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'NOT_ON_OFFER'])
  }
})

test('EXPL-04 an ad that ended in the meantime can still be talked about', async () => {
  await write()
  const { token } = await mailTo(seller)
  await changeCars(app.services, [car_id], { status: 'sold' })
  expect((await answer(token, 'بيعت السيارة أمس، شكرًا لك.')).statusCode).toBe(204)
  await mailTo(buyer)
})

test('EXPL-04 who is suspended neither writes nor is written to', async () => {
  await write()
  const { token } = await mailTo(seller)
  await change(seller, { status: 'suspended', suspended_reason: 'احتيال' })
  expect((await answer(token, QUESTION)).json()).toMatchObject({ code: 'SUSPENDED', data: { reason: 'احتيال' } })
  expect((await write()).json()).toMatchObject({ code: 'NOT_ON_OFFER' })
  await change(seller, { status: 'active' })
  await change(buyer, { status: 'suspended' })
  expect((await answer(token, QUESTION)).json()).toMatchObject({ code: 'UNREACHABLE' })
  expect((await write()).statusCode).toBe(401)
  for (const { email } of [buyer, seller]) expect(await app.mails(email)).toEqual([])
})

test('AUTH-15 with an account its emails go, and their links', async () => {
  for (const one of ['buyer', 'seller'] as const) {
    const others = { buyer, seller }
    const [id = ''] = await givenCars(app.services, offer())
    await write(QUESTION, newId(), id)
    const { token } = await mailTo(seller)
    await app.services.db.delete(users).where(eq(users.id, others[one].id))
    expect((await read(token)).statusCode).toBe(410)
    expect((await answer(token, QUESTION)).statusCode).toBe(410)
    expect(await app.services.db.select().from(email_threads).where(eq(email_threads.car_id, id))).toEqual([])
    buyer = await givenUser(app, { browser })
  }
})

test('AUTH-15 one downloads what one wrote, and not what others did', async () => {
  await write()
  const { token } = await mailTo(seller)
  await answer(token, 'نعم، ما زالت متوفرة.')
  const files = unzipSync((await browser.get('/me/export')).rawPayload)
  const written = JSON.parse(strFromU8(files['emails_written.json'] ?? new Uint8Array()))
  expect(written).toEqual([{ car_id, text: QUESTION, created_at: NOW.toISOString() }])
})

test('EXPL-04 after 90 days without a message links no longer work, and everything is forgotten', async () => {
  await write()
  const first = await mailTo(seller)
  app.time.now = new Date(NOW.getTime() + 60 * DAY_MS)
  await answer(first.token, 'نعم، ما زالت متوفرة.')
  const second = await mailTo(buyer)
  app.time.now = new Date(NOW.getTime() + 149 * DAY_MS)
  await forgetEmails.run(app.services, {})
  expect((await read(first.token)).statusCode).toBe(200)
  app.time.now = new Date(NOW.getTime() + 150 * DAY_MS)
  for (const { token } of [first, second]) {
    expect((await read(token)).statusCode).toBe(410)
    expect((await answer(token, QUESTION)).statusCode).toBe(410)
  }
  await forgetEmails.run(app.services, {})
  expect(await app.services.db.select().from(email_threads).where(eq(email_threads.car_id, car_id))).toEqual([])
})

test('EXPL-04 no name becomes a header, and no text becomes markup', async () => {
  await change(buyer, {
    first_name: 'نواف\r\nBcc: eve@example.com\r\n\r\n<script>',
    last_name: '\u2028Reply-To: eve@example.com{{car}}',
  })
  await write('سطر أول <img src=x onerror=alert(1)> & "سطر"\n\u202eسطر ثانٍ {{name}}')
  const mail = await mailTo(seller)
  const raw = await givenRawMail(mail)
  expect(raw).not.toMatch(/^(?:bcc|reply-to|cc):/im)
  const parsed = await PostalMime.parse(raw)
  expect(parsed.to?.map(({ address }) => address)).toEqual([seller.email])
  expect(parsed.bcc).toBeUndefined()
  expect(mail.html).not.toMatch(/<img|<script/)
  expect(mail.html).toContain('سطر أول &lt;img src=x onerror=alert(1)&gt; &amp; &quot;سطر&quot;<br>سطر ثانٍ {{name}}')
  expect(mail.text).toContain('> سطر أول <img src=x onerror=alert(1)> & "سطر"\n> سطر ثانٍ {{name}}')
})

test.each([
  ['قصيرة', 'message_too_short'],
  ['\u202e\u2066         \u200f', 'message_too_short'],
  ['🚗'.repeat(2001), 'message_too_long'],
])('EXPL-04 %.10s is no message', async (text, message) => {
  const refused = await write(text)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().data.issues).toMatchObject([{ path: ['text'], message }])
})

test('EXPL-04 two thousand characters are a message, whatever they are made of', async () => {
  expect((await write('🚗'.repeat(2000))).statusCode).toBe(204)
})

test('EXPL-04 who floods with emails is stopped, by account and by address', async () => {
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await write()).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
  const { token } = (await app.mails(seller.email)).map(({ text }) => ({ token: tokenIn(text) }))[0] ?? { token: '' }
  for (let count = 0; count < 10; count++) expect((await answer(token, QUESTION)).statusCode).toBe(204)
  expect((await answer(token, QUESTION)).statusCode).toBe(429)

  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '4' })
  const ask = () => createBrowser(strict.http).post('/emails/x/answers', { message_id: newId(), text: QUESTION })
  expect([await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)).toEqual([410, 410, 429])
})
