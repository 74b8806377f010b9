import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdFields } from '#contract/admin-ads.ts'
import type { Ad, Draft } from '#contract/ads.ts'
import { SETTABLE_STATES } from '#domain/ads/lifecycle.ts'
import {
  ad_events,
  ad_revisions,
  website_texts,
  admin_changes,
  cars,
  favorites,
  pictures,
  price_history,
  profiles,
} from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let admin: Browser
let adminId: string
let seller: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin, id: adminId } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  app.time.now = NOW
  ;({ browser: seller, ...me } = await givenPerson(app))
})

const later = () => (app.time.now = new Date(app.time.now.getTime() + 1000))
const fieldsOf = async (carId: string) => (await admin.get(`/admin/ads/${carId}/fields`)).json<AdFields>()
const rowOf = async (carId: string) => (await app.services.db.select().from(cars).where(eq(cars.id, carId)))[0]
const revisionOf = async (carId: string) =>
  (await app.services.db.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId)))[0]?.ad
const recorded = (carId: string) =>
  app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, carId))
    .orderBy(admin_changes.created_at, admin_changes.id)

async function submit(carId: string, ad: Ad): Promise<void> {
  await givenPictures(app, me.id, ad.picture_ids)
  later()
  expect((await seller.post(`/me/ads/${carId}`, { ad })).statusCode).toBe(200)
}
/** Creates a public ad of this seller. */
async function live(ad: Ad): Promise<string> {
  const carId = newId()
  await submit(carId, ad)
  await admin.put(`/admin/ads/${carId}/state`, { state: 'active', reason: 'تمت المراجعة' })
  await app.mails(me.email)
  return carId
}
async function change(carId: string, ad: Partial<Ad> | object, more: object = {}, one = admin) {
  const { updated_at } = await fieldsOf(carId)
  later()
  return one.put(`/admin/ads/${carId}/fields`, { ad, updated_at, ...more })
}

