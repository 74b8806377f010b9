import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { cars, pictures } from '#server/platform/db/schema/index.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import { newId } from '#server/platform/ids.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { NOW } from '#server/testing/given-services.ts'
import { eraseEndedAds } from './erase-ended-ads.job.ts'

let app: GivenApp
let seller: Person
let admin: Person
let carId: string
let url: string

beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
})
beforeEach(async () => {
  app.time.now = NOW
  seller = await givenPerson(app)
  carId = newId()
  const ad = givenAd()
  await givenPictures(app, seller.id, ad.picture_ids)
  const own = await app.services.db.select().from(pictures).where(eq(pictures.owner_id, seller.id))
  for (const picture of own) await app.services.files.public.write(keyOf(picture.url ?? ''), Buffer.from('picture'))
  url = own[0]?.url ?? ''
  await seller.browser.post(`/me/ads/${carId}`, { ad })
})

const keyOf = (address: string) => address.slice(FILES_ADDRESS.length, address.indexOf('?'))
const statusOf = async (address: string) => (await app.http.inject(address)).statusCode
async function decide(decision: 'approve' | 'reject'): Promise<void> {
  const { submitted_at } = (await admin.browser.get(`/admin/ad-reviews/${carId}`)).json()
  const reasons = decision === 'reject' ? { reasons: ['not_a_car'] } : {}
  expect(
    (await admin.browser.post(`/admin/ad-reviews/${carId}/${decision}`, { submitted_at, ...reasons })).statusCode,
  ).toBe(204)
}
async function nightsAfter(days: number): Promise<void> {
  app.time.now = new Date(NOW.getTime() + days * DAY_MS)
  await eraseEndedAds.run(app.services, {})
  await app.mails()
}

const ENDS: [string, () => Promise<unknown>][] = [
  [
    'deleted by its seller',
    async () => {
      await decide('approve')
      return seller.browser.post(`/me/ads/${carId}/actions`, { action: 'delete' })
    },
  ],
  [
    'deleted by an admin',
    async () => {
      await decide('approve')
      return admin.browser.post(`/admin/ads/${carId}/delete`, { reason: 'إعلان مكرر' })
    },
  ],
  ['rejected', () => decide('reject')],
]

test.each(ENDS)('AD-09 pictures of an ad that was %s are deleted once it cannot be restored', async (_how, end) => {
  await end()
  await nightsAfter(29.9)
  expect(await statusOf(url)).toBe(200)
  await nightsAfter(30.1)
  expect(await statusOf(url)).toBe(404)
  expect(await app.services.db.$count(pictures, eq(pictures.owner_id, seller.id))).toBe(0)
})

test('AD-09 a deleted ad also loses its texts, a rejected one keeps them for its seller', async () => {
  const rowOf = async () => (await app.services.db.select().from(cars).where(eq(cars.id, carId)))[0]
  await decide('reject')
  await nightsAfter(31)
  const before = await rowOf()
  expect(before).toMatchObject({ picture_ids: [], description_ar: givenAd().description_ar })
  await seller.browser.post(`/me/ads/${carId}/actions`, { action: 'delete' })
  await nightsAfter(62)
  expect(await rowOf()).toMatchObject({ description_ar: null, phone_number: null, extra_features: [] })
})

test('AD-09 pictures in a draft or another ad of the seller stay', async () => {
  const [id = ''] = (await app.services.db.select().from(pictures).where(eq(pictures.owner_id, seller.id))).map(
    (picture) => picture.id,
  )
  await seller.browser.post(`/me/ads/${carId}/actions`, { action: 'delete' })
  await seller.browser.put(`/me/drafts/${newId()}`, { fields: {}, picture_ids: [id], version: 0 })
  await nightsAfter(31)
  expect(await statusOf(url)).toBe(200)
})
