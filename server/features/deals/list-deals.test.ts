import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DealFields, DealPage } from '#contract/deals.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { DEALS_ON_PAGE } from '#domain/deals/deal-sorts.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { announceDeals } from './announce-deals.job.ts'

let app: GivenApp
let admin: Person
let brandIds: number[]
let categoryIds: number[]

const addBrand = async (arabic: string, english: string): Promise<number> => {
  const brand = { name_ar: arabic, name_en: english, about_ar: '', about_en: '', logo_id: null, website: null }
  return (await admin.browser.post('/admin/brands', brand)).json().id
}
const addCategory = async (arabic: string, english: string): Promise<number> =>
  (await admin.browser.post('/admin/deal-categories', { name_ar: arabic, name_en: english })).json().id

beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  await admin.browser.put('/admin/app-settings/enable_deals_section', { new_value: 'true' })
  brandIds = [await addBrand('مغسلة الواحة', 'Oasis Wash'), await addBrand('إطارات الدرب', 'Darb Tyres')]
  categoryIds = [await addCategory('الغسيل', 'Wash'), await addCategory('الإطارات', 'Tyres')]
})
beforeEach(async () => {
  app.time.now = NOW
  await app.services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'deals_changed' })
    await tx.delete(deals)
  })
})

const at = (hours: number): string => new Date(NOW.getTime() + hours * HOUR_MS).toISOString()

async function add(fields: Partial<DealFields> = {}): Promise<string> {
  const id = newId()
  const answer = await admin.browser.post('/admin/deals', { ...givenDeal(fields), id })
  expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify({ id })])
  return id
}
const list = async (query = ''): Promise<DealPage> => (await createBrowser(app.http).get(`/deals?${query}`)).json()
const idsOf = ({ items }: DealPage): string[] => items.map(({ id }) => id)

test('DEAL-01 visitors see live deals alone, by the time of reading', async () => {
  const live = await add({ starts_at: at(0), ends_at: at(2) })
  const scheduled = await add({ starts_at: at(1), published_at: at(-5) })
  await add({ published_at: null, starts_at: at(-3) })
  await add({ starts_at: at(-3), ends_at: at(0) })
  expect(idsOf(await list())).toEqual([live])
  app.time.now = new Date(at(1))
  expect(idsOf(await list('sort=newest'))).toEqual([scheduled, live])
  app.time.now = new Date(at(2))
  expect(idsOf(await list())).toEqual([scheduled])
})

test('DEAL-01 lists are filtered by brand and category, and count each with the other filters', async () => {
  const [oasis, darb] = brandIds
  const [wash, tyres] = categoryIds
  const washed = await add({ brand_id: oasis!, category_id: wash! })
  const both = await add({ brand_id: oasis!, category_id: tyres! })
  const rolled = await add({ brand_id: darb!, category_id: tyres! })
  await add()
  await add({ brand_id: darb!, category_id: wash!, published_at: null })

  const all = await list()
  expect(all.total).toBe(4)
  expect(all.brands.map(({ slug, count }) => [slug, count])).toEqual([
    ['darb-tyres', 1],
    ['oasis-wash', 2],
  ])
  expect(all.categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['wash', 1],
    ['tyres', 2],
  ])
  expect(all.items.find(({ id }) => id === washed)).toMatchObject({
    brand: { slug: 'oasis-wash', name_ar: 'مغسلة الواحة', logo: null },
    category: { slug: 'wash', name_en: 'Wash' },
    picture: null,
    state: 'live',
  })

  const ofTyres = await list('category=tyres')
  expect(idsOf(ofTyres).toSorted()).toEqual([both, rolled].toSorted())
  expect(ofTyres.brands.map(({ count }) => count)).toEqual([1, 1])
  expect(ofTyres.categories.map(({ count }) => count)).toEqual([1, 2])
  const none = await list('brand=darb-tyres&category=wash')
  expect([none.total, none.pages, none.items]).toEqual([0, 0, []])
  expect(none.brands.map(({ slug, count }) => [slug, count])).toEqual([
    ['darb-tyres', 0],
    ['oasis-wash', 1],
  ])
  expect((await list('brand=unknown')).items).toEqual([])
})

test('DEAL-01 a search finds words of titles, texts and brands in both languages, however they are spelt', async () => {
  const [oasis] = brandIds
  const found = await add({
    title_ar: 'إطارات أصلية',
    title_en: 'Genuine Tires',
    text_ar: 'مع الوزن والتركيب',
    text_en: 'Fitting and balancing included',
    brand_id: oasis!,
  })
  await add()
  for (const q of ['اطارات اصليه', 'GENUINE', 'والتركيب', 'balancing', 'الواحه', 'oasis tires', 'إطـارات الواحة']) {
    const page = await list(`q=${encodeURIComponent(q)}`)
    expect([q, idsOf(page), page.total]).toEqual([q, [found], 1])
    expect(page.brands).toMatchObject([{ slug: 'oasis-wash', count: 1 }])
  }
  for (const q of ['!!!', 'بطارية', 'oasis battery', "%' or 1=1 --"]) {
    const page = await list(`q=${encodeURIComponent(q)}`)
    expect([q, idsOf(page), page.total]).toEqual([q, [], 0])
  }
  expect((await list('q=')).total).toBe(2)
})

test('DEAL-01 lists are sorted by what is featured, new, ending soon, or saves most', async () => {
  const old = await add({ published_at: at(-50), discount_amount: 90 })
  const featured = await add({ published_at: at(-40), featured: true, ends_at: at(9) })
  const half = await add({ published_at: at(-30), price_before: 301, price_now: 150 })
  const third = await add({ published_at: at(-60), starts_at: at(-1), discount_percent: 30, ends_at: at(5) })
  const more = await add({ published_at: at(-70), discount_amount: 91 })
  expect(idsOf(await list())).toEqual([featured, third, half, old, more])
  expect(idsOf(await list('sort=newest'))).toEqual([third, half, featured, old, more])
  expect(idsOf(await list('sort=ending'))).toEqual([third, featured, half, old, more])
  expect(idsOf(await list('sort=saving'))).toEqual([half, third, more, old, featured])
})

test('DEAL-01 pages follow each other without gaps, and pages after the last are empty', async () => {
  const ids: string[] = []
  for (let count = 0; count < DEALS_ON_PAGE + 2; count += 1) ids.unshift(await add())
  const [first, second, third] = await Promise.all(['page=1', 'page=2', 'page=3'].map(list))
  expect([...idsOf(first!), ...idsOf(second!)]).toEqual(ids.toSorted().toReversed())
  expect([first!.items.length, second!.items.length, third!.items.length]).toEqual([DEALS_ON_PAGE, 2, 0])
  for (const { total, pages } of [first!, second!, third!]) expect([total, pages]).toEqual([DEALS_ON_PAGE + 2, 2])
})

test('DEAL-01 a response to visitors does not outlive a change, or a minute after a deal begins or ends', async () => {
  const id = await add({ ends_at: at(1) })
  const events = () => app.receivedEvents.filter(({ type }) => type === 'deals_changed').length
  const before = events()
  await announceDeals.run(app.services, {})
  expect(events()).toBe(before)
  expect(idsOf(await list())).toEqual([id])
  await admin.browser.put(`/admin/deals/${id}`, { wanted: { title_en: 'New' }, seen: {} })
  expect((await list()).items).toMatchObject([{ title_en: 'New' }])
  expect(events()).toBe(before + 1)
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  await announceDeals.run(app.services, {})
  await announceDeals.run(app.services, {})
  expect(events()).toBe(before + 2)
  expect(idsOf(await list())).toEqual([])
})