describe('an admin changes fields of an ad', () => {
  test('ADMIN-01 ADMIN-07 a wrong make and price are right at once, for search, history, record and seller', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const answer = await change(
      carId,
      { ...ad, make: 'kia', model: 'kia-sportage', price: 57_000, contact_name: 'سارة العتيبي' },
      { note: 'السيارة في الصور كيا.' },
    )
    expect(answer.json()).toEqual({ changed: ['make', 'model', 'price', 'contact_name'] })
    const { items } = (await seller.get('/cars?make=kia&limit=60')).json()
    expect(items).toMatchObject([{ id: carId, price: 57_000 }])
    expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ make_name_en: 'Kia', price: 57_000 })
    const prices = await app.services.db.select().from(price_history).where(eq(price_history.car_id, carId))
    expect(prices.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b))).toEqual([57_000, 75_000])
    const events = await app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))
    expect(events.at(-1)).toMatchObject({
      action: 'amend',
      actor_id: adminId,
      from_state: 'active',
      to_state: 'active',
      note: 'make, model, price, contact_name\nالسيارة في الصور كيا.',
    })
    // for names, only the fact that they changed is recorded
    expect((await recorded(carId)).at(-1)).toMatchObject({
      admin_id: adminId,
      what: 'change_ad_fields',
      before: { make: 'toyota', model: 'toyota-camry', price: '75000', contact_name: null },
      after: { make: 'kia', model: 'kia-sportage', price: '57000', contact_name: null },
    })
    const [mail] = await app.mails(me.email)
    expect(mail?.subject).toBe('صحّحنا بيانات إعلانك: كيا سبورتاج 2020')
    expect(mail?.text).toContain('الشركة، الموديل، السعر، اسم التواصل. السيارة في الصور كيا.')
    expect((await seller.get('/me/notifications')).json().items[0]).toMatchObject({
      kind: 'ad_amended',
      values: {
        ar: { changes: 'الشركة، الموديل، السعر، اسم التواصل' },
        en: { changes: 'Make, Model, Price, Contact name' },
      },
      link: `/my-ads/edit/${carId}`,
    })
  })

  test('ADMIN-01 the seller is notified in their language', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    await app.services.db.update(profiles).set({ preferred_language: 'en' }).where(eq(profiles.id, me.id))
    await change(carId, { ...ad, ad_title_en: 'Camry in good shape', description_en: null, price: 70_000 })
    const [mail] = await app.mails(me.email)
    expect(mail?.subject).toBe('We corrected your ad: Camry in good shape')
    expect(mail?.text).toContain('corrected: Price, Title in English.')
  })

  test('SET-05 the fields are named as admins named them, and those with a name of their own by that', async () => {
    const rename = (key: string, name: string) =>
      admin.post('/admin/website-texts/changes', {
        changes: [{ text_key: key, wanted: { text_ar: name }, seen: {} }],
      })
    for (const [key, name] of [
      ['filter_price', 'المطلوب'],
      ['sentence_field_warranty_until', 'الكفالة'],
    ] as const) {
      expect((await rename(key, name)).statusCode).toBe(204)
    }
    const ad = givenAd()
    const carId = await live(ad)
    await change(carId, { ...ad, price: 70_000, warranty_until: '2027-01-01' })
    const [mail] = await app.mails(me.email)
    expect(mail?.text).toContain('وصحّحنا فيه: المطلوب، الكفالة.')
    await app.services.db.delete(website_texts)
  })

  test('ADMIN-01 EXPL-07 users who saved an ad are notified of a lower price, not of a higher one', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const buyer = createBrowser(app.http)
    const { id, email } = await givenUser(app, { browser: buyer })
    await buyer.put(`/me/favorites/${carId}`, {})
    await change(carId, { ...ad, price: 80_000 })
    expect(await app.mails(email)).toEqual([])
    await change(carId, { ...ad, price: 70_000 })
    expect((await app.mails(email)).map(({ subject }) => subject)).toEqual(['انخفض السعر: تويوتا كامري 2020'])
    expect(await app.services.db.select().from(favorites).where(eq(favorites.user_id, id))).toMatchObject([
      { told_price: 70_000 },
    ])
  })

  test.each(SETTABLE_STATES)(
    'ADMIN-01 AD-06 fields of an ad that is %s can be changed too, and its state stays',
    async (state) => {
      const ad = givenAd()
      const carId = await live(ad)
      if (state !== 'active') await admin.put(`/admin/ads/${carId}/state`, { state, reason: 'طلب المالك ذلك' })
      expect((await change(carId, { ...ad, color: 'red' })).statusCode).toBe(200)
      expect((await admin.get(`/admin/ads/${carId}`)).json()).toMatchObject({ state, before: { color: 'red' } })
      const { items } = (await seller.get('/cars?color=red&limit=60')).json()
      expect(items.some(({ id }: { id: string }) => id === carId)).toBe(state === 'active')
    },
  )

  test('ADMIN-01 a price that was never public is no history, and a deleted ad is as it was', async () => {
    const [carId, ad] = [newId(), givenAd()]
    await submit(carId, ad)
    await change(carId, { ...ad, price: 60_000 })
    expect(await rowOf(carId)).toMatchObject({ price: 60_000, status: 'pending' })
    expect(await app.services.db.select().from(price_history).where(eq(price_history.car_id, carId))).toEqual([])
    const { updated_at } = await fieldsOf(carId)
    await admin.post(`/admin/ads/${carId}/delete`, { reason: 'طلب المالك ذلك' })
    const answer = await admin.put(`/admin/ads/${carId}/fields`, { ad, updated_at })
    expect([answer.statusCode, answer.json().data]).toEqual([409, { reason: 'wrong_state' }])
    expect((await admin.get(`/admin/ads/${carId}/fields`)).statusCode).toBe(409)
  })

  test('EXPL-07 who saved an ad without a price is told of reductions of the first public one, not of one that waited for review', async () => {
    const ad = { ...givenAd(), price: null }
    const carId = await live(ad)
    const buyer = createBrowser(app.http)
    const { id, email } = await givenUser(app, { browser: buyer })
    await buyer.put(`/me/favorites/${carId}`, {})
    const toldPrice = async () =>
      (await app.services.db.select().from(favorites).where(eq(favorites.user_id, id)))[0]?.told_price
    await admin.put(`/admin/ads/${carId}/state`, { state: 'rejected', reason: 'الصور لسيارة أخرى' })
    await submit(carId, { ...ad, price: 90_000 })
    expect(await rowOf(carId)).toMatchObject({ price: 90_000, status: 'pending' })
    expect(await toldPrice()).toBeNull()
    await submit(carId, { ...ad, price: 80_000 })
    await admin.put(`/admin/ads/${carId}/state`, { state: 'active', reason: 'تمت المراجعة' })
    expect(await toldPrice()).toBe(80_000)
    await change(carId, { ...ad, price: 70_000 })
    const mails = await app.mails(email)
    expect(mails.map(({ text }) => text.match(/\d\d,000/g))).toEqual([expect.arrayContaining(['80,000', '70,000'])])
    expect(mails[0]?.text).not.toContain('90,000')
    expect(await toldPrice()).toBe(70_000)
  })

  test('ADMIN-01 submitting unchanged fields changes nothing and notifies nobody', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const before = await rowOf(carId)
    expect((await change(carId, ad, { note: 'لا شيء' })).json()).toEqual({ changed: [] })
    expect(await rowOf(carId)).toEqual(before)
    expect(await app.mails(me.email)).toEqual([])
    expect((await recorded(carId)).map(({ what }) => what)).toEqual(['set_ad_state'])
  })
})

