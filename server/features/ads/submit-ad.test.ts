import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ad, Draft } from '#contract/ads.ts'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { ad_events, ad_revisions, cars, pictures, price_history } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { MOST_NEW_ADS } from './assert-may-add.ts'

let app: GivenApp
let browser: Browser
let admin: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

async function submit(carId: string, ad: Partial<Ad> | object, one = browser) {
  const said = { ...givenAd(), ...ad }
  await givenPictures(app, me.id, said.picture_ids)
  return one.post(`/me/ads/${carId}`, { ad: said })
}
const rowOf = async (carId: string) => (await app.services.db.select().from(cars).where(eq(cars.id, carId)))[0]
const listed = async (carId: string) => {
  const { items } = (await browser.get('/cars?limit=60')).json<{ items: { id: string; price: number }[] }>()
  return items.find(({ id }) => id === carId)
}

/** Creates an approved ad. */
async function givenLive(ad: Ad): Promise<string> {
  const carId = newId()
  await submit(carId, ad)
  const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
  await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at })
  return carId
}

test('AD-05 a submitted ad waits for review and is not public', async () => {
  const carId = newId()
  await browser.put(`/me/drafts/${carId}`, { fields: { make: 'toyota' }, picture_ids: [], version: 0 })
  expect((await submit(carId, {})).json()).toEqual({ state: 'pending', has_revision: false })
  expect(await listed(carId)).toBeUndefined()
  expect((await createBrowser(app.http).get(`/cars/${carId}`)).statusCode).toBe(404)
  expect((await browser.get('/me/drafts')).json()).toEqual([])
  expect(await rowOf(carId)).toMatchObject({ status: 'pending', phone_number: '+966501234567', seller_id: me.id })
})

test('AD-05 the seller gets one email for each submission', async () => {
  const [carId, ad] = [newId(), givenAd()]
  await Promise.all([submit(carId, ad), submit(carId, ad)])
  await submit(carId, { ...ad, price: 66_000 })
  const [mail, ...others] = await app.mails(me.email)
  expect([mail?.subject, others]).toEqual(['وصلنا إعلانك: تويوتا كامري 2020', []])
  expect(mail?.text).toContain(`/car/${carId}`)
  const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
  await admin.post(`/admin/ad-reviews/${carId}/reject`, { submitted_at, reasons: ['wrong_fields'], note: '' })
  await app.mails(me.email)
  await submit(carId, { ...ad, price: 67_000 })
  expect((await app.mails(me.email)).map(({ subject }) => subject)).toEqual(['وصلنا إعلانك: تويوتا كامري 2020'])
})

test('AD-08 concurrent submissions of the same ad create one ad and one event', async () => {
  const [carId, ad] = [newId(), givenAd()]
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(carId, ad)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const { db } = app.services
  expect(await db.select().from(cars).where(eq(cars.seller_id, me.id))).toHaveLength(1)
  expect(await db.select().from(ad_events).where(eq(ad_events.car_id, carId))).toHaveLength(1)
})

test('AD-01 nobody can submit without an account, or replace another seller’s ad', async () => {
  const carId = newId()
  expect((await submit(carId, {}, createBrowser(app.http))).statusCode).toBe(401)
  await submit(carId, {})
  const other = createBrowser(app.http)
  const { id: otherId } = await givenUser(app, { browser: other })
  const ad = givenAd({ price: 1000 })
  await givenPictures(app, otherId, ad.picture_ids)
  expect((await other.post(`/me/ads/${carId}`, { ad })).statusCode).toBe(404)
  expect(await rowOf(carId)).toMatchObject({ price: 75_000 })
})

