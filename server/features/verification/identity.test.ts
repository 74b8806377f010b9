import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { identity_documents, profiles, users } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenForm, givenPicture } from '#server/testing/given-picture.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { sweepIdentityFiles } from './identity-files.ts'

let app: GivenApp
let browser: Browser
let admin: Browser
let me: { id: string; email: string }
let picture: Buffer

beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  picture = await givenPicture()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

const status = async (one = browser) => (await one.get('/me/verification')).json()

const countsOf = (answers: LightMyRequestResponse[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([code, some]) => [code, some.length]),
  )

const ask = (fields: Record<string, string | Buffer> = {}, one = browser) =>
  one.upload(
    '/me/verification/identity',
    givenForm({ document_kind: 'national_id', front: picture, back: picture, ...fields }),
  )

async function filesOf(): Promise<string[]> {
  const found = []
  for await (const { key } of app.services.files.private.list('identity')) found.push(key)
  return found
}

async function ownRequest() {
  const { items } = (await admin.get('/admin/identity-requests')).json()
  return items.find(({ user_id }: { user_id: string }) => user_id === me.id)
}

test('AUTH-06 pictures of a document wait for an admin, upright, without metadata, in the private store', async () => {
  const before = (await filesOf()).length
  expect((await ask()).statusCode).toBe(204)
  expect(await status()).toMatchObject({ identity: { state: 'pending', document_kind: 'national_id' } })
  const request = await ownRequest()
  expect(request).toMatchObject({ first_name: 'سارة', email: me.email, rejected_count: 0 })
  expect(request.documents.map(({ side }: { side: string }) => side)).toEqual(['front', 'back'])
  const shown = await admin.get(`/admin/identity-documents/${request.documents[0].id}`)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  const metadata = await sharp(shown.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 400, height: 640 })
  expect(metadata).not.toHaveProperty('exif')
  const files = await filesOf()
  expect(files).toHaveLength(before + 2)
  expect(files[0]).toMatch(/^identity\/[0-9a-f]{64}\.webp$/)
})

test('AUTH-06 only admins can open the pictures, and the owner sees each access', async () => {
  await ask()
  const { documents } = await ownRequest()
  const path = `/admin/identity-documents/${documents[0].id}`
  expect((await browser.get(path)).statusCode).toBe(403)
  expect((await createBrowser(app.http).get(path)).statusCode).toBe(401)
  const [row] = await app.services.db
    .select()
    .from(identity_documents)
    .where(eq(identity_documents.id, documents[0].id))
  const name = row?.file_key ?? ''
  for (const address of [`/files/${name}`, `/pictures/${name}`, `/pictures/../private/${name}`, `/${name}`]) {
    expect((await app.http.inject(address)).statusCode).toBe(404)
  }
  await admin.get(path)
  expect((await browser.get('/me/profile/accesses')).json()).toMatchObject([
    { access_type: 'identity_document' },
    { access_type: 'contact_details' },
  ])
})

test('AUTH-06 approval adds the badge to profile and ads, notifies the user and deletes the pictures', async () => {
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id })
  await ask()
  const before = await filesOf()
  const { id, documents } = await ownRequest()
  expect((await admin.post(`/admin/identity-requests/${id}/approve`, {})).statusCode).toBe(204)
  const [mail] = await app.mails(me.email)
  expect(mail?.subject).toBe('تم توثيق هويتك في صيّاد')
  expect(await filesOf()).toHaveLength(before.length - 2)
  expect((await admin.get(`/admin/identity-documents/${documents[0].id}`)).statusCode).toBe(404)
  expect(await status()).toMatchObject({ identity: { state: 'verified', verified_at: expect.any(String) } })
  expect((await browser.get('/me/notifications')).json().items).toMatchObject([{ kind: 'identity_verified' }])
  const { items } = (await browser.get('/cars?limit=60')).json()
  const card = items.find((one: { id: string }) => one.id === carId)
  expect(card).toMatchObject({ seller_is_verified: true })
  expect((await browser.get(`/cars/${carId}`)).json()).toMatchObject({ seller_is_verified: true })
  expect((await browser.get(`/profiles/${me.id}`)).json()).toMatchObject({
    is_verified: true,
    ads: [{ seller_is_verified: true }],
  })
  expect((await ask()).json()).toMatchObject({ code: 'ALREADY_VERIFIED' })
})

test('AUTH-06 a rejected user is told why and can try again', async () => {
  await ask()
  const { id } = await ownRequest()
  const rejection = { reason: 'unreadable', note: 'الوجه الخلفي مقصوص.' }
  expect((await admin.post(`/admin/identity-requests/${id}/reject`, rejection)).statusCode).toBe(204)
  const [mail] = await app.mails(me.email)
  expect(mail?.text).toContain('دون انعكاس. الوجه الخلفي مقصوص.')
  expect(await status()).toMatchObject({
    identity: { state: 'rejected', rejection_reason: 'unreadable', rejection_note: 'الوجه الخلفي مقصوص.' },
  })
  expect((await ask()).statusCode).toBe(204)
  expect(await status()).toMatchObject({ identity: { state: 'pending', rejection_reason: null } })
  expect(await ownRequest()).toMatchObject({ rejected_count: 1 })
})

