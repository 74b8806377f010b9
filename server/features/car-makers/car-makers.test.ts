import { beforeAll, expect, test } from 'vitest'
import type { ChangePage } from '#contract/audit.ts'
import type { AnyMaker, AnyModel, MakerFields, ModelFields } from '#contract/car-makers.ts'
import { understandQuery } from '#domain/search/understand-query.ts'
import { applied_reference_data, car_makers, car_models } from '#server/platform/db/schema/index.ts'
import { applyReferenceData, updateReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoRequest } from '#server/testing/undo-request.ts'
import { makerContent, modelContent } from './public.ts'

let app: GivenApp
let admin: Browser
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})

const ZARQORA: MakerFields = { name_en: 'Zarqora', name_ar: 'زرقورا', aliases: ['الزرقورية'] }
const MODEL: ModelFields = {
  name_en: 'Q7X',
  name_ar: 'كيو 7 إكس',
  aliases: [],
  body_types: ['suv'],
  first_year: 2022,
  last_year: null,
  seats: [5, 7],
  fuel_types: ['gasoline'],
}
const get = async (id: number): Promise<{ maker: AnyMaker; models: AnyModel[] }> =>
  (await admin.get(`/admin/car-makers/${id}`)).json()
const meant = async (text: string) =>
  understandQuery(text, (await app.services.catalogue()).vocabulary, { thisYear: 2026 }).filters

test('ADMIN-04 a new maker with its models is understood by search at once, in every spelling', async () => {
  const id = (await admin.post('/admin/car-makers', ZARQORA)).json().id as number
  expect((await admin.post('/admin/car-makers', ZARQORA)).json()).toMatchObject({ data: { reason: 'name_exists' } })
  expect((await admin.post(`/admin/car-makers/${id}/models`, { model: MODEL })).statusCode).toBe(200)
  expect((await get(id)).models).toMatchObject([{ ...MODEL, slug: 'zarqora-q7x', cars_count: 0 }])
  const [logged] = (await admin.get('/admin/changes?what=change_model&limit=1')).json<ChangePage>().items
  expect(logged?.after).toMatchObject({ make_id: { ar: ZARQORA.name_ar, en: ZARQORA.name_en } })
  expect((await meant('الزرقورية')).make).toEqual(['zarqora'])
  expect((await meant('zarqora q7x')).model).toEqual(['zarqora-q7x'])
  await app.mails()
})

test('ADMIN-04 a new name is shown on ads and kept by newer reference data, and conflicts are reported', async () => {
  await givenCars(app.services, {})
  const [toyota] = (await admin.get('/admin/car-makers')).json<AnyMaker[]>()
  const { id = 0, name_en, name_ar, cars_count } = toyota ?? {}
  expect([name_en, cars_count]).toEqual(['Toyota', 1])
  const change = (wanted: object, seen: object) => admin.put(`/admin/car-makers/${id}`, { wanted, seen })
  expect((await change({ name_en: 'Toyoda' }, { name_en })).json()).toEqual({ changed: ['name_en'] })
  expect((await change({ name_en: 'Toyo' }, { name_en })).json()).toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'name_en', current: 'Toyoda', wanted: 'Toyo' }] },
  })
  expect((await change({ name_ar: 'تويودا' }, { name_ar })).statusCode).toBe(200)
  await app.mails()
  await applyReferenceData(app.services.db)
  expect((await get(id)).maker).toMatchObject({ name_en: 'Toyoda', name_ar: 'تويودا' })
  expect((await admin.get('/cars')).json().items[0]).toMatchObject({ make_name_en: 'Toyoda' })
})

test('ADMIN-04 undone changes take the reference data at the next start', async () => {
  const { db } = app.services
  await updateReferenceData(db)
  const { id = 0 } =
    (await admin.get('/admin/car-makers')).json<AnyMaker[]>().find(({ slug }) => slug === 'geely') ?? {}
  const edit = await admin.put(`/admin/car-makers/${id}`, { wanted: { name_en: 'Gely' }, seen: { name_en: 'Geely' } })
  // a version whose name is different leaves edited rows
  await db.update(applied_reference_data).set({ fingerprint: 'of another version' })
  await updateReferenceData(db)
  expect((await get(id)).maker.name_en).toBe('Gely')
  expect(await undoRequest(admin, edit)).toMatchObject([{ refused: null }])
  expect(await db.select().from(applied_reference_data)).toEqual([])
})

test('ADMIN-04 no maker, and no model of a maker, gets the name of another', async () => {
  const makers = (await admin.get('/admin/car-makers')).json<AnyMaker[]>()
  const kia = makers.find(({ slug }) => slug === 'kia')
  const { id = 0, name_en } = kia ?? {}
  const rename = (to: string) => admin.put(`/admin/car-makers/${id}`, { wanted: { name_en: to }, seen: { name_en } })
  expect((await rename('NISSAN ')).json()).toMatchObject({ data: { field: 'name_en', reason: 'name_exists' } })
  expect((await get(id)).maker.name_en).toBe(name_en)
  expect((await rename('KIA')).json()).toEqual({ changed: ['name_en'] })

  const [one, two] = (await get(id)).models
  const renameModel = (to?: string) =>
    admin.put(`/admin/car-models/${one?.id}`, { wanted: { name_en: to }, seen: { name_en: one?.name_en } })
  expect((await renameModel(two?.name_en)).json()).toMatchObject({ data: { reason: 'name_exists' } })
  // models of different makers can have the same name
  expect((await renameModel('Patrol')).statusCode).toBe(200)
  await app.mails()
})

test('ADMIN-04 ADMIN-07 makers and models are restored as they were', async () => {
  const { services } = app
  const rows = async () => [await services.db.select().from(car_makers), await services.db.select().from(car_models)]
  const id = (await admin.post('/admin/car-makers', { ...ZARQORA, name_en: 'Qamrid' })).json().id as number
  await admin.post(`/admin/car-makers/${id}/models`, { model: MODEL })
  const [model] = (await get(id)).models
  const before = await rows()
  await services.db.transaction(async (tx) => {
    const [maker, own] = [await makerContent.read(tx, String(id)), await modelContent.read(tx, String(model?.id))]
    await modelContent.write(services, tx, String(model?.id), null)
    await makerContent.write(services, tx, String(id), null)
    await makerContent.write(services, tx, String(id), maker)
    await modelContent.write(services, tx, String(model?.id), own)
  })
  await app.mails()
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  expect((await rows()).map((list) => list.toSorted(byId))).toEqual(before.map((list) => list.toSorted(byId)))
})

test('ADMIN-04 a model cannot end before it began, and a name needs a form for addresses', async () => {
  const [toyota] = (await admin.get('/admin/car-makers')).json<AnyMaker[]>()
  const add = (other: object) => admin.post(`/admin/car-makers/${toyota?.id}/models`, { model: { ...MODEL, ...other } })
  expect((await add({ last_year: 2010 })).statusCode).toBe(400)
  expect((await add({ name_en: 'ياريس' })).json()).toMatchObject({ data: { field: 'name_en', reason: 'name_latin' } })
  expect((await admin.get('/admin/car-makers/32767')).statusCode).toBe(404)
})