test.each([
  [{ price: 0 }, 'price', 'price_too_low'],
  [{ price: -1 }, 'price', 'price_too_low'],
  [{ price: 1e12 }, 'price', 'price_too_high'],
  [{ price: undefined }, 'price', 'required'],
  [{ price: 50_000.5 }, 'price', 'price_not_whole'],
  [{ year: 1899 }, 'year', 'year_too_low'],
  [{ year: new Date().getUTCFullYear() + 2 }, 'year', 'year_too_high'],
  [{ mileage: -5 }, 'mileage', 'mileage_too_low'],
  [{ model: null }, 'model', 'required'],
  [{ phone_number: null }, 'phone_number', 'required'],
  [{ contact_methods: [] }, 'contact_methods', 'required'],
  [{ contact_methods: ['whatsapp'] }, 'whatsapp_number', 'required'],
  [{ description_ar: 'x'.repeat(100_000) }, 'description_ar', 'description_too_long'],
  [{ description_ar: 'قصير' }, 'description_ar', 'description_too_short'],
  [{ picture_ids: Array.from({ length: 21 }, () => newId()) }, 'picture_ids', 'pictures_too_many'],
])('AD-03 %j is refused at its field', async (wrong, field, code) => {
  const answer = await submit(newId(), wrong)
  expect(answer.statusCode).toBe(400)
  const { issues } = answer.json<{ data: { issues: { path: string[]; message: string }[] } }>().data
  expect(issues.map(({ path, message }) => [path.slice(1).join('.'), message])).toContainEqual([field, code])
})

test.each([
  [{ make: 'no-such' }, 'make', 'make_unknown'],
  [{ model: 'kia-sportage' }, 'model', 'model_unknown'],
  [{ city: 'atlantis' }, 'city', 'city_unknown'],
  [{ picture_ids: [] }, 'picture_ids', 'pictures_too_few'],
  [{ phone_number: '12345' }, 'phone_number', 'phone_invalid'],
])('AD-03 %j is refused by the server at its field', async (wrong, field, reason) => {
  const answer = await submit(newId(), wrong)
  expect([answer.statusCode, answer.json().data]).toEqual([422, { field, reason }])
})

test.each(['0501234567', '+966 50 123 4567', '00966501234567', '٠٥٠١٢٣٤٥٦٧', '966501234567', '50-123-4567'])(
  'AD-03 the phone %s is understood',
  async (phoneNumber) => {
    const carId = newId()
    await submit(carId, { phone_number: phoneNumber })
    expect(await rowOf(carId)).toMatchObject({ phone_number: '+966501234567' })
  },
)

test('AD-03 markup is kept as text, and invisible characters are removed', async () => {
  const carId = newId()
  await submit(carId, { description_ar: '<script>alert(1)</script> \u202Eكامري نظيفة\u200B جدًا جدًا' })
  expect((await rowOf(carId))?.description_ar).toBe('<script>alert(1)</script> كامري نظيفة جدًا جدًا')
})

test('AD-03 a model that the catalogue lacks is named by the seller', async () => {
  const carId = newId()
  await submit(carId, { model: null, custom_model: 'سنشري' })
  expect(await rowOf(carId)).toMatchObject({ model_id: null, custom_model: 'سنشري' })
})

test('AD-09 pictures that are unfinished, of other users or duplicate are refused', async () => {
  const unknown = await browser.post(`/me/ads/${newId()}`, { ad: givenAd() })
  expect(unknown.json().data).toEqual({ field: 'picture_ids', reason: 'pictures_unknown' })
  const ad = givenAd()
  await givenPictures(app, me.id, ad.picture_ids)
  const { browser: other } = await givenPerson(app)
  expect((await other.post(`/me/ads/${newId()}`, { ad })).json().data.reason).toBe('pictures_unknown')
  const [first = ''] = ad.picture_ids
  const doubled = await browser.post(`/me/ads/${newId()}`, { ad: { ...ad, picture_ids: [first, first] } })
  expect(doubled.json().data.reason).toBe('pictures_doubled')
  await app.services.db.update(pictures).set({ state: 'uploaded' }).where(eq(pictures.id, first))
  const early = await browser.post(`/me/ads/${newId()}`, { ad })
  expect(early.json().data.reason).toBe('pictures_not_ready')
  await app.services.db.update(pictures).set({ state: 'refused', fault: 'damaged' }).where(eq(pictures.id, first))
  const refused = await browser.post(`/me/ads/${newId()}`, { ad })
  expect(refused.json().data.reason).toBe('pictures_refused')
})

