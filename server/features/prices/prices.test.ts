import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { PriceList, PricePage, PricedMaker } from '#contract/prices.ts'
import { DAY_MS } from '#domain/durations.ts'
import { writeDemoMonths } from '#server/features/prices/public.ts'
import { rebuildSearch } from '#server/features/search/public.ts'
import { price_months } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { countPrices } from './count-prices.job.ts'

let app: GivenApp
let visitor: Browser
let admin: Browser

beforeAll(async () => {
  app = await givenApp()
  ;[visitor, admin] = [createBrowser(app.http), createBrowser(app.http)]
  await givenUser(app, { browser: admin, role: 'admin' })
})

const many = (count: number, wanted: (at: number) => WantedCar) =>
  givenCars(app.services, ...Array.from({ length: count }, (_, at) => wanted(at)))
const count = () => countPrices.run(app.services, {})
const status = async (path: string) => (await visitor.get(`/prices${encodeURI(path)}`)).statusCode
const get = async (path: string): Promise<PricePage> => (await visitor.get(`/prices${encodeURI(path)}`)).json()
const list = async (q = ''): Promise<PriceList> => (await visitor.get(`/prices?q=${encodeURIComponent(q)}`)).json()

test('EXPL-03 a page of prices has the figures of its model, year and city, and the ads themselves', async () => {
  expect(await list()).toEqual({ as_of: null, is_demo: false, makers: [] })
  expect(await status('/toyota/camry')).toBe(404)
  await many(6, (at) => ({ year: 2019, price: 50_000 + at * 1000, mileage: 60_000 }))
  await many(5, (at) => ({ year: 2019, city: 'jeddah', price: 60_000 + at * 1000, mileage: 230_000 }))
  await many(5, () => ({ year: 2021, price: 90_000 }))
  await many(4, () => ({ year: 2023 }))
  await count()

  const page = await get('/toyota/camry?year=2019&city=riyadh')
  expect(page).toMatchObject({
    as_of: NOW.toISOString(),
    is_demo: false,
    make: { slug: 'toyota' },
    model: { slug: 'toyota-camry', name_ar: 'كامري' },
    year: 2019,
    city: { slug: 'riyadh' },
    figures: { count: 6, lower: 51_250, middle: 52_500, upper: 53_750 },
    everywhere: { count: 11, middle: 55_000 },
    sale: null,
    months: [{ month: '2026-06-01', count: 6, middle: 52_500, is_demo: false }],
  })
  expect(page.mileages).toEqual([
    { from: 50_000, to: 75_000, count: 6, lower: 51_250, middle: 52_500, upper: 53_750 },
    { from: 200_000, to: null, count: 5, lower: 61_000, middle: 62_000, upper: 63_000 },
  ])
  expect(page.years.map(({ year, count: ads }) => [year, ads])).toEqual([
    [2021, 5],
    [2019, 6],
  ])
  expect(page.cities.map(({ slug, count: ads }) => [slug, ads])).toEqual([
    ['riyadh', 6],
    ['jeddah', 5],
  ])
  expect(page.cars.map(({ year, city_name_en, price }) => [year, city_name_en, price])).toEqual(
    Array.from({ length: 6 }, (_, at) => [2019, 'Riyadh', 50_000 + at * 1000]),
  )
  const whole = await get('/toyota/camry')
  expect(whole).toMatchObject({ year: null, city: null, everywhere: null, figures: { count: 20 } })
  expect(whole.cars).toHaveLength(6)
  expect((await get('/toyota/camry?year=2019')).figures.count).toBe(11)
})

test('EXPL-03 without five ads there is no page, whatever is asked for', async () => {
  for (const path of ['/toyota/camry?year=2023', '/toyota/camry?city=abha', '/toyota/camry?year=2021&city=jeddah'])
    expect(await status(path), path).toBe(404)
  for (const path of ['/kia', '/kia/rio', '/nobody', '/toyota/nothing', '/toyota/camry?city=atlantis', '/سيارات/٢'])
    expect(await status(path), path).toBe(404)
  for (const path of ['year=1949', 'year=2078', 'year=NaN', 'year=', 'year=2019.5', 'year=Infinity', 'city=', 'x=1'])
    expect(await status(`/toyota/camry?${path}`), path).toBe(400)
  expect((await visitor.get('/prices/%00/camry')).statusCode).toBe(400)
  expect((await visitor.get(`/prices/${'x'.repeat(90)}`)).statusCode).toBe(400)
})

