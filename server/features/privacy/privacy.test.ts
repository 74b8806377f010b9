import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { ad_revisions, car_counters, cars, profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenForm, givenPicture } from '#server/testing/given-picture.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenToken } from '#server/testing/given-token.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { deleteDueAccounts } from './deletion.ts'
import { eraseAccount } from './erase-account.ts'

/** Columns of a profile that are kept when the account is deleted. */
const IMPERSONAL = new Set([
  'id',
  'status',
  'normalised_name',
  'preferred_language',
  'demo',
  'created_at',
  'updated_at',
  'last_seen_at',
  'first_messages_count',
  'answered_count',
  'median_reply_minutes',
])

let app: GivenApp
let browser: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

async function afterDays(days: number) {
  const { clock } = app.services
  await deleteDueAccounts.run({ ...app.services, clock: () => new Date(clock().getTime() + days * DAY_MS) }, {})
}

test('AUTH-15 the export has all stored data of the user, and no secrets', async () => {
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id, ad_title_ar: 'كامري نظيفة جدًا للبيع' })
  await browser.put(`/me/favorites/${carId}`, {})
  await givenToken(app, me.id, ['read'])
  const [offered = ''] = await givenCars(app.services, { seller_id: (await givenUser(app)).id })
  await browser.post(`/cars/${offered}/conversation`, { id: newId(), content: 'هل ما زالت متوفرة؟' })
  await browser.upload('/me/profile/picture', givenForm({ picture: await givenPicture() }))
  const answer = await browser.get('/me/export')
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toContain('sayyad-2026-06-15.zip')
  const { 'profile.webp': picture = new Uint8Array(), ...zipped } = unzipSync(answer.rawPayload)
  expect((await sharp(picture).metadata()).format).toBe('webp')
  const files = Object.fromEntries(Object.entries(zipped).map(([name, data]) => [name, strFromU8(data)]))
  expect(Object.keys(files).length).toBe(38)
  for (const text of Object.values(files)) expect(() => JSON.parse(text)).not.toThrow()
  expect(files['account.json']).toContain(me.email)
  expect(files['profile.json']).toContain('+966501234567')
  expect(files['ads.json']).toContain('كامري نظيفة جدًا للبيع')
  expect(files['favorites.json']).toContain(carId)
  expect(JSON.parse(files['access_tokens.json'] ?? '')).toMatchObject([{ name: 'import', scopes: ['read'] }])
  expect(files['messages_written.json']).toContain('هل ما زالت متوفرة؟')
  expect(files['consents.json']).toContain('terms')
  const all = Object.values(files).join('')
  for (const secret of ['password', 'token', 'secret', 'public_key', 'hash']) expect(all).not.toContain(secret)
})

test('AUTH-15 deleting needs the password, and leaves 14 days to change one’s mind', async () => {
  expect((await browser.post('/me/deletion', { password: 'wrong' })).json().code).toBe('WRONG_PASSWORD')
  const { delete_at } = (await browser.post('/me/deletion', { password: PASSWORD })).json<{ delete_at: string }>()
  expect(new Date(delete_at).getTime() - app.time.now.getTime()).toBe(14 * DAY_MS)
  expect((await browser.get('/accounts/viewer')).json()).toMatchObject({ delete_at })
  expect((await app.mails(me.email)).map(({ subject }) => subject)).toEqual(['سيُحذف حسابك في صيّاد يوم 29 يونيو 2026'])
  await afterDays(13.9)
  await browser.delete('/me/deletion')
  await afterDays(15)
  expect((await browser.get('/accounts/viewer')).json()).toMatchObject({ email: me.email, delete_at: null })
})

test('AUTH-15 a deletion cancelled at the last moment removes nothing', async () => {
  const { db } = app.services
  const [offered = ''] = await givenCars(app.services, { seller_id: (await givenUser(app)).id })
  await browser.put(`/me/favorites/${offered}`, {})
  await browser.post('/me/deletion', { password: PASSWORD })
  await browser.delete('/me/deletion')
  // the job found the account due before it was cancelled
  await eraseAccount({ ...app.services, clock: () => new Date(app.time.now.getTime() + 15 * DAY_MS) }, me.id)
  expect((await browser.get('/me/favorites/ids')).json()).toEqual({ car_ids: [offered] })
  const [counters] = await db.select().from(car_counters).where(eq(car_counters.car_id, offered))
  expect(counters?.favorites_count).toBe(1)
})

test('AUTH-15 an admin hands the role over before the account can go', async () => {
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  expect((await admin.post('/me/deletion', { password: PASSWORD })).json().code).toBe('IS_ADMIN')
  expect((await admin.get('/accounts/viewer')).json()).toMatchObject({ delete_at: null })
})

test('AUTH-15 after 14 days sign-in, ads and names are erased; content of others stays', async () => {
  const { db } = app.services
  await db
    .update(profiles)
    .set({ verified_phone_number: '+966501234567', identity_verified_at: NOW, last_login: NOW })
    .where(eq(profiles.id, me.id))
  const [own = ''] = await givenCars(app.services, {
    seller_id: me.id,
    ad_title_ar: 'كامري نظيفة جدًا للبيع',
    contact_name: 'سارة',
    phone_number: '+966501234567',
    whatsapp_number: '+966501234567',
  })
  const [other = ''] = await givenCars(app.services, {})
  await browser.put(`/me/favorites/${other}`, {})
  const { picture_url } = (
    await browser.upload('/me/profile/picture', givenForm({ picture: await givenPicture() }))
  ).json()
  await db.insert(ad_revisions).values({ car_id: own, ad: givenAd(), submitted_at: NOW })
  await browser.post('/me/deletion', { password: PASSWORD })
  await app.mails()
  await afterDays(14)
  expect(await db.select().from(ad_revisions)).toEqual([])
  expect((await app.mails(me.email)).map(({ subject }) => subject)).toEqual(['حُذف حسابك في صيّاد'])
  expect(await db.select().from(users).where(eq(users.id, me.id))).toEqual([])
  expect((await browser.get('/accounts/viewer')).json()).toBeNull()
  expect((await browser.post('/accounts/sign-in', { email: me.email, password: PASSWORD })).statusCode).toBe(401)
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, me.id))
  expect([profile?.status, profile?.normalised_name?.trim()]).toEqual(['deleted', ''])
  const left = Object.entries(profile ?? {}).filter(([, value]) => value !== null)
  expect(left.map(([column]) => column).filter((column) => !IMPERSONAL.has(column))).toEqual([])
  expect((await browser.get(`/profiles/${me.id}`)).statusCode).toBe(404)
  expect((await app.http.inject(picture_url)).statusCode).toBe(404)
  expect((await browser.get(`/cars/${own}`)).statusCode).toBe(410)
  const found = (await browser.get('/cars')).json<{ items: { id: string }[] }>()
  expect(found.items.map(({ id }) => id)).not.toContain(own)
  const [ad] = await db.select().from(cars).where(eq(cars.id, own))
  expect(ad).toMatchObject({
    ad_title_ar: null,
    contact_name: null,
    phone_number: null,
    whatsapp_number: null,
  })
  const [counters] = await db.select().from(car_counters).where(eq(car_counters.car_id, other))
  expect(counters?.favorites_count).toBe(0)
  await afterDays(15)
})