test('AD-06 changes of price, mileage, contact and features of a live ad take effect at once, and the price is added to the history', async () => {
  const ad = givenAd()
  const carId = await givenLive(ad)
  app.time.now = new Date(app.time.now.getTime() + 1000)
  const answer = await submit(carId, { ...ad, price: 70_000, mileage: 61_000, extra_features: [] })
  expect(answer.json()).toEqual({ state: 'active', has_revision: false })
  expect(await listed(carId)).toMatchObject({ price: 70_000, mileage: 61_000 })
  const prices = await app.services.db.select().from(price_history).where(eq(price_history.car_id, carId))
  expect(prices.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b))).toEqual([70_000, 75_000])
})

test('AD-06 other changes of a live ad wait, while the approved version stays visible', async () => {
  const ad = givenAd()
  const carId = await givenLive(ad)
  const answer = await submit(carId, { ...ad, price: 70_000, color: 'red' })
  expect(answer.json()).toEqual({ state: 'active', has_revision: true })
  expect((await browser.get(`/cars/${carId}`)).json()).toMatchObject({ price: 70_000, color: 'white' })
  expect((await browser.get('/me/ads')).json().items[0]).toMatchObject({ state: 'active', has_revision: true })
  // the withdrawal leaves no waiting changes
  await submit(carId, { ...ad, price: 70_000 })
  expect(await app.services.db.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId))).toEqual([])
})

test('AD-06 a rejected ad that is changed waits again', async () => {
  const [carId, ad] = [newId(), givenAd()]
  await submit(carId, ad)
  const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
  await admin.post(`/admin/ad-reviews/${carId}/reject`, { submitted_at, reasons: ['price_not_real'] })
  expect((await browser.get('/me/ads')).json().items[0]).toMatchObject({
    state: 'rejected',
    rejection_reasons: ['price_not_real'],
  })
  expect((await submit(carId, { ...ad, price: 60_000 })).json()).toMatchObject({ state: 'pending' })
  expect(await rowOf(carId)).toMatchObject({ rejection_reasons: [], admin_notes: null })
})

test('AD-09 a picture that was turned is shown turned once its ad is saved, also in lists', async () => {
  const ad = givenAd()
  const carId = await givenLive(ad)
  const url = `/files/pictures/00/${newId()}-960.webp`
  await app.services.db
    .update(pictures)
    .set({ url })
    .where(eq(pictures.id, ad.picture_ids[0] ?? ''))
  expect((await submit(carId, ad)).json()).toEqual({ state: 'active', has_revision: false })
  expect(await listed(carId)).toMatchObject({ images: [url, expect.any(String)] })
})

test('AD-06 a sold ad cannot be changed', async () => {
  const ad = givenAd()
  const carId = await givenLive(ad)
  await browser.post(`/me/ads/${carId}/actions`, { action: 'mark_sold', sold_price: 72_000 })
  const answer = await submit(carId, { ...ad, price: 60_000 })
  expect([answer.statusCode, answer.json().data]).toEqual([409, { reason: 'wrong_state' }])
})