describe('concurrent changes', () => {
  test('ADMIN-01 an admin who saves over an unseen version gets a conflict, and nothing is lost', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const { updated_at } = await fieldsOf(carId)
    later()
    await seller.post(`/me/ads/${carId}`, { ad: { ...ad, price: 71_000 } })
    later()
    const answer = await admin.put(`/admin/ads/${carId}/fields`, { ad: { ...ad, color: 'red' }, updated_at })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CHANGED_ELSEWHERE'])
    expect(await rowOf(carId)).toMatchObject({ price: 71_000, color: 'white' })
  })

  test('ADMIN-01 of concurrent changes by admins, one succeeds', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const { updated_at } = await fieldsOf(carId)
    later()
    const answers = await Promise.all(
      [70_000, 69_000, 68_000].map((price) =>
        admin.put(`/admin/ads/${carId}/fields`, { ad: { ...ad, price }, updated_at }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('ADMIN-01 AD-06 pending changes take over the change, except in fields that the seller changed, and are still reviewed', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    await submit(carId, { ...ad, color: 'red', doors: 2 })
    await change(carId, { ...ad, color: 'black', make: 'kia', model: 'kia-sportage' })
    expect(await rowOf(carId)).toMatchObject({ color: 'black', doors: 4 })
    expect(await revisionOf(carId)).toMatchObject({ make: 'kia', model: 'kia-sportage', color: 'red', doors: 2 })
    const review = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
    expect(review).toMatchObject({ kind: 'revision', changed: ['color', 'doors'] })
    await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at: review.submitted_at })
    expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ make_name_en: 'Kia', color: 'red', doors: 2 })
  })

  test('ADMIN-01 AD-06 a pending change is closed if the admin makes the same change', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    await submit(carId, { ...ad, color: 'red' })
    await change(carId, { ...ad, color: 'red' })
    expect(await revisionOf(carId)).toBeUndefined()
    expect((await admin.get(`/admin/ads/${carId}`)).json()).toMatchObject({ has_revision: false })
  })

  test('ADMIN-01 AD-08 fields of a draft that the seller has not changed take over the new values, others stay', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const edit = async () => (await seller.post(`/me/ads/${carId}/draft`, {})).json<Draft>()
    expect((await edit()).fields).toMatchObject({ price: '75000' })
    await change(carId, { ...ad, price: 70_000 })
    const draft = await edit()
    expect(draft).toMatchObject({ fields: { price: '70000' }, version: 2 })
    const saved = { fields: { ...draft.fields, mileage: '61000' }, picture_ids: ad.picture_ids, version: 2 }
    expect((await seller.put(`/me/drafts/${carId}`, saved)).statusCode).toBe(200)
    await change(carId, { ...ad, price: 65_000 })
    expect(await edit()).toMatchObject({ fields: { price: '65000', mileage: '61000' }, version: 4 })
  })
})

describe('its pictures', () => {
  test('ADMIN-01 AD-09 pictures can be reordered and removed, but not added', async () => {
    const ad = givenAd({ picture_ids: [newId(), newId(), newId()] })
    const carId = await live(ad)
    const [first = '', second = '', third = ''] = ad.picture_ids
    const listed = (await admin.get(`/admin/ads/${carId}/pictures`)).json<{ id: string }[]>()
    expect(listed.map(({ id }) => id)).toEqual(ad.picture_ids)
    expect((await change(carId, { ...ad, picture_ids: [third, first] })).json()).toEqual({ changed: ['picture_ids'] })
    const { images } = (await seller.get(`/cars/${carId}`)).json<{ images: string[] }>()
    expect(images.map((url) => url.split('/').at(-1)?.slice(0, 32))).toEqual(
      [third, first].map((id) => id.replaceAll('-', '')),
    )
    // another picture of the seller, a picture of the admin and a removed one are all refused
    const [others, own] = [newId(), newId()]
    await givenPictures(app, me.id, [others])
    await givenPictures(app, adminId, [own])
    for (const id of [others, own, second]) {
      const answer = await change(carId, { ...ad, picture_ids: [third, id] })
      expect([answer.statusCode, answer.json().data]).toEqual([
        422,
        { field: 'picture_ids', reason: 'pictures_unknown' },
      ])
    }
    const none = await change(carId, { ...ad, picture_ids: [] })
    expect(none.json().data).toEqual({ field: 'picture_ids', reason: 'pictures_too_few' })
  })

  test('ADMIN-01 ADMIN-07 a turned one is seen once the fields are saved, and its turn is recorded', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const [first = '', second = ''] = ad.picture_ids
    const turn = (id: string, one = admin, car = carId) =>
      one.put(`/admin/ads/${car}/pictures/${id}/turn`, { quarter_turns: 1 })
    expect((await turn(first)).json()).toMatchObject({ id: first, quarter_turns: 1, state: 'uploaded' })
    expect((await recorded(carId)).at(-1)).toMatchObject({
      what: 'turn_ad_picture',
      after: { picture_id: first, quarter_turns: '1' },
    })
    const early = await change(carId, ad)
    expect(early.json().data).toEqual({ field: 'picture_ids', reason: 'pictures_not_ready' })
    const url = '/files/pictures/aa/turned-960.webp'
    await app.services.db.update(pictures).set({ state: 'ready', url }).where(eq(pictures.id, first))
    expect((await change(carId, ad)).json()).toEqual({ changed: ['picture_ids'] })
    expect((await seller.get(`/cars/${carId}`)).json().images[0]).toBe(url)
    const elsewhere = newId()
    await givenPictures(app, me.id, [elsewhere])
    expect((await turn(elsewhere)).statusCode).toBe(404)
    expect((await turn(second, admin, newId())).statusCode).toBe(404)
    expect((await turn(second, seller)).statusCode).toBe(403)
  })

  test('ADMIN-01 AD-03 an ad that came with pictures keeps them, and a name that it lacks is filled in', async () => {
    const images = ['/pictures/a.webp', '/pictures/b.webp']
    const [carId = ''] = await givenCars(app.services, { seller_id: me.id, images })
    const { fields, imported_images } = await fieldsOf(carId)
    expect([fields.contact_name, imported_images]).toEqual(['سارة العتيبي', images])
    const ad = givenAd({ picture_ids: [], contact_methods: ['message'], phone_number: null })
    expect((await change(carId, ad)).statusCode).toBe(200)
    expect((await seller.get(`/cars/${carId}`)).json()).toMatchObject({ images, price: 75_000 })
  })
})

