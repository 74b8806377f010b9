import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { ChangePage } from '#contract/audit.ts'
import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import type { CarPage } from '#contract/search.ts'
import { rebuildSearch } from '#server/features/search/public.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { car_makers, car_models, cars } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

let app: GivenApp
let admin: Browser
let seller: Browser
let sellerId: string
beforeAll(async () => {
  app = await givenApp()
  ;[admin, seller] = [createBrowser(app.http), createBrowser(app.http)]
  await givenUser(app, { browser: admin, role: 'admin' })
  ;({ id: sellerId } = await givenUser(app, { browser: seller }))
})

const NAMES = { name_ar: 'قشقرة', aliases: [] }
const FACTS = { body_types: ['suv'], first_year: 2018, last_year: null, seats: [5], fuel_types: ['gasoline'] }
const addMaker = async (nameEn: string): Promise<number> =>
  (await admin.post('/admin/car-makers', { ...NAMES, name_en: nameEn })).json().id
const addModel = async (makeId: number, nameEn: string): Promise<number> =>
  (
    await admin.post(`/admin/car-makers/${makeId}/models`, {
      model: { ...NAMES, name_ar: nameEn, name_en: nameEn, ...FACTS },
    })
  ).json().id
const settle = async () => {
  await app.mails()
  await rebuildSearch.run(app.services, {})
}
const find = async (query: string): Promise<CarPage> => (await admin.get(`/cars?${query}&facets=true`)).json()
const stored = async () => app.services.db.select().from(cars).orderBy(asc(cars.key))
const undoLast = async () => {
  const [last] = (await admin.get('/admin/changes?limit=1')).json<ChangePage>().items
  return admin.post(`/admin/changes/${last?.id}/undo`, {})
}

test('ADMIN-04 two makers that are the same: ads, old links, drafts and rules follow, and undoing restores all', async () => {
  const [old, target] = [await addMaker('Vorqel'), await addMaker('Vorqell')]
  const same = await addModel(old, 'Zed')
  await addModel(target, 'Zed')
  await addModel(old, 'Only Old')
  await settle()
  const [first, second] = await givenCars(
    app.services,
    { make: 'vorqel', model: 'vorqel-zed' },
    { make: 'vorqel', model: 'vorqel-only-old' },
  )
  const draft = { fields: { make: 'vorqel', model: 'vorqel-zed' }, picture_ids: [], version: 0 }
  const draftId = newId()
  expect((await seller.put(`/me/drafts/${draftId}`, draft)).statusCode).toBe(200)
  const rule = { type: 'make', operator: 'in', value: ['vorqel'] }
  const rules = { type: 'complex', condition: null, value: null, logic: 'AND', conditions: [rule] }
  const tag = { name_ar: 'ڤورقل', name_en: 'Of Vorqel', enabled: true, activation_rules: rules }
  const { id: tagId } = (await admin.post('/admin/car-tags', tag)).json()
  await settle()
  const before = await stored()

  expect((await admin.post(`/admin/car-makers/${old}/merge`, { into: old })).json()).toMatchObject({
    data: { field: 'into', reason: 'merge_itself' },
  })
  expect((await admin.post(`/admin/car-makers/${old}/merge`, { into: 32_000 })).statusCode).toBe(404)
  expect((await admin.post(`/admin/car-makers/${old}/merge`, { into: target })).statusCode).toBe(204)
  const [logged] = (await admin.get('/admin/changes?limit=1')).json<ChangePage>().items
  expect(logged?.after).toMatchObject({ merged_into: { ar: NAMES.name_ar, en: 'Vorqell' } })
  expect((await admin.post(`/admin/car-makers/${old}/merge`, { into: target })).json()).toMatchObject({
    data: { reason: 'merge_itself' },
  })
  await settle()

  const page = await find('make=vorqel')
  expect(page.moved).toEqual([{ field: 'make', value: 'vorqel', to: 'vorqell' }])
  expect(page.items.map(({ id, make_name_en, tags }) => [id, make_name_en, tags.map((one) => one.id)])).toEqual([
    [first, 'Vorqell', [tagId]],
    [second, 'Vorqell', [tagId]],
  ])
  expect(page.facets?.make.filter(({ value }) => value.startsWith('vorqel'))).toMatchObject([
    { value: 'vorqell', count: 2 },
  ])
  expect((await find('make=vorqell')).items).toHaveLength(2)
  expect((await find('model=vorqell-zed')).items.map(({ id }) => id)).toEqual([first])
  expect((await find('q=vorqel')).items).toHaveLength(2)
  expect((await seller.get(`/me/drafts/${draftId}`)).json().fields).toMatchObject({
    make: 'vorqell',
    model: 'vorqell-zed',
  })
  expect((await admin.get('/makers')).json().some(({ slug }: { slug: string }) => slug === 'vorqel')).toBe(false)
  expect((await admin.get(`/admin/car-makers/${old}`)).json<{ maker: AnyMaker }>().maker.merged_into?.id).toBe(target)
  expect((await admin.delete(`/admin/car-models/${same}`)).json()).toMatchObject({ code: 'IN_USE' })

  expect((await undoLast()).statusCode).toBe(204)
  await settle()
  expect(await stored()).toEqual(before)
  expect((await find('make=vorqel')).items.map(({ make_name_en }) => make_name_en)).toEqual(['Vorqel', 'Vorqel'])
  expect((await find('make=vorqell')).items).toHaveLength(0)
})

