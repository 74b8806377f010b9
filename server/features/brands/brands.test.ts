import { beforeAll, expect, test } from 'vitest'
import type { AnyBrand } from '#contract/brands.ts'
import type { AnyCategory } from '#contract/deals.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { undoLast } from '#server/testing/undo-last.ts'

let app: GivenApp
let admin: Person
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
})

const brandOf = (english: string, arabic = 'نجم الطريق') => ({
  name_ar: arabic,
  name_en: english,
  about_ar: 'مراكز صيانة في الرياض',
  about_en: '',
  logo_id: null,
  website: 'https://brand.example.com/',
})
const addBrand = (english: string, arabic?: string) => admin.browser.post('/admin/brands', brandOf(english, arabic))
const addCategory = (english: string, arabic = 'صيانة') =>
  admin.browser.post('/admin/deal-categories', { name_ar: arabic, name_en: english })
const listBrands = async (): Promise<AnyBrand[]> => (await admin.browser.get('/admin/brands')).json()
const listCategories = async (): Promise<AnyCategory[]> => (await admin.browser.get('/admin/deal-categories')).json()

async function addDeal(fields: Parameters<typeof givenDeal>[0]): Promise<string> {
  const id = newId()
  expect((await admin.browser.post('/admin/deals', { ...givenDeal(fields), id })).statusCode).toBe(200)
  return id
}

const KINDS = [
  { kind: 'brand', path: '/admin/brands', add: addBrand, field: 'brand_id' as const },
  { kind: 'category', path: '/admin/deal-categories', add: addCategory, field: 'category_id' as const },
]

test.each(KINDS)(
  'DEAL-01 the slug of a $kind derives from its English name, and never collides',
  async ({ path, add }) => {
    const { id } = (await add('Najm  Al-Tareeq!')).json()
    for (const name of ['najm al tareeq', '  Nájm/al/Tareeq ', '../Najm al-tareeq']) {
      expect((await add(name)).json()).toMatchObject({ data: { field: 'name_en', reason: 'name_exists' } })
    }
    for (const name of ['نجم', '!!!', '../..', '—']) {
      expect((await add(name)).json()).toMatchObject({ data: { field: 'name_en', reason: 'name_latin' } })
    }
    const twice = await Promise.all([add('At once'), add('at-once')])
    expect(twice.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '422'])
    // each becomes three letters
    expect((await add('㏒'.repeat(60))).statusCode).toBe(200)
    await admin.browser.put(`${path}/${id}`, { wanted: { name_en: 'Renamed' }, seen: { name_en: 'Najm  Al-Tareeq!' } })
    const all = (await admin.browser.get(path)).json<{ id: number; slug: string; name_en: string }[]>()
    for (const { slug } of all) expect(slug).toMatch(/^[a-z0-9-]{1,80}$/)
    expect(all.find((one) => one.id === id)).toMatchObject({ slug: 'najm-al-tareeq', name_en: 'Renamed' })
  },
)

test.each(KINDS)(
  'DEAL-01 a $kind whose English name has the letters of another gets a number, and is refused only if it has its name',
  async ({ path, add }) => {
    const { id } = (await add('Tyre +', 'إطار بلس')).json()
    expect((await add('Tyre', 'إطار')).statusCode).toBe(200)
    expect((await add(' TYRE  +', 'شيء آخر')).json()).toMatchObject({
      data: { field: 'name_en', reason: 'name_exists' },
    })
    // who had the name goes by another one now
    await admin.browser.put(`${path}/${id}`, { wanted: { name_en: 'Wheel' }, seen: { name_en: 'Tyre +' } })
    expect((await add('Tyre +', 'إطار زائد')).statusCode).toBe(200)
    const all = (await admin.browser.get(path)).json<{ slug: string; name_ar: string }[]>()
    const slugs = new Map(all.map(({ slug, name_ar }) => [name_ar, slug]))
    expect(['إطار بلس', 'إطار', 'إطار زائد'].map((name) => slugs.get(name))).toEqual(['tyre', 'tyre-2', 'tyre-3'])
  },
)

test.each(KINDS)('DEAL-01 a $kind is not deleted while a deal uses it', async ({ path, add, field }) => {
  const { id } = (await add(`In use ${field}`)).json()
  const dealId = await addDeal({ [field]: id, published_at: null })
  const all = (await admin.browser.get(path)).json<{ id: number; deals_count: number }[]>()
  expect(all.find((one) => one.id === id)?.deals_count).toBe(1)
  const remove = () => admin.browser.delete(`${path}/${id}`)
  expect([(await remove()).json().code, (await remove()).statusCode]).toEqual(['IN_USE', 409])
  await admin.browser.post(`/admin/deals/${dealId}/delete`, {})
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(404)
  // the deal comes back only with what it refers to
  expect((await undoLast(admin.browser, dealId)).json()).toMatchObject({ data: { field, reason: 'choice_gone' } })
  expect((await undoLast(admin.browser, String(id))).statusCode).toBe(204)
  expect((await undoLast(admin.browser, dealId)).statusCode).toBe(204)
})