describe('the limit of new ads', () => {
  const givenNewAds = (count: number) => {
    const createdAt = app.time.now
    return givenCars(
      app.services,
      ...Array.from({ length: count }, () => ({ seller_id: me.id, images: ['/a.webp'], created_at: createdAt })),
    )
  }
  const SAID = { picture_ids: [], contact_methods: ['message'], phone_number: null }

  test('AD-06 refused submissions do not count towards the limit', async () => {
    await givenNewAds(MOST_NEW_ADS - 1)
    const refused = { ad: givenAd({ city: 'atlantis' }) }
    const answers = await Promise.all(
      Array.from({ length: MOST_NEW_ADS }, () => browser.post(`/me/ads/${newId()}`, refused)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
    expect((await submit(newId(), {})).statusCode).toBe(200)
  })

  test('AD-05 a dealer at the limit waits until the oldest submission is an hour old, and can correct ads meanwhile', async () => {
    const [carId = ''] = await givenNewAds(MOST_NEW_ADS)
    app.time.now = new Date(app.time.now.getTime() + HOUR_MS - 90_000)
    const refused = await submit(newId(), {})
    expect([refused.statusCode, refused.json().data]).toEqual([429, { wait_seconds: 90 }])
    expect((await submit(carId, { ...SAID, price: 64_000 })).statusCode).toBe(200)
    app.time.now = new Date(app.time.now.getTime() + 90_000)
    expect((await submit(newId(), {})).statusCode).toBe(200)
  })

  test('AD-05 concurrent submissions cannot exceed the limit', async () => {
    await givenNewAds(MOST_NEW_ADS - 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(newId(), {})))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429])
  })
})

describe('an ad that came with pictures, and with no name', () => {
  const IMAGES = ['/pictures/a.webp', '/pictures/b.webp']
  const given = async () => (await givenCars(app.services, { seller_id: me.id, images: IMAGES }))[0] ?? ''
  const edited = async (carId: string) => (await browser.post(`/me/ads/${carId}/draft`, {})).json<Draft>()
  const shown = async (carId: string) => (await browser.get(`/cars/${carId}`)).json<{ images: string[] }>().images
  const SAID = { picture_ids: [], contact_methods: ['message'], phone_number: null } as const

  test('AD-03 AD-06 the seller can change the price without adding pictures or names', async () => {
    const carId = await given()
    const draft = await edited(carId)
    expect(draft).toMatchObject({ is_edit: true, picture_ids: [], imported_images: IMAGES })
    // an empty contact name stands for the name in the profile
    expect(draft.fields.contact_name).toMatch(/\S/)
    const answer = await submit(carId, { ...SAID, price: 64_000 })
    expect(answer.statusCode).toBe(200)
    expect(await rowOf(carId)).toMatchObject({ price: 64_000, picture_ids: [] })
    expect(await shown(carId)).toEqual(IMAGES)
    expect((await edited(carId)).imported_images).toEqual(IMAGES)
  })

  test('AD-03 AD-09 pictures of its seller replace them once they are approved, and are needed from then on', async () => {
    const carId = await given()
    const ad = givenAd({ contact_methods: ['message'], phone_number: null })
    expect((await submit(carId, ad)).json()).toEqual({ state: 'active', has_revision: true })
    expect(await shown(carId)).toEqual(IMAGES)
    expect((await edited(carId)).imported_images).toEqual(IMAGES)
    const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
    await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at })
    expect(await shown(carId)).toEqual(ad.picture_ids.map((id) => expect.stringContaining(id.replaceAll('-', ''))))
    await browser.delete(`/me/drafts/${carId}`)
    expect(await edited(carId)).toMatchObject({ picture_ids: ad.picture_ids, imported_images: [] })
    const answer = await submit(carId, { ...ad, picture_ids: [] })
    expect(answer.json().data).toEqual({ field: 'picture_ids', reason: 'pictures_too_few' })
  })

  test('AD-03 an imported ad without any picture needs one', async () => {
    const [carId = ''] = await givenCars(app.services, { seller_id: me.id })
    const answer = await submit(carId, SAID)
    expect(answer.json().data).toEqual({ field: 'picture_ids', reason: 'pictures_too_few' })
  })

  test('AD-06 a change of the price leaves the bodies that an imported ad names', async () => {
    const bodyTypes: BodyType[] = ['pickup', 'suv']
    const [carId = ''] = await givenCars(app.services, { seller_id: me.id, images: IMAGES, body_types: bodyTypes })
    await submit(carId, { ...SAID, body_type: 'pickup', price: 64_000 })
    expect((await rowOf(carId))?.body_types).toEqual(bodyTypes)
  })
})
