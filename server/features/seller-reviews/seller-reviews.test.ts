import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import type { Rating } from '#contract/rating.ts'
import type { ReportedReview, SellerReview } from '#contract/seller-reviews.ts'
import { DAY_MS } from '#domain/durations.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import { admin_changes, notifications, seller_reviews } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { NOW } from '#server/testing/given-services.ts'
import { PASSWORD } from '#server/testing/given-user.ts'

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
  app.time.now = NOW
  seller = await givenPerson(app)
  buyer = await givenPerson(app)
  conversationId = await talk(buyer)
})

/** Creates another ad of the seller with a conversation about it. */
async function talk(by: Person, answers = true): Promise<string> {
  const [carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  const first = await by.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: 'هل ما زالت متوفرة؟' })
  const { conversation_id: id } = first.json<Message>()
  if (answers) await write(seller, 'نعم متوفرة', id)
  return id
}
const write = ({ browser }: Person, content: string, id = conversationId) =>
  browser.post(`/me/conversations/${id}/messages`, { id: newId(), content })
const review = ({ browser }: Person, stars = 5, text = 'تعامل راقٍ', id = conversationId) =>
  browser.put(`/me/conversations/${id}/review`, { stars, text })
const given = async (...args: Parameters<typeof review>) => (await review(...args)).json<SellerReview>()
const own = async ({ browser }: Person) => (await browser.get(`/me/conversations/${conversationId}/review`)).json()
type Listed = { items: SellerReview[]; rating: Rating; next: string | null }
const shown = async (by = createBrowser(app.http), query = '') =>
  (await by.get(`/profiles/${seller.id}/reviews${query}`)).json<Listed>()
const mine = async ({ browser }: Person, list: string) =>
  (await browser.get(`/me/reviews?list=${list}`)).json<Listed>().items
const codeOf = (response: { json: () => { code: string } }) => response.json().code
const report = ({ browser }: Person, id: string, note = '') =>
  browser.post(`/reviews/${id}/reports`, { reason: 'insult', note })
const reported = async () =>
  (await admin.browser.get('/admin/reported-reviews')).json<{ items: ReportedReview[] }>().items
const decide = (id: string, decision: string, note = 'فيه كلام جارح') =>
  admin.browser.post(`/admin/reported-reviews/${id}/decision`, { decision, note })
const kindsOf = async ({ id }: Person) =>
  (await app.services.db.select().from(notifications).where(eq(notifications.user_id, id))).map(({ kind }) => kind)

test('AUTH-14 a buyer reviews the seller once both have written; the seller is told, everyone sees it', async () => {
  conversationId = await talk(buyer, false)
  expect(codeOf(await review(buyer))).toBe('REVIEW_TOO_EARLY')
  expect(await own(buyer)).toEqual({ review: null, can_write: false })
  await write(seller, 'نعم')
  expect(await own(buyer)).toEqual({ review: null, can_write: true })
  expect((await review(buyer, 4, 'وصف\u202e دقيق')).statusCode).toBe(200)
  const { items, rating } = await shown()
  expect(items).toMatchObject([
    { stars: 4, text: 'وصف دقيق', author_name: 'سارة', answer: null, conversation_id: null },
  ])
  expect(items[0]?.can).toEqual({ change: false, take_back: false, answer: false, report: false })
  expect(rating).toMatchObject({ count: 1, average: null })
  expect(await kindsOf(seller)).toEqual(['review_received'])
  expect((await app.mails(seller.email)).map(({ subject }) => subject).join()).toContain('تقييم جديد')
})