test.each(KINDS)('ADMIN-07 a deleted $kind does not come back if its slug was given away', async ({ path, add }) => {
  const { id } = (await add('Given away')).json()
  await admin.browser.delete(`${path}/${id}`)
  await add('given away')
  expect((await undoLast(admin.browser, String(id))).json()).toMatchObject({
    data: { field: 'name_en', reason: 'name_exists' },
  })
})

test.each(KINDS)('ADMIN-03 the second of two editors of a $kind gets both values', async ({ path, add, kind }) => {
  const { id } = (await add(`Edited ${kind}`)).json()
  const change = (wanted: object, seen: object) => admin.browser.put(`${path}/${id}`, { wanted, seen })
  const seen = { name_en: `Edited ${kind}` }
  expect((await change({ name_en: 'First' }, seen)).json()).toEqual({ changed: ['name_en'] })
  expect((await change({ name_en: 'Second' }, seen)).json()).toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'name_en', current: 'First', wanted: 'Second' }] },
  })
  expect((await undoLast(admin.browser, String(id))).statusCode).toBe(204)
  expect((await admin.browser.put(`${path}/999999`, { wanted: {}, seen: {} })).statusCode).toBe(404)
})

test('DEAL-01 brands are listed by Arabic name, each with all its fields', async () => {
  const { id } = (await addBrand('Zebra Glass', 'ألف زجاج')).json()
  const names = (await listBrands()).map((brand) => brand.name_ar)
  expect(names.indexOf('ألف زجاج')).toBeLessThan(names.indexOf('نجم الطريق'))
  expect((await admin.browser.get(`/admin/brands/${id}`)).json()).toEqual({
    ...brandOf('Zebra Glass', 'ألف زجاج'),
    logo_id: undefined,
    id,
    slug: 'zebra-glass',
    logo: null,
    deals_count: 0,
  })
  expect((await admin.browser.get('/admin/brands/999999')).statusCode).toBe(404)
})

test('DEAL-01 a brand refuses links that are no web address, and logos that are not in the library', async () => {
  for (const website of ['javascript:alert(1)', 'http://brand.example.com', 'https://a@b.example.com', 'data:,x']) {
    expect((await admin.browser.post('/admin/brands', { ...brandOf('Bad link'), website })).statusCode).toBe(400)
  }
  const refused = await admin.browser.post('/admin/brands', { ...brandOf('No logo'), logo_id: newId() })
  expect(refused.json()).toMatchObject({ data: { field: 'logo_id', reason: 'choice_gone' } })
})

test('DEAL-01 categories are moved, and the list of deals has the same order', async () => {
  const added = await Promise.all(['One', 'Two', 'Three'].map((name) => addCategory(`Moved ${name}`)))
  const ids = added.map((answer) => answer.json<{ id: number }>().id)
  const order = async () => (await listCategories()).map(({ id }) => id).filter((id) => ids.includes(id))
  const [first, second, third] = await order()
  const move = (id: number, before: number | null) =>
    admin.browser.post(`/admin/deal-categories/${id}/move`, { before })
  expect((await move(third!, first!)).statusCode).toBe(204)
  expect(await order()).toEqual([third, first, second])
  await move(third!, null)
  expect(await order()).toEqual([first, second, third])
  await move(first!, null)
  expect((await undoLast(admin.browser, String(first))).statusCode).toBe(204)
  expect(await order()).toEqual([first, second, third])
  expect((await move(999_999, null)).statusCode).toBe(404)
  expect((await move(first!, 999_999)).statusCode).toBe(404)
  for (const id of ids) await addDeal({ category_id: id })
  const { categories } = (await admin.browser.get('/deals')).json<{ categories: { id: number }[] }>()
  expect(categories.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([first, second, third])
})

test('ADMIN-03 a maker that a deal is for is not deleted', async () => {
  const maker = { name_ar: 'صانع', name_en: 'Own Maker', aliases: [] }
  const { id } = (await admin.browser.post('/admin/car-makers', maker)).json()
  const dealId = await addDeal({ make_id: id })
  expect((await admin.browser.delete(`/admin/car-makers/${id}`)).json()).toMatchObject({ code: 'IN_USE' })
  await admin.browser.post(`/admin/deals/${dealId}/delete`, {})
  expect((await admin.browser.delete(`/admin/car-makers/${id}`)).statusCode).toBe(204)
  await app.mails()
})

test('ADMIN-07 the log names a deal, its brand and its category', async () => {
  const brandId = (await addBrand('Logged brand', 'علامة السجل')).json().id
  const categoryId = (await addCategory('Logged category', 'تصنيف السجل')).json().id
  const dealId = await addDeal({ brand_id: brandId, category_id: categoryId, title_ar: 'عرض', title_en: 'Deal' })
  const logged = async () => {
    const { items } = (await admin.browser.get(`/admin/changes?subject_id=${dealId}&limit=1`)).json()
    return items[0]
  }
  expect(await logged()).toMatchObject({
    what: 'change_deal',
    subject: { kind: 'deal', id: dealId, name: { ar: 'عرض', en: 'Deal' } },
    after: {
      brand_id: { ar: 'علامة السجل', en: 'Logged brand' },
      category_id: { ar: 'تصنيف السجل', en: 'Logged category' },
    },
  })
  await admin.browser.post(`/admin/deals/${dealId}/delete`, {})
  expect((await logged()).subject.name).toEqual({ ar: 'عرض', en: 'Deal' })
})
