import { beforeAll, beforeEach, expect, test } from 'vitest'
import { drafts } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { MOST_DRAFTS } from './drafts.ts'

let app: GivenApp
let browser: Browser
let me: { id: string }
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

const FIELDS = { make: 'toyota', price: '٤٥٬٠٠٠', extra_features: ['sunroof'], agency_serviced: true, district: null }
const save = (id: string, version: number, body: object = {}, one = browser) =>
  one.put(`/me/drafts/${id}`, { fields: FIELDS, picture_ids: [], version, ...body })

test('AD-08 a draft is restored as it was typed, on another device too', async () => {
  const id = newId()
  const pictureIds = [newId(), newId()]
  expect((await save(id, 0, { picture_ids: pictureIds })).json()).toMatchObject({ version: 1 })
  const draft = { id, fields: FIELDS, picture_ids: pictureIds, is_edit: false, version: 1 }
  expect((await browser.get(`/me/drafts/${id}`)).json()).toMatchObject(draft)
  expect((await browser.get('/me/drafts')).json()).toMatchObject([draft])
})

test('AD-08 saving over an unseen version is a conflict, and nothing is lost', async () => {
  const id = newId()
  await save(id, 0)
  await save(id, 1, { fields: { ...FIELDS, price: '44000' } })
  const answer = await save(id, 1, { fields: { ...FIELDS, price: '40000' } })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'CHANGED_ELSEWHERE'])
  expect(answer.json().data).toMatchObject({ version: 2, fields: { price: '44000' } })
  expect((await browser.get(`/me/drafts/${id}`)).json()).toMatchObject({ version: 2, fields: { price: '44000' } })
})

test('AD-08 a draft saved again after a lost response is stored once', async () => {
  const id = newId()
  expect((await save(id, 0)).json().version).toBe(1)
  expect((await save(id, 0)).json().version).toBe(1)
})

test('AD-08 two tabs that create the same draft at the same time create it once', async () => {
  const id = newId()
  const answers = await Promise.all(['1', '2', '3'].map((price) => save(id, 0, { fields: { price } })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
})

test('AD-08 there are 100 drafts at most, also of those begun at the same time', async () => {
  const now = app.time.now
  const row = { owner_id: me.id, fields: {}, picture_ids: [], version: 1, created_at: now, updated_at: now }
  const before = Array.from({ length: MOST_DRAFTS - 20 }, () => ({ id: newId(), ...row }))
  await app.services.db.insert(drafts).values(before)
  const answers = await Promise.all(Array.from({ length: 30 }, () => save(newId(), 0)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10)
  expect((await browser.get('/me/drafts')).json()).toHaveLength(MOST_DRAFTS)
})

test.each([2_000_000_001, 2_147_483_647, 2_147_483_648, 1e300])('AD-08 the version %d is refused', async (version) => {
  expect((await save(newId(), version)).statusCode).toBe(400)
})

test('AD-08 a draft is its owner’s alone', async () => {
  const id = newId()
  await save(id, 0)
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  expect((await other.get(`/me/drafts/${id}`)).statusCode).toBe(404)
  expect((await save(id, 1, {}, other)).statusCode).toBe(404)
  await other.delete(`/me/drafts/${id}`)
  expect((await browser.get(`/me/drafts/${id}`)).statusCode).toBe(200)
  await browser.delete(`/me/drafts/${id}`)
  expect((await browser.get(`/me/drafts/${id}`)).statusCode).toBe(404)
})

test('AD-08 nobody can save a draft of another seller’s ad', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  expect((await save(carId, 0)).statusCode).toBe(404)
  expect((await browser.post(`/me/ads/${carId}/draft`, {})).statusCode).toBe(404)
})

test('AD-08 the number and the size of drafts are limited', async () => {
  const now = app.time.now
  const row = { owner_id: me.id, fields: {}, picture_ids: [], version: 1, created_at: now, updated_at: now }
  await app.services.db.insert(drafts).values(Array.from({ length: MOST_DRAFTS - 1 }, () => ({ id: newId(), ...row })))
  expect((await save(newId(), 0)).statusCode).toBe(200)
  expect((await save(newId(), 0)).json()).toMatchObject({ code: 'TOO_MANY' })
  const [draft] = (await browser.get('/me/drafts')).json()
  expect((await save(draft.id, draft.version, { fields: { description: 'x'.repeat(30_000) } })).statusCode).toBe(400)
})

test('AD-08 text that PostgreSQL cannot store is rejected as invalid', async () => {
  for (const fields of [{ price: 'a\0b' }, { price: '\ud800' }, { features: ['\0'] }, { 'no name': '1' }]) {
    expect((await save(newId(), 0, { fields })).statusCode).toBe(400)
  }
})

test('AD-08 a new draft of an ad has the values of the ad, and an existing one stays unchanged', async () => {
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id, price: 75_000, mileage: 60_000 })
  const first = (await browser.post(`/me/ads/${carId}/draft`, {})).json()
  expect(first).toMatchObject({ id: carId, is_edit: true, version: 1, fields: { price: '75000', mileage: '60000' } })
  await save(carId, 1, { fields: { ...first.fields, price: '70000' } })
  expect((await browser.post(`/me/ads/${carId}/draft`, {})).json()).toMatchObject({ fields: { price: '70000' } })
  const [open = ''] = await givenCars(app.services, { seller_id: me.id, price: null })
  const { fields } = (await browser.post(`/me/ads/${open}/draft`, {})).json()
  expect(fields).toMatchObject({ price: null, is_price_on_request: true })
})

test('AD-08 an ad that was only opened for editing is no draft to its seller, until something in it is changed', async () => {
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id })
  const { fields } = (await browser.post(`/me/ads/${carId}/draft`, {})).json()
  expect((await browser.get('/me/drafts')).json()).toEqual([])
  await save(carId, 1, { fields: { ...fields, price: '70000' } })
  expect((await browser.get('/me/drafts')).json()).toMatchObject([{ id: carId, is_edit: true }])
})

test('AD-08 ads that were only opened for editing leave room for drafts', async () => {
  const now = app.time.now
  const row = { owner_id: me.id, fields: {}, picture_ids: [], version: 1, created_at: now, updated_at: now }
  const opened = Array.from({ length: MOST_DRAFTS }, () => ({ id: newId(), ...row, is_begun: false }))
  await app.services.db.insert(drafts).values(opened)
  expect((await save(newId(), 0)).statusCode).toBe(200)
})

test('AD-07 a copy of an ad is a new draft without the fields of the individual car', async () => {
  const [carId = ''] = await givenCars(app.services, {
    seller_id: me.id,
    price: 75_000,
    mileage: 60_000,
    color: 'red',
    warranty_until: '2028-01-01',
    images: ['/a.webp'],
  })
  const draftId = newId()
  const copy = (one = browser, id = draftId) => one.post(`/me/ads/${carId}/copy`, { draft_id: id })
  // a retry after a lost response creates no second draft
  for (const _ of ['sent', 'sent again']) expect((await copy()).statusCode).toBe(204)
  expect((await browser.get('/me/drafts')).json()).toMatchObject([
    {
      id: draftId,
      is_edit: false,
      picture_ids: [],
      imported_images: [],
      fields: { make: 'toyota', model: 'toyota-camry', price: '75000', color: 'red', mileage: '', warranty_until: '' },
    },
  ])
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  expect((await copy(stranger, newId())).statusCode).toBe(404)
})