test('AUTH-14 two devices at once write one review; another ad takes another, and three make an average', async () => {
  const both = await Promise.all([review(buyer, 5), review(buyer, 5)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await kindsOf(seller)).toEqual(['review_received'])
  await review(buyer, 4, '', await talk(buyer))
  await review(buyer, 4, '', await talk(buyer))
  const { items, rating, next } = await shown(undefined, '?limit=2')
  expect(rating).toMatchObject({ count: 3, average: 4.3 })
  const rest = await shown(undefined, `?limit=2&after=${next}`)
  expect([...items, ...rest.items].filter(({ stars }) => stars === 4).length).toBe(2)
  expect(rest.next).toBeNull()
})

test('AUTH-14 nobody reviews an own ad or a conversation of others, and the text carries no contact details', async () => {
  expect(codeOf(await review(seller))).toBe('OWN_AD')
  expect(codeOf(await review(await givenPerson(app)))).toBe('NOT_FOUND')
  expect((await review(buyer, 6)).statusCode).toBe(400)
  expect((await review(buyer, 5, 'اتصلوا ٠٥٥١٢٣٤٥٦٧')).statusCode).toBe(400)
  expect((await review(buyer, 5, 'ا'.repeat(1001))).statusCode).toBe(400)
  expect((await shown()).items).toEqual([])
})

test('AUTH-14 a block does not silence a review, a suspension of either side does', async () => {
  await seller.browser.post(`/me/conversations/${conversationId}/block`, {})
  expect((await review(buyer, 1)).statusCode).toBe(200)
  expect((await shown()).rating.count).toBe(1)
  const suspend = ({ id }: Person) =>
    admin.browser.put(`/admin/users/${id}/suspension`, { reason: 'صور منقولة من إعلانات أخرى' })
  await suspend(buyer)
  expect((await review(buyer, 2)).statusCode).toBe(403)
  expect(await shown()).toMatchObject({ items: [], rating: { count: 0 } })
  const other = await givenPerson(app)
  conversationId = await talk(other)
  const author = await givenPerson(app)
  const written = await given(author, 4, 'تعامل راقٍ', await talk(author))
  expect(written.can).toMatchObject({ change: true, take_back: true })
  await suspend(seller)
  expect(codeOf(await review(other, 2))).toBe('UNREACHABLE')
  expect((await mine(author, 'given'))[0]?.can).toMatchObject({ change: false, take_back: true })
  expect(codeOf(await createBrowser(app.http).get(`/profiles/${seller.id}/reviews`))).toBe('NOT_FOUND')
})

test('AUTH-14 a review is changed for 30 days, and taken back by its author alone at any time', async () => {
  await review(buyer, 2)
  expect((await given(buyer, 3, 'تحسّن الرد')).changed_at).toBe(NOW.toISOString())
  app.time.now = new Date(NOW.getTime() + 30 * DAY_MS)
  expect(codeOf(await review(buyer, 5))).toBe('REVIEW_ENDED')
  expect((await own(buyer)).review).toMatchObject({ stars: 3, can: { change: false, take_back: true } })
  const takeBack = ({ browser }: Person) => browser.delete(`/me/conversations/${conversationId}/review`)
  expect(codeOf(await takeBack(seller))).toBe('NOT_FOUND')
  for (const _ of ['once', 'after a lost response']) expect((await takeBack(buyer)).statusCode).toBe(204)
  expect((await shown()).items).toEqual([])
})

test('AUTH-14 the seller answers once, changes and takes back the answer; the author is told once', async () => {
  const { id } = await given(buyer)
  const answer = ({ browser }: Person, text: string) => browser.put(`/me/reviews/${id}/answer`, { answer: text })
  expect(codeOf(await answer(buyer, 'شكرًا'))).toBe('NOT_FOUND')
  expect(codeOf(await answer(await givenPerson(app), 'شكرًا'))).toBe('NOT_FOUND')
  await answer(seller, 'شكرًا لك')
  await answer(seller, 'شكرًا جزيلًا')
  expect((await shown()).items).toMatchObject([{ answer: 'شكرًا جزيلًا' }])
  expect(await kindsOf(buyer)).toEqual(['review_answered'])
  expect((await mine(seller, 'received'))[0]?.can).toMatchObject({ answer: true, report: true, change: false })
  await seller.browser.delete(`/me/reviews/${id}/answer`)
  expect((await shown()).items).toMatchObject([{ answer: null, answered_at: null }])
})

test('AUTH-14 an admin removes a reported review with a reason, which its author reads and cannot undo', async () => {
  const { id } = await given(buyer, 1, 'كلام جارح')
  expect(codeOf(await report(buyer, id))).toBe('NOT_FOUND')
  await report(seller, id)
  await report(seller, id, 'يشتمني')
  await report(await givenPerson(app), id)
  const [queued] = (await reported()).filter((one) => one.review.id === id)
  expect(queued?.reports.map(({ note, is_seller }) => [note, is_seller])).toEqual([
    ['يشتمني', true],
    ['', false],
  ])
  expect((await decide(id, 'review_removed', ' ')).statusCode).toBe(400)
  const answers = await Promise.all([decide(id, 'review_removed'), decide(id, 'review_removed')])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  expect((await shown()).items).toEqual([])
  expect(await mine(seller, 'received')).toEqual([])
  expect(await mine(buyer, 'given')).toMatchObject([{ removed_reason: 'فيه كلام جارح', can: { take_back: false } }])
  expect(codeOf(await review(buyer, 1))).toBe('REVIEW_ENDED')
  expect(codeOf(await report(seller, id))).toBe('NOT_FOUND')
  expect(await kindsOf(buyer)).toEqual(['review_removed'])
  const changes = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, id))
    .orderBy(admin_changes.created_at, admin_changes.id)
  expect(changes.map(({ what, after }) => [what, after['decision']])).toEqual([
    ['decide_seller_review', 'review_removed'],
  ])
})

