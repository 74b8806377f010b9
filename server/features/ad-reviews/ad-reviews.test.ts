import { eq, ne } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ad } from '#contract/ads.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_events, admin_changes, cars, user_roles, website_texts } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'

let app: GivenApp
let seller: Browser
let admin: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  ;({ browser: seller, ...me } = await givenPerson(app))
})

async function submit(ad: Partial<Ad> = {}, carId = newId()): Promise<string> {
  const said = givenAd(ad)
  await givenPictures(app, me.id, said.picture_ids)
  expect((await seller.post(`/me/ads/${carId}`, { ad: said })).statusCode).toBe(200)
  return carId
}
/** Emails except those that confirm a submission. */
const decisions = async () => (await app.mails(me.email)).filter(({ subject }) => !subject.startsWith('وصلنا إعلانك'))
const review = async (carId: string) => (await admin.get(`/admin/ad-reviews/${carId}`)).json()
async function decide(carId: string, what: 'approve' | 'reject', body: object = {}) {
  const { submitted_at } = await review(carId)
  return admin.post(`/admin/ad-reviews/${carId}/${what}`, { submitted_at, ...body })
}

test('ADMIN-01 the queue is sorted oldest first, with the waiting time of each ad', async () => {
  const { now } = app.time
  const first = await submit()
  app.time.now = new Date(now.getTime() + 1000)
  const second = await submit()
  app.time.now = now
  const { items, total } = (await admin.get('/admin/ad-reviews')).json()
  const ids = items.map(({ card }: { card: { id: string } }) => card.id)
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
  expect(total).toBe(ids.length)
  expect(items.at(ids.indexOf(first))).toMatchObject({ kind: 'new', submitted_at: now.toISOString(), seller_id: me.id })
})

test('ADMIN-01 an approved ad is live for its lifetime, and the seller is notified by email and on the site', async () => {
  const carId = await submit()
  expect((await decide(carId, 'approve')).statusCode).toBe(204)
  const car = (await seller.get(`/cars/${carId}`)).json()
  expect(car).toMatchObject({ status: 'active', price: 75_000 })
  expect(new Date(car.expires_at).getTime() - app.time.now.getTime()).toBe(30 * DAY_MS)
  const [mail] = await decisions()
  expect(mail?.subject).toBe('إعلانك منشور الآن: تويوتا كامري 2020')
  expect((await seller.get('/me/notifications')).json().items).toMatchObject([
    { kind: 'ad_approved', link: `/car/${carId}` },
  ])
})

test('ADMIN-01 a rejected ad is not public, and the seller is told the reasons in their language', async () => {
  const carId = await submit()
  await decide(carId, 'reject', { reasons: ['pictures_unclear', 'other'], note: 'أضف صورة العداد.' })
  expect((await createBrowser(app.http).get(`/cars/${carId}`)).statusCode).toBe(404)
  const [mail] = await decisions()
  expect(mail?.text).toContain('الصور غير واضحة أو لا تُظهر السيارة كاملة. أضف صورة العداد.')
})

test('SET-05 ADMIN-01 a reason that an admin has rewritten is read in the email and on the site, in both languages', async () => {
  const wanted = { text_ar: 'اكتب السعر الذي تبيع به.', text_en: 'Write the price you would sell for.' }
  const rewritten = await admin.post('/admin/website-texts/changes', {
    changes: [{ text_key: 'sentence_rejected_price_not_real', wanted, seen: {} }],
  })
  expect(rewritten.statusCode).toBe(204)
  const carId = await submit()
  await decide(carId, 'reject', { reasons: ['price_not_real'] })
  const [mail] = await decisions()
  expect(mail?.text).toContain(wanted.text_ar)
  const { items } = (await seller.get('/me/notifications')).json()
  expect(items[0].values).toMatchObject({
    ar: { reason: wanted.text_ar },
    en: { reason: wanted.text_en },
  })
  await app.services.db.delete(website_texts)
})