test('AUTH-06 the reason “other” needs an explanation', async () => {
  await ask()
  const { id } = await ownRequest()
  expect((await admin.post(`/admin/identity-requests/${id}/reject`, { reason: 'other', note: ' ' })).statusCode).toBe(
    400,
  )
})

test('AUTH-06 of two admins who decide at the same time, one succeeds', async () => {
  await ask()
  const { id } = await ownRequest()
  const answers = await Promise.all([
    admin.post(`/admin/identity-requests/${id}/approve`, {}),
    admin.post(`/admin/identity-requests/${id}/reject`, { reason: 'unreadable' }),
    admin.post(`/admin/identity-requests/${id}/approve`, {}),
  ])
  expect(countsOf(answers)).toEqual({ 204: 1, 409: 2 })
  expect(await app.mails(me.email)).toHaveLength(1)
})

test('AUTH-06 one request waits at a time, however often it is sent', async () => {
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(countsOf(answers)).toEqual({ 204: 1, 409: 2 })
  await browser.delete('/me/verification/identity')
})

test('AUTH-06 a withdrawn request leaves nothing', async () => {
  // runs the jobs that delete files of earlier requests
  await app.mails()
  const before = (await filesOf()).length
  await ask()
  await browser.delete('/me/verification/identity')
  await app.mails(me.email)
  expect(await filesOf()).toHaveLength(before)
  expect(await status()).toMatchObject({ identity: { state: 'none', document_kind: null } })
})

test.each([
  ['a text', Buffer.from('<html><script>alert(1)</script>'), 'picture_not_a_picture'],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'picture_not_a_picture',
  ],
  ['a picture that ends halfway', 'half', 'picture_damaged'],
])('AUTH-06 %s is refused with the name of the file, and nothing is stored', async (_name, bytes, reason) => {
  const before = (await filesOf()).length
  const back = bytes === 'half' ? picture.subarray(0, picture.length / 2) : (bytes as Buffer)
  const answer = await ask({ back })
  expect([answer.statusCode, answer.json().data]).toEqual([422, { field: 'back', reason }])
  expect(await filesOf()).toHaveLength(before)
  expect(await status()).toMatchObject({ identity: { state: 'none' } })
})

test('AUTH-06 an ID card needs two pictures, a passport one', async () => {
  const answer = await browser.upload(
    '/me/verification/identity',
    givenForm({ document_kind: 'residence_permit', front: picture }),
  )
  expect(answer.json().data).toEqual({ field: 'back', reason: 'required' })
  expect((await ask({ document_kind: 'passport' })).statusCode).toBe(204)
  expect((await ownRequest()).documents).toHaveLength(1)
})

test('AUTH-06 changing the name removes the verification', async () => {
  await app.services.db.update(profiles).set({ identity_verified_at: app.time.now }).where(eq(profiles.id, me.id))
  const values = { phone_number: '0501234567', country_code: 'SA' }
  await browser.put('/me/profile', { ...values, first_name: 'سارة', last_name: 'العتيبي' })
  expect(await status()).toMatchObject({ identity: { state: 'verified' } })
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id })
  await browser.put('/me/profile', { ...values, first_name: 'سارة', last_name: 'الحربي' })
  expect(await status()).toMatchObject({ identity: { state: 'none' } })
  expect((await browser.get(`/cars/${carId}`)).json()).toMatchObject({ seller_is_verified: false })
})

test('AUTH-15 pictures of a deleted user, and of a request interrupted by a crash, are deleted', async () => {
  const before = (await filesOf()).length
  await ask()
  await app.services.files.private.write('identity/cut-off.webp', picture)
  await app.services.db.delete(users).where(eq(users.id, me.id))
  const later = { ...app.services, clock: () => new Date(Date.now() + 2 * 3_600_000) }
  await sweepIdentityFiles.run(later, {})
  expect((await filesOf()).length).toBeLessThanOrEqual(before)
  expect(await filesOf()).not.toContain('identity/cut-off.webp')
})

test('ADMIN-07 an approved identity can be undone, a rejection cannot, since its pictures are deleted', async () => {
  await ask()
  await admin.post(`/admin/identity-requests/${(await ownRequest()).id}/approve`, {})
  expect((await undoLast(admin, me.id)).statusCode).toBe(204)
  expect((await browser.get('/me/notifications')).json().items[0]).toMatchObject({ kind: 'identity_rejected' })
  expect((await ask()).statusCode).toBe(204)
  await admin.post(`/admin/identity-requests/${(await ownRequest()).id}/reject`, { reason: 'unreadable', note: '' })
  expect((await undoLast(admin, me.id)).json()).toMatchObject({ data: { reason: 'irreversible' } })
})