test('ADMIN-04 models are merged between makers, never in a circle, and an ad changed since keeps its later value', async () => {
  const [one, other] = [await addMaker('Qarnix'), await addMaker('Tolqar')]
  const [old, target] = [await addModel(one, 'Ruz'), await addModel(other, 'Ruz')]
  await settle()
  const ids = [newId(), newId()]
  const ads = ids.map((id) => ({ id, ad: { ...givenAd(), make: 'qarnix', model: 'qarnix-ruz' } }))
  for (const { id, ad } of ads) {
    await givenPictures(app, sellerId, ad.picture_ids)
    expect((await seller.post(`/me/ads/${id}`, { ad })).statusCode).toBe(200)
    await admin.put(`/admin/ads/${id}/state`, { state: 'active', reason: 'طلب المالك ذلك هاتفيًا' })
  }
  expect((await admin.post(`/admin/car-models/${old}/merge`, { into: target })).statusCode).toBe(204)
  await settle()
  expect((await find('make=tolqar&model=tolqar-ruz')).items).toHaveLength(2)
  expect((await admin.post(`/admin/car-models/${target}/merge`, { into: old })).statusCode).toBe(422)
  const changeAd = async (id: string, changed: object) => {
    const { updated_at } = (await admin.get(`/admin/ads/${id}/fields`)).json()
    const { ad } = ads.find((its) => its.id === id) ?? {}
    const now = { ...ad, make: 'tolqar', model: 'tolqar-ruz', ...changed }
    return admin.put(`/admin/ads/${id}/fields`, { ad: now, updated_at })
  }
  expect((await changeAd(ids[0] ?? '', { price: 77_000 })).statusCode).toBe(200)
  expect((await changeAd(ids[1] ?? '', { make: 'toyota', model: 'toyota-camry' })).statusCode).toBe(200)
  const { models } = (await admin.get(`/admin/car-makers/${one}`)).json()
  expect(models[0].merged_into).toMatchObject({ id: target, make_id: other, changed_ads: 1 })
  const changes = (await admin.get('/admin/changes?what=change_model&limit=50')).json<ChangePage>().items
  const merge = changes.find(({ subject, after }) => subject.id === String(old) && 'merged_into' in after)
  expect((await admin.post(`/admin/changes/${merge?.id}/undo`, {})).statusCode).toBe(204)
  await settle()
  const [mine, changed] = await Promise.all(ids.map(async (id) => (await admin.get(`/cars/${id}`)).json()))
  expect([mine.make, mine.model, mine.price, changed.model]).toEqual(['qarnix', 'qarnix-ruz', 77_000, 'toyota-camry'])
})