test('ADMIN-01 a rejection needs a reason, and “other” an explanation', async () => {
  const carId = await submit()
  expect((await decide(carId, 'reject', { reasons: [] })).statusCode).toBe(400)
  expect((await decide(carId, 'reject', { reasons: ['other'], note: ' ' })).statusCode).toBe(400)
})

test('ADMIN-01 two admins never decide the same ad twice', async () => {
  const carId = await submit()
  const { submitted_at } = await review(carId)
  const answers = await Promise.all([
    admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at }),
    admin.post(`/admin/ad-reviews/${carId}/reject`, { submitted_at, reasons: ['not_a_car'] }),
    admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at }),
  ])
  const [refused, done] = [answers.filter(({ body }) => body), answers.filter(({ body }) => !body)]
  expect(done.map(({ statusCode }) => statusCode)).toEqual([204])
  expect(refused.map((answer) => answer.json().code)).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED'])
  expect(await decisions()).toHaveLength(1)
})

test('ADMIN-01 an ad changed since the admin loaded it cannot be decided unseen', async () => {
  const carId = newId()
  const ad = givenAd()
  await submit(ad, carId)
  const { submitted_at } = await review(carId)
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await submit({ ...ad, price: 1000 }, carId)
  const answer = await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'CHANGED_ELSEWHERE'])
})

test('ADMIN-01 changes of a live ad are shown beside its current fields, and approved or rejected', async () => {
  const carId = newId()
  const ad = givenAd()
  await submit(ad, carId)
  await decide(carId, 'approve')
  await submit({ ...ad, color: 'red' }, carId)
  expect(await review(carId)).toMatchObject({
    kind: 'revision',
    changed: ['color'],
    before: { color: 'white' },
    ad: { color: 'red' },
  })
  await decide(carId, 'reject', { reasons: ['wrong_fields'] })
  expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ color: 'white' })
  await submit({ ...ad, color: 'red' }, carId)
  await decide(carId, 'approve')
  expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ color: 'red' })
  expect((await admin.get(`/admin/ad-reviews/${carId}`)).statusCode).toBe(404)
  const subjects = (await decisions()).map(({ subject }) => subject.slice(0, 14))
  expect(subjects).toHaveLength(3)
})

test('ADMIN-01 signals: a number in the text, the text of another seller, a new account, an earlier rejection', async () => {
  const descriptionAr = 'للتواصل ٠٥٥ ١٢٣ ٤٥٦٧ فقط للجادين والله الموفق'
  const before = await submit({ description_ar: descriptionAr })
  await decide(before, 'reject', { reasons: ['contact_in_text'] })
  const mine = await submit({ description_ar: descriptionAr })
  expect((await review(mine)).signals).toEqual(['phone_in_text', 'new_account', 'rejected_before'])
  const other = createBrowser(app.http)
  const { id: otherId } = await givenUser(app, { browser: other })
  const carId = newId()
  const ad = givenAd({ description_ar: descriptionAr })
  await givenPictures(app, otherId, ad.picture_ids)
  await other.post(`/me/ads/${carId}`, { ad })
  const found = await review(carId)
  expect(found.signals).toContain('same_text_elsewhere')
  expect(found.similar_ads.map(({ id }: { id: string }) => id)).toContain(mine)
})

test('AD-06 everything that happens to an ad is recorded: who, when, from, to, note', async () => {
  const carId = await submit()
  await decide(carId, 'reject', { reasons: ['price_not_real'], note: 'السعر منخفض جدًا' })
  const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))
  expect(events.map(({ action, from_state, to_state, note }) => [action, from_state, to_state, note])).toEqual([
    ['submit', 'none', 'pending', null],
    ['reject', 'pending', 'rejected', 'price_not_real, السعر منخفض جدًا'],
  ])
})

test('ADMIN-01 ads of suspended sellers are not in the queue', async () => {
  const carId = await submit()
  await admin.put(`/admin/users/${me.id}/suspension`, { reason: 'إعلانات مكررة كثيرة جدًا' })
  expect((await admin.get(`/admin/ad-reviews/${carId}`)).statusCode).toBe(404)
  expect((await app.services.db.select().from(cars).where(eq(cars.id, carId)))[0]).toMatchObject({ status: 'pending' })
})