test('AUTH-14 the review that was reported first is decided first', async () => {
  const { id: older } = await given(buyer)
  const other = await givenPerson(app)
  const { id: newer } = await given(other, 1, '', await talk(other))
  for (const id of [newer, older, newer]) {
    app.time.now = new Date(app.time.now.getTime() + 1000)
    await report(id === newer ? await givenPerson(app) : seller, id)
  }
  const ids = (await reported()).map((one) => one.review.id)
  expect(ids.filter((id) => [older, newer].includes(id))).toEqual([newer, older])
})

test('AUTH-14 an admin removes an answer alone, or nothing', async () => {
  const { id } = await given(buyer)
  await seller.browser.put(`/me/reviews/${id}/answer`, { answer: 'كلام جارح' })
  await report(buyer, id)
  await report(admin, id)
  await decide(id, 'answer_removed')
  expect((await shown()).items).toMatchObject([{ stars: 5, answer: null }])
  expect(await kindsOf(seller)).toContain('review_answer_removed')
  await report(seller, id)
  expect((await decide(id, 'dismissed', '')).statusCode).toBe(204)
  expect((await shown()).items.length).toBe(1)
  expect((await reported()).map((one) => one.review.id)).not.toContain(id)
})

test('AUTH-14 AUTH-15 of an account that is deleted the reviews it gave stay without a name, those it received go', async () => {
  await review(buyer, 4, 'بائع صادق')
  const leave = async ({ browser }: Person) => {
    await browser.post('/me/deletion', { password: PASSWORD })
    const later = { ...app.services, clock: () => new Date(NOW.getTime() + 15 * DAY_MS) }
    await deleteDueAccounts.run(later, {})
  }
  await leave(buyer)
  expect((await shown()).items).toMatchObject([{ text: 'بائع صادق', author_name: null }])
  await leave(seller)
  expect(await app.services.db.$count(seller_reviews, eq(seller_reviews.seller_id, seller.id))).toBe(0)
})

test('ADMIN-07 AUTH-14 a decision is undone: the report is open again, and what was removed is back', async () => {
  const { id } = await given(buyer)
  await seller.browser.put(`/me/reviews/${id}/answer`, { answer: 'شكرًا' })
  const before = (await shown()).items
  for (const decision of ['dismissed', 'answer_removed', 'review_removed']) {
    await report(await givenPerson(app), id)
    expect([decision, (await decide(id, decision)).statusCode]).toEqual([decision, 204])
    expect((await undoLast(admin.browser, id)).statusCode).toBe(204)
    expect((await shown()).items).toEqual(before)
    expect((await reported()).filter((one) => one.review.id === id)).toHaveLength(1)
  }
})

test('ADMIN-07 an answer that was written anew is not replaced by the removed one', async () => {
  const { id } = await given(buyer)
  const answer = (text: string) => seller.browser.put(`/me/reviews/${id}/answer`, { answer: text })
  await answer('شكرًا')
  await report(await givenPerson(app), id)
  await decide(id, 'answer_removed')
  await answer('شكرًا جزيلًا')
  expect((await undoLast(admin.browser, id)).json()).toMatchObject({ data: { reason: 'changed_since' } })
  expect((await shown()).items).toMatchObject([{ answer: 'شكرًا جزيلًا' }])
})