test('ADMIN-04 two admins who merge each into the other get one merge', async () => {
  const [one, other] = [await addMaker('Brezqa'), await addMaker('Brezqo')]
  const answers = await Promise.all([
    admin.post(`/admin/car-makers/${one}/merge`, { into: other }),
    admin.post(`/admin/car-makers/${other}/merge`, { into: one }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422])
})

test('ADMIN-04 typed models are queued, the most frequent first, and belong to a model once they are one of its spellings', async () => {
  const makeId = await addMaker('Hilqat')
  await settle()
  const typed = (customModel: string) => ({ make: 'hilqat', model: null, custom_model: customModel })
  await givenCars(app.services, typed('زولو'), typed('ZULU x'), typed('Zulu X'), typed('Zulu X'))
  const waiting = async () =>
    (await admin.get('/admin/typed-models'))
      .json<{ items: TypedModel[] }>()
      .items.filter((item) => item.make_id === makeId)
      .map((item) => [item.typed, item.ads_count, item.examples.length])
  expect(await waiting()).toEqual([
    ['Zulu X', 3, 3],
    ['زولو', 1, 1],
  ])
  const modelId = await addModel(makeId, 'Zulu X')
  await settle()
  expect(await waiting()).toEqual([['زولو', 1, 1]])
  expect((await find('model=hilqat-zulu-x')).items).toHaveLength(3)
  const before = await stored()
  expect((await admin.post(`/admin/car-models/${modelId}/spellings`, { typed: 'زولو' })).statusCode).toBe(204)
  await settle()
  expect((await find('model=hilqat-zulu-x')).items).toHaveLength(4)
  expect(await stored()).toEqual(before)
  const other = await addModel(makeId, 'Yankee')
  expect((await admin.post(`/admin/car-models/${other}/spellings`, { typed: 'زولو' })).json()).toMatchObject({
    code: 'ALREADY_DECIDED',
  })
  expect((await undoLast()).statusCode).toBe(204)
})

test('ADMIN-04 hidden makers are marked, their order is kept, and only unused ones can be deleted', async () => {
  const { db } = app.services
  const makers = async () => (await admin.get('/makers')).json<{ slug: string; hidden: boolean }[]>()
  const idOf = async (slug: string) => (await db.select().from(car_makers).where(eq(car_makers.slug, slug)))[0]?.id ?? 0
  const [toyota, rare] = await Promise.all(['toyota', 'wuling'].map(idOf))
  await givenCars(app.services, {})
  await admin.put(`/admin/car-makers/${toyota}`, { wanted: { hidden: true }, seen: { hidden: false } })
  expect((await admin.post(`/admin/car-makers/${rare}/move`, { before: toyota })).statusCode).toBe(204)
  expect((await admin.post(`/admin/car-makers/${rare}/move`, { before: 32_000 })).statusCode).toBe(404)
  await settle()
  expect((await makers())[0]?.slug).toBe('wuling')
  expect((await makers()).find(({ slug }) => slug === 'toyota')?.hidden).toBe(true)
  expect((await find('make=toyota')).items.length).toBeGreaterThan(0)
  await admin.put(`/admin/car-makers/${toyota}`, { wanted: { hidden: false }, seen: { hidden: true } })

  expect((await admin.delete(`/admin/car-makers/${toyota}`)).json()).toMatchObject({ code: 'IN_USE' })
  const models = await db.select().from(car_models).orderBy(asc(car_models.id))
  const deleted = await admin.delete(`/admin/car-makers/${rare}`)
  expect(deleted.statusCode).toBe(204)
  await applyReferenceData(db)
  expect(await idOf('wuling')).toBe(0)
  const undone = await undoRequest(admin, deleted)
  expect(undone.every(({ refused }) => refused === null)).toBe(true)
  expect(await db.select().from(car_models).orderBy(asc(car_models.id))).toEqual(models)
  expect(await idOf('wuling')).toBe(rare)
  expect(rare).toBeGreaterThan(0)
})