test('EXPL-03 names in either language lead to the slugs', async () => {
  for (const path of ['/تويوتا/كامري?city=الرياض', '/Toyota/CAMRY?city=Riyadh', '/toyota/toyota-camry?city=رياض']) {
    const { make, model, city } = await get(path)
    expect([make.slug, model.slug, city?.slug], path).toEqual(['toyota', 'toyota-camry', 'riyadh'])
  }
  const { maker } = (await visitor.get(`/prices/${encodeURIComponent('تويوتا')}`)).json<{ maker: PricedMaker }>()
  expect(maker).toMatchObject({ slug: 'toyota', count: 20, models: [{ slug: 'toyota-camry', count: 20 }] })
})

test('EXPL-03 the list of models is searched by the names of models and makers', async () => {
  await many(30, () => ({ model: 'toyota-corolla' }))
  await many(9, () => ({ make: 'kia', model: 'kia-rio' }))
  await count()
  const slugs = async (q?: string) =>
    (await list(q)).makers.map(({ slug, count: ads, models }) => [slug, ads, models.map((model) => model.slug)])
  expect(await slugs()).toEqual([
    ['toyota', 50, ['toyota-corolla', 'toyota-camry']],
    ['kia', 9, ['kia-rio']],
  ])
  for (const q of ['كامري', 'camry', 'toyota cam', 'تويوتا كامري'])
    expect(await slugs(q), q).toEqual([['toyota', 20, ['toyota-camry']]])
  expect(await slugs('كيا')).toEqual([['kia', 9, ['kia-rio']]])
  expect(await slugs('xyzzy')).toEqual([])
})

test('EXPL-03 ADMIN-04 a model that an admin renames or merges is found by its old address', async () => {
  const { models } = await app.services.catalogue()
  const idOf = (slug: string) => models.bySlug.get(slug)?.id ?? 0
  await many(5, () => ({ make: 'hyundai', model: 'hyundai-elantra', price: 40_000 }))
  const soldAt = new Date(NOW.getTime() - DAY_MS)
  const sold = { status: 'sold', sold_at: soldAt, published_at: new Date(soldAt.getTime() - 7 * DAY_MS) } as const
  await many(5, () => ({ make: 'hyundai', model: 'hyundai-accent', ...sold }))
  await many(5, () => ({ make: 'hyundai', model: 'hyundai-accent', price: 30_000 }))
  await count()
  const renamed = { wanted: { name_en: 'Elantra Nova' }, seen: { name_en: 'Elantra' } }
  expect((await admin.put(`/admin/car-models/${idOf('hyundai-elantra')}`, renamed)).statusCode).toBe(200)
  expect(await get('/hyundai/elantra')).toMatchObject({ model: { slug: 'hyundai-elantra', name_en: 'Elantra Nova' } })

  const merge = { into: idOf('hyundai-elantra') }
  expect((await admin.post(`/admin/car-models/${idOf('hyundai-accent')}/merge`, merge)).statusCode).toBe(204)
  expect(await get('/hyundai/accent')).toMatchObject({ model: { slug: 'hyundai-elantra' }, figures: { count: 5 } })
  await app.mails()
  await rebuildSearch.run(app.services, {})
  await count()
  expect(await get('/hyundai/accent')).toMatchObject({
    model: { slug: 'hyundai-elantra' },
    figures: { count: 10 },
    sale: { count: 5, days: 7 },
  })
  expect((await list('hyundai')).makers.map(({ models: found }) => found.map(({ slug }) => slug))).toEqual([
    ['hyundai-elantra'],
  ])
})

test('EXPL-03 past months of the demo are labelled, and those that were counted stay', async () => {
  const services = await givenServices()
  const published = (days: number) => ({ demo: true, published_at: new Date(NOW.getTime() - days * DAY_MS) })
  await givenCars(
    services,
    ...Array.from({ length: 5 }, () => ({ price: 40_000, ...published(9) })),
    ...Array.from({ length: 6 }, () => ({ price: 60_000, ...published(4) })),
    ...Array.from({ length: 9 }, () => ({ price: 90_000, ...published(20), demo: false })),
  )
  await countPrices.run(services, {})
  await writeDemoMonths(services.db, NOW)
  await writeDemoMonths(services.db, NOW)
  const whole = and(eq(price_months.year, 0), eq(price_months.city_id, 0))
  const rows = await services.db.select().from(price_months).where(whole).orderBy(price_months.month)
  expect(rows.map(({ month, count: ads, middle, is_demo }) => [month, ads, middle, is_demo])).toEqual([
    ['2026-04-01', 5, 40_000, true],
    ['2026-05-01', 11, 60_000, true],
    ['2026-06-01', 20, 60_000, true],
  ])
})
