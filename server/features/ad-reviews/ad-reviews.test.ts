import { eq, ne } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ad } from '#contract/ads.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_events, admin_changes, cars, user_roles } from '#server/platform/db/schema/index.ts'
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

async function submit(ad: Partial<Ad> = {}, car_id = newId()): Promise<string> {
  const said = givenAd(ad)
  await givenPictures(app, me.id, said.picture_ids)
  expect((await seller.post(`/me/ads/${car_id}`, { ad: said })).statusCode).toBe(200)
  return car_id
}
/** Emails except those that confirm a submission. */
const decisions = async () => (await app.mails(me.email)).filter(({ subject }) => !subject.startsWith('وصلنا إعلانك'))
const review = async (car_id: string) => (await admin.get(`/admin/ad-reviews/${car_id}`)).json()
async function decide(car_id: string, what: 'approve' | 'reject', body: object = {}) {
  const { submitted_at } = await review(car_id)
  return admin.post(`/admin/ad-reviews/${car_id}/${what}`, { submitted_at, ...body })
}

test('ADMIN-01 the queue is oldest first, and says since when each waits', async () => {
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

test('ADMIN-01 an approved ad is live for its lifetime, and the seller is told by mail and bell', async () => {
  const car_id = await submit()
  expect((await decide(car_id, 'approve')).statusCode).toBe(204)
  const car = (await seller.get(`/cars/${car_id}`)).json()
  expect(car).toMatchObject({ status: 'active', price: 75_000 })
  expect(new Date(car.expires_at).getTime() - app.time.now.getTime()).toBe(30 * DAY_MS)
  const [mail] = await decisions()
  expect(mail?.subject).toBe('إعلانك منشور الآن: تويوتا كامري 2020')
  expect((await seller.get('/me/notifications')).json().items).toMatchObject([
    { kind: 'ad_approved', link: `/car/${car_id}` },
  ])
})

test('ADMIN-01 a rejected ad is seen by nobody, and the seller reads the reasons in their language', async () => {
  const car_id = await submit()
  await decide(car_id, 'reject', { reasons: ['pictures_unclear', 'other'], note: 'أضف صورة العداد.' })
  expect((await createBrowser(app.http).get(`/cars/${car_id}`)).statusCode).toBe(404)
  const [mail] = await decisions()
  expect(mail?.text).toContain('الصور غير واضحة أو لا تُظهر السيارة كاملة. أضف صورة العداد.')
})

test('ADMIN-01 a rejection needs a reason, and “other” a sentence', async () => {
  const car_id = await submit()
  expect((await decide(car_id, 'reject', { reasons: [] })).statusCode).toBe(400)
  expect((await decide(car_id, 'reject', { reasons: ['other'], note: ' ' })).statusCode).toBe(400)
})

test('ADMIN-01 two admins never decide the same ad twice', async () => {
  const car_id = await submit()
  const { submitted_at } = await review(car_id)
  const answers = await Promise.all([
    admin.post(`/admin/ad-reviews/${car_id}/approve`, { submitted_at }),
    admin.post(`/admin/ad-reviews/${car_id}/reject`, { submitted_at, reasons: ['not_a_car'] }),
    admin.post(`/admin/ad-reviews/${car_id}/approve`, { submitted_at }),
  ])
  const [refused, done] = [answers.filter(({ body }) => body), answers.filter(({ body }) => !body)]
  expect(done.map(({ statusCode }) => statusCode)).toEqual([204])
  expect(refused.map((answer) => answer.json().code)).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED'])
  expect(await decisions()).toHaveLength(1)
})

test('ADMIN-01 what the seller changed since the admin looked is not decided unseen', async () => {
  const car_id = newId()
  const ad = givenAd()
  await submit(ad, car_id)
  const { submitted_at } = await review(car_id)
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await submit({ ...ad, price: 1000 }, car_id)
  const answer = await admin.post(`/admin/ad-reviews/${car_id}/approve`, { submitted_at })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'CHANGED_ELSEWHERE'])
})

test('ADMIN-01 changes of a live ad are shown beside what is live, and published or not', async () => {
  const car_id = newId()
  const ad = givenAd()
  await submit(ad, car_id)
  await decide(car_id, 'approve')
  await submit({ ...ad, color: 'red' }, car_id)
  expect(await review(car_id)).toMatchObject({
    kind: 'revision',
    changed: ['color'],
    before: { color: 'white' },
    ad: { color: 'red' },
  })
  await decide(car_id, 'reject', { reasons: ['wrong_fields'] })
  expect((await seller.get(`/cars/${car_id}`)).json()).toMatchObject({ color: 'white' })
  await submit({ ...ad, color: 'red' }, car_id)
  await decide(car_id, 'approve')
  expect((await seller.get(`/cars/${car_id}`)).json()).toMatchObject({ color: 'red' })
  expect((await admin.get(`/admin/ad-reviews/${car_id}`)).statusCode).toBe(404)
  const subjects = (await decisions()).map(({ subject }) => subject.slice(0, 14))
  expect(subjects).toHaveLength(3)
})