describe('access and validation', () => {
  test('ADMIN-01 AUTH-08 nobody but an admin reads or changes fields, not even the seller', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    for (const one of [seller, createBrowser(app.http)]) {
      expect([401, 403]).toContain((await one.get(`/admin/ads/${carId}/fields`)).statusCode)
      expect([401, 403]).toContain((await one.get(`/admin/ads/${carId}/pictures`)).statusCode)
      expect([401, 403]).toContain((await change(carId, { ...ad, price: 1000 }, {}, one)).statusCode)
    }
    expect(await rowOf(carId)).toMatchObject({ price: 75_000 })
  })

  test.each([
    [{ price: 1 }, 400],
    [{ make: 'no-such' }, 422],
    [{ model: 'kia-sportage' }, 422],
    [{ phone_number: '12345' }, 422],
    [{ picture_ids: ['x'] }, 400],
    [{ status: 'active' }, 400],
  ])('ADMIN-01 AD-03 %j is refused, and nothing changes', async (wrong, status) => {
    const ad = givenAd()
    const carId = await live(ad)
    const before = await rowOf(carId)
    expect((await change(carId, { ...ad, price: 60_000, ...wrong })).statusCode).toBe(status)
    expect(await rowOf(carId)).toEqual(before)
    expect(await app.mails(me.email)).toEqual([])
  })

  test.each([{ updated_at: 'yesterday' }, { note: 'x'.repeat(501) }, { state: 'sold' }])(
    'ADMIN-01 %j is no change of fields',
    async (more) => {
      const ad = givenAd()
      const carId = await live(ad)
      expect((await change(carId, ad, more)).statusCode).toBe(400)
      const { updated_at } = await fieldsOf(carId)
      expect((await admin.put(`/admin/ads/${newId()}/fields`, { ad, updated_at })).statusCode).toBe(404)
    },
  )
})

test('ADMIN-01 an existing value out of bounds prevents neither a correction nor the approval of a change', async () => {
  const before = givenAd()
  const carId = await live(before)
  // a number that is not assigned, possibly after a change of the numbering plan
  const whatsappNumber = '+966520000009'
  const contactMethods: Ad['contact_methods'] = [...before.contact_methods, 'whatsapp']
  await app.services.db
    .update(cars)
    .set({ whatsapp_number: whatsappNumber, contact_methods: contactMethods })
    .where(eq(cars.id, carId))
  const ad = { ...before, whatsapp_number: whatsappNumber, contact_methods: contactMethods }
  expect((await change(carId, { ...ad, price: 61_000 })).statusCode).toBe(200)
  expect((await change(carId, { ...ad, whatsapp_number: '+966520000008' })).json()).toMatchObject({
    data: { field: 'whatsapp_number', reason: 'phone_invalid' },
  })

  const submittedAt = later()
  await app.services.db
    .insert(ad_revisions)
    .values({ car_id: carId, ad: { ...ad, color: 'red' }, submitted_at: submittedAt })
  const approved = await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at: submittedAt.toISOString() })
  expect([approved.statusCode, (await rowOf(carId))?.whatsapp_number]).toEqual([204, whatsappNumber])
})