test('ADMIN-01 colleagues see for two minutes which ad somebody has open, and how many ads are new', async () => {
  const { now } = app.time
  const [first, second] = [await submit(), await submit()]
  const { browser: colleague } = await givenPerson(app, 'moderator')
  const since = now.toISOString()
  const look = async (carId: string | null) =>
    (await colleague.post('/admin/ad-reviews/looks', { car_id: carId, since })).json()
  const looked = async () =>
    (await admin.get('/admin/ad-reviews')).json().looks.map(({ car_id }: { car_id: string }) => car_id)

  expect(await look(first)).toEqual({ looks: [], new_count: 0 })
  expect(await looked()).toEqual([first])
  app.time.now = new Date(now.getTime() + 119_000)
  await submit()
  expect(await looked()).toEqual([first])
  // with several screens, the last one counts
  expect(await look(second)).toEqual({ looks: [], new_count: 1 })
  expect(await looked()).toEqual([second])
  expect(await look(newId())).toMatchObject({ looks: [] })
  app.time.now = new Date(now.getTime() + 240_000)
  expect(await looked()).toEqual([])
  await look(first)
  await look(null)
  expect(await looked()).toEqual([])
  app.time.now = now
})

test('ADMIN-01 ADMIN-07 nobody decides about their own ad while a colleague could, and it is recorded if nobody else can', async () => {
  const own = createBrowser(app.http)
  const user = await givenUser(app, { browser: own, role: 'moderator' })
  const said = givenAd()
  const carId = newId()
  await givenPictures(app, user.id, said.picture_ids)
  await own.post(`/me/ads/${carId}`, { ad: said })
  const { submitted_at } = await review(carId)
  const approve = () => own.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at })
  const listed = (await own.get('/admin/ad-reviews')).json().items.map(({ card }: { card: { id: string } }) => card.id)
  expect(listed).not.toContain(carId)
  expect((await approve()).json()).toMatchObject({ code: 'CONFLICT_OF_INTEREST' })

  const roles = await app.services.db.delete(user_roles).where(ne(user_roles.user_id, user.id)).returning()
  expect((await own.get('/admin/ad-reviews')).json().items).toContainEqual(
    expect.objectContaining({ card: expect.objectContaining({ id: carId }) }),
  )
  expect((await approve()).statusCode).toBe(204)
  await app.services.db.insert(user_roles).values(roles)
  const [change] = await app.services.db.select().from(admin_changes).where(eq(admin_changes.subject_id, carId))
  expect(change).toMatchObject({ what: 'decide_ad', after: { state: 'active', own_ad: true } })
})

test('ADMIN-01 ADMIN-07 changes pending when an approval is undone become part of the ad in the queue', async () => {
  const carId = await submit()
  await decide(carId, 'approve')
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await submit({ color: 'red' }, carId)
  expect((await undoLast(admin, carId)).statusCode).toBe(204)
  expect(await review(carId)).toMatchObject({ kind: 'new', ad: { color: 'red' } })
  expect((await decide(carId, 'approve')).statusCode).toBe(204)
  expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ status: 'active', color: 'red' })
  // and is separate again once the undoing is undone
  expect((await undoLast(admin, carId)).statusCode).toBe(204)
  expect((await undoLast(admin, carId)).statusCode).toBe(204)
})

test('ADMIN-01 an ad that its seller paused while changes waited, and then changed again, is decided', async () => {
  const carId = await submit()
  await decide(carId, 'approve')
  await submit({ color: 'red' }, carId)
  expect((await seller.post(`/me/ads/${carId}/actions`, { action: 'pause' })).statusCode).toBeLessThan(300)
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await submit({ color: 'blue' }, carId)
  expect(await review(carId)).toMatchObject({ kind: 'new', ad: { color: 'blue' } })
  expect((await decide(carId, 'approve')).statusCode).toBe(204)
  expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ status: 'active', color: 'blue' })
})