test('ADMIN-01 signals: a number in the text, the text of another seller, a new account, an earlier rejection', async () => {
  const description_ar = 'للتواصل ٠٥٥ ١٢٣ ٤٥٦٧ فقط للجادين والله الموفق'
  const before = await submit({ description_ar })
  await decide(before, 'reject', { reasons: ['contact_in_text'] })
  const mine = await submit({ description_ar })
  expect((await review(mine)).signals).toEqual(['phone_in_text', 'new_account', 'rejected_before'])
  const other = createBrowser(app.http)
  const { id: otherId } = await givenUser(app, { browser: other })
  const car_id = newId()
  const ad = givenAd({ description_ar })
  await givenPictures(app, otherId, ad.picture_ids)
  await other.post(`/me/ads/${car_id}`, { ad })
  const found = await review(car_id)
  expect(found.signals).toContain('same_text_elsewhere')
  expect(found.similar_ads.map(({ id }: { id: string }) => id)).toContain(mine)
})

test('AD-06 everything that happens to an ad is recorded: who, when, from, to, note', async () => {
  const car_id = await submit()
  await decide(car_id, 'reject', { reasons: ['price_not_real'], note: 'السعر منخفض جدًا' })
  const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, car_id))
  expect(events.map(({ action, from_state, to_state, note }) => [action, from_state, to_state, note])).toEqual([
    ['submit', 'none', 'pending', null],
    ['reject', 'pending', 'rejected', 'price_not_real, السعر منخفض جدًا'],
  ])
})

test('ADMIN-01 an ad of a suspended seller does not wait', async () => {
  const car_id = await submit()
  await admin.put(`/admin/users/${me.id}/suspension`, { reason: 'إعلانات مكررة كثيرة جدًا' })
  expect((await admin.get(`/admin/ad-reviews/${car_id}`)).statusCode).toBe(404)
  expect((await app.services.db.select().from(cars).where(eq(cars.id, car_id)))[0]).toMatchObject({ status: 'pending' })
})

test('ADMIN-01 colleagues see which ad somebody looks at, for two minutes, and how many came since', async () => {
  const { now } = app.time
  const [first, second] = [await submit(), await submit()]
  const { browser: colleague } = await givenPerson(app, 'moderator')
  const since = now.toISOString()
  const look = async (car_id: string | null) =>
    (await colleague.post('/admin/ad-reviews/looks', { car_id, since })).json()
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
  const car_id = newId()
  await givenPictures(app, user.id, said.picture_ids)
  await own.post(`/me/ads/${car_id}`, { ad: said })
  const { submitted_at } = await review(car_id)
  const approve = () => own.post(`/admin/ad-reviews/${car_id}/approve`, { submitted_at })
  const listed = (await own.get('/admin/ad-reviews')).json().items.map(({ card }: { card: { id: string } }) => card.id)
  expect(listed).not.toContain(car_id)
  expect((await approve()).json()).toMatchObject({ code: 'CONFLICT_OF_INTEREST' })

  const roles = await app.services.db.delete(user_roles).where(ne(user_roles.user_id, user.id)).returning()
  expect((await own.get('/admin/ad-reviews')).json().items).toContainEqual(
    expect.objectContaining({ card: expect.objectContaining({ id: car_id }) }),
  )
  expect((await approve()).statusCode).toBe(204)
  await app.services.db.insert(user_roles).values(roles)
  const [change] = await app.services.db.select().from(admin_changes).where(eq(admin_changes.subject_id, car_id))
  expect(change).toMatchObject({ what: 'decide_ad', after: { state: 'active', own_ad: true } })
})

test('ADMIN-01 ADMIN-07 changes that waited when the approval was undone are part of the ad that waits again', async () => {
  const car_id = await submit()
  await decide(car_id, 'approve')
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await submit({ color: 'red' }, car_id)
  expect((await undoLast(admin, car_id)).statusCode).toBe(204)
  expect(await review(car_id)).toMatchObject({ kind: 'new', ad: { color: 'red' } })
  expect((await decide(car_id, 'approve')).statusCode).toBe(204)
  expect((await seller.get(`/cars/${car_id}`)).json()).toMatchObject({ status: 'active', color: 'red' })
  // and is separate again once the undoing is undone
  expect((await undoLast(admin, car_id)).statusCode).toBe(204)
  expect((await undoLast(admin, car_id)).statusCode).toBe(204)
})

test('ADMIN-01 an ad that its seller paused while changes waited, and then changed again, is decided', async () => {
  const car_id = await submit()
  await decide(car_id, 'approve')
  await submit({ color: 'red' }, car_id)
  expect((await seller.post(`/me/ads/${car_id}/actions`, { action: 'pause' })).statusCode).toBeLessThan(300)
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await submit({ color: 'blue' }, car_id)
  expect(await review(car_id)).toMatchObject({ kind: 'new', ad: { color: 'blue' } })
  expect((await decide(car_id, 'approve')).statusCode).toBe(204)
  expect((await seller.get(`/cars/${car_id}`)).json()).toMatchObject({ status: 'active', color: 'blue' })
})
