import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { CarSearch } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import { car_models, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { HOUSE_ACCOUNT, importCars } from './import-cars.ts'
import { readMapping } from './mapping.ts'

let services: DataServices
const folder = mkdtempSync(join(inject('folder'), 'import-'))
const HEAD = 'id,title,year,price,mileage,city,gear'
const mapping = {
  source: 'test',
  columns: {
    id: 'id',
    title: 'title',
    year: 'year',
    price: 'price',
    mileage: 'mileage',
    city: 'city',
    transmission: 'gear',
  },
  values: { city: { Besha: 'bisha' } },
}

function givenCsv(...rows: string[]): string {
  const file = join(folder, `${rows.length}-${Math.random()}.csv`)
  writeFileSync(file, `\ufeff${[HEAD, ...rows].join('\n')}\n`)
  return file
}

const run = (file: string) => importCars(services, { file, mapping })

beforeEach(async () => {
  services = await givenServices()
})

test('EXPL-01 a row becomes an ad of the house account that search finds', async () => {
  const file = givenCsv('7,تُويوتا كامـرى فل ٢٠١٩,2019,"٩٥٬٠٠٠",120 الف,الرياظ,قير عادي')
  expect(await run(file)).toMatchObject({ rows: 1, added: 1, known: 0, refused: [] })

  const [car] = await services.db.select().from(cars)
  expect(car).toMatchObject({ seller_id: HOUSE_ACCOUNT, year: 2019, price: 95_000, mileage: 120_000 })
  const { searchCars } = await import('#server/features/search/search-cars.ts')
  const page = await searchCars(
    services,
    CarSearch.parse({ model: 'toyota-camry', city: 'riyadh', transmission: 'manual' }),
  )
  expect(page.items.map(({ id }) => id)).toEqual([car?.id])
})

test('EXPL-01 specs are read from columns of their own, and search filters and counts by them', async () => {
  const file = join(folder, 'specs.csv')
  writeFileSync(
    file,
    'id,title,year,price,mileage,city,drive,inside,seats\n1,كيا ريو 2018,2018,30000,90000,جدة,4WD,بيج,5\n2,كيا ريو 2019,2019,35000,80000,جدة,front,ماء,900\n',
  )
  const columns = { ...mapping.columns, drivetrain: 'drive', interior_color: 'inside', seats: 'seats' }
  expect(await importCars(services, { file, mapping: { ...mapping, columns } })).toMatchObject({ added: 2 })
  const rows = await services.db.select().from(cars).orderBy(cars.key)
  expect(rows).toMatchObject([
    { drivetrain: 'four', interior_color: 'beige', seats: 5 },
    { drivetrain: 'front', interior_color: null, seats: null },
  ])
  const { searchCars } = await import('#server/features/search/search-cars.ts')
  const page = await searchCars(
    services,
    CarSearch.parse({ drivetrain: 'four', interior_color: 'beige', facets: true }),
  )
  expect(page.items.map(({ id }) => id)).toEqual([rows[0]?.id])
  expect(page.facets?.drivetrain.map(({ value, count }) => [value, count])).toEqual([
    ['four', 1],
    ['front', 0],
  ])
})

test('EXPL-01 the file of a spreadsheet is imported, and a row with lost letters is refused by its line', async () => {
  const columns = {
    id: 'رقم المخزون',
    make: 'الشركة',
    model: 'الموديل',
    year: 'سنة الصنع',
    price: 'السعر',
    mileage: 'الممشى',
    city: 'المدينة',
  }
  const workbook = new URL('../../testing/tables/cars.xls', import.meta.url).pathname
  expect(await importCars(services, { file: workbook, mapping: { ...mapping, columns } })).toMatchObject({
    added: 2,
    refused: [],
    other_sheets: ['ملاحظات'],
  })
  const { added, refused } = await run(givenCsv('1,كيا ر\ufffdو 2018,2018,30000,90000,جدة,'))
  expect([added, refused.map(({ line }) => line)]).toEqual([0, [2]])
  expect(refused[0]?.reasons).toEqual(['title: letters were lost when the file was saved («كيا ر\ufffdو 2018»)'])
  const other = join(folder, 'other.xlsx')
  writeFileSync(other, 'a,b\n1,2')
  await expect(run(other)).rejects.toThrow('none of the columns of the mapping')
  writeFileSync(other, '<html>')
  await expect(run(other)).rejects.toThrow('save it as .xlsx')
})

test('EXPL-01 a second import adds only new rows', async () => {
  const rows = ['1,كيا ريو 2018,2018,30000,90000,جدة,', '2,كيا ريو 2019,2019,35000,80000,جدة,']
  await run(givenCsv(...rows))
  const again = await run(givenCsv(...rows, '3,كيا ريو 2020,2020,40000,70000,جدة,', rows[0] ?? ''))
  expect(again).toMatchObject({ rows: 4, added: 1, known: 3 })
  expect(await services.db.$count(cars)).toBe(3)
  expect(await services.db.$count(searchable_cars)).toBe(3)
})

describe('rejected rows', () => {
  test.each([
    ['1,كيا ريو 2018,2018,30 الى 35,90000,جدة,', ['price']],
    ['1,كيا ريو 2018,2018,30000000,90000,جدة,', ['price']],
    ['1,كيا ريو,,30000,90000,جدة,', ['year']],
    ['1,كيا ريو 1936,1936,30000,90000,جدة,', ['year']],
    ['1,كيا ريو 2018,2018,30000,20000000,جدة,', ['mileage']],
    ['1,كيا ريو 2018,2018,30000,90000,أتلانتس,', ['city']],
    ['1,دباب 2018,2018,30000,90000,جدة,', ['make']],
    ['1,كيا 2018,2018,30000,90000,جدة,', ['model']],
    [',كيا ريو 2018,2018,30000,90000,جدة,', ['id']],
    ['1,دباب,,x,y,,', ['make', 'year', 'mileage', 'city']],
  ])('EXPL-01 %s: every reason is named', async (row, fields) => {
    const { added, refused } = await run(givenCsv(row))
    expect(added).toBe(0)
    expect(refused[0]?.line).toBe(2)
    expect(refused[0]?.reasons.map((reason) => reason.split(':')[0])).toEqual(fields)
    expect(await services.db.$count(cars)).toBe(0)
  })
})

test('EXPL-01 ads without a price or with an instalment are imported with a price on request', async () => {
  const camrys = Array.from({ length: 8 }, (_, at) => `c${at},كامري 2020,2020,${70_000 + at * 1000},90000,جدة,`)
  const report = await run(
    givenCsv(
      '1,كامري 2020,2020,1450,90000,جدة,',
      ...camrys,
      '2,كامري 2020,2020,Negotiable,90000,جدة,',
      '3,كامري 2020,2020,على السوم,90000,جدة,',
      '4,كامري 2020,2020,,90000,جدة,',
      '5,كامري 2020,2020,0,90000,جدة,',
      '6,كيا ريو 2018,2018,1,90000,جدة,',
      '7,كيا ريو 2018,2018,1450,90000,جدة,',
    ),
  )
  expect(report).toMatchObject({ added: 15, repaired: 2, on_request: 6, refused: [] })
  const rows = await services.db.select({ ref: cars.import_ref, price: cars.price }).from(cars)
  const priceOf = new Map(rows.map(({ ref, price }) => [ref, price]))
  expect(['1', '2', '3', '4', '5', '6', '7'].map((ref) => priceOf.get(ref))).toEqual([...Array(6).fill(null), 1450])
  expect(priceOf.get('c0')).toBe(70_000)
})

test('EXPL-01 bids and instalments are not read as prices', async () => {
  const report = await run(
    givenCsv(
      '1,هايلكس 2019,2019,السوم وصل 60,90000,جدة,',
      '2,كامري 2022 للتنازل,2022,1850,90000,جدة,',
      '3,النترا 2020 دفعة أولى 5000,2020,5000,90000,جدة,',
      '4,Elantra 2020 monthly instalments,2020,9000,90000,جدة,',
      '5,كامري 2022 للتنازل,2022,45000,90000,جدة,',
      '6,كرسيدا 1990,1990,5000,90000,جدة,',
    ),
  )
  expect(report).toMatchObject({ added: 6, repaired: 3, on_request: 4, refused: [] })
  const rows = await services.db.select({ ref: cars.import_ref, price: cars.price }).from(cars)
  const priceOf = new Map(rows.map(({ ref, price }) => [ref, price]))
  expect(['5', '6'].map((ref) => priceOf.get(ref))).toEqual([45_000, 5000])
})

test('EXPL-01 a car wanted in exchange, or one with that nickname, is not read as the car of the ad', async () => {
  const file = join(folder, 'exchange.csv')
  writeFileSync(
    file,
    [
      'id,title,make,model,year,price,mileage,city',
      '1,للبدل تاهو 2014 بيوكن,شيفروليه,تاهو,2014,52000,190000,جدة',
      '2,شبح 2016 فل,نيسان,باترول,2016,95000,120000,جدة',
      '3,رنج روفر ايفوك 2016,لاند روفر,رنج روفر,2016,75000,98000,جدة',
      '4,هايلكس 2016,نيسان,ددسن,2016,75000,98000,جدة',
    ].join('\n'),
  )
  const columns = { ...mapping.columns, make: 'make', model: 'model' }
  expect(await importCars(services, { file, mapping: { ...mapping, columns } })).toMatchObject({ added: 4 })
  const named = await services.db
    .select({ model: car_models.slug })
    .from(cars)
    .innerJoin(car_models, eq(car_models.id, cars.model_id))
    .orderBy(cars.key)
  expect(named.map(({ model }) => model)).toEqual([
    'chevrolet-tahoe',
    'nissan-patrol',
    'land-rover-evoque',
    'toyota-hilux',
  ])
})

test('EXPL-01 words for thousands are understood, a year in the title is used, and values are translated', async () => {
  const rows = ['1,كيا ريو 2016,2019,30000,300,Besha,', '2,كيا ريو 2022,2022,30000,980,Besha,']
  expect(await run(givenCsv(...rows))).toMatchObject({ repaired: 1 })
  const taken = await services.db.select().from(cars).orderBy(cars.key)
  expect(taken).toMatchObject([
    { mileage: 300_000, year: 2016 },
    { mileage: 980, year: 2022 },
  ])
})

test('EXPL-01 a batch that fails leaves nothing behind, and the next run takes it whole', async () => {
  const file = givenCsv(...Array.from({ length: 300 }, (_, at) => `${at},كيا ريو 2018,2018,${30_000 + at},90000,جدة,`))
  let transactions = 0
  const failing = new Proxy(services.db, {
    get: (db, name) => {
      if (name !== 'transaction') return Reflect.get(db, name) as unknown
      return async (work: Parameters<typeof db.transaction>[0]) =>
        db.transaction(async (tx) => {
          const result = await work(tx)
          transactions += 1
          if (transactions === 2) throw new Error('power cut')
          return result
        })
    },
  })
  await expect(importCars({ ...services, db: failing }, { file, mapping })).rejects.toThrow('power cut')
  expect(await services.db.$count(cars)).toBe(250)
  expect(await services.db.$count(searchable_cars)).toBe(250)
  expect(await run(file)).toMatchObject({ added: 50, known: 250 })
  expect(await services.db.$count(searchable_cars)).toBe(300)
})

describe('mappings', () => {
  test.each(['{', '{}', '{"source":"A B","columns":{}}', '{"source":"a","columns":{"wheels":"w"}}'])(
    '%s is refused with one sentence',
    (text) => {
      const file = join(folder, 'broken.mapping.json')
      writeFileSync(file, text)
      expect(() => readMapping(file)).toThrow(/^The mapping .* is invalid at .*\.$/)
    },
  )

  test('a missing one too', () => {
    expect(() => readMapping('/no/such/file')).toThrow(/cannot be read/)
  })
})

const REAL = new URL('../../../../shared/data/syarah_ads/syarah_ads_ar_en.dev.csv', import.meta.url).pathname

const REAL_ADS_MS = 120_000
test.skipIf(!existsSync(REAL))(
  'EXPL-01 nearly all real Saudi ads are imported, a third of them without a price',
  async () => {
    const real = {
      source: 'syarah',
      columns: {
        id: 'ad_id',
        title: 'title_ar_from_slug',
        make: 'Make',
        model: 'Type',
        year: 'Year',
        price: 'Price',
        mileage: 'Mileage',
        city: 'Region',
        condition: 'Condition',
        color: 'Color',
        fuel_type: 'Fuel_Type',
        transmission: 'Gear_Type',
        regional_spec: 'Origin',
        engine_size: 'Engine_Size',
      },
      values: { regional_spec: { 'Gulf Arabic': 'gulf' } },
    }
    const report = await importCars(services, { file: REAL, mapping: real })
    expect(report.rows).toBe(readFileSync(REAL, 'utf8').trim().split('\n').length - 1)
    expect(report.added).toBeGreaterThan(6400)
    expect(report.on_request).toBeGreaterThan(2000)
    expect(report.refused.length).toBeLessThan(90)
  },
  REAL_ADS_MS,
)

test('EXPL-01 the indexes of the search rows are as small as new ones after an import', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => {
    const draw = (at * 7919) % 600
    return `${at},كيا ريو 2018,${2000 + (draw % 25)},${20_000 + draw},${10_000 + ((draw * 31) % 600)},جدة,قير عادي`
  })
  expect(await run(givenCsv(...rows))).toMatchObject({ added: 600 })
  const bytes = async () =>
    Number((await services.db.execute(sql`select pg_indexes_size('searchable_cars') as bytes`)).rows[0]?.bytes)
  const left = await bytes()
  await services.db.execute(sql`reindex table searchable_cars`)
  // new ones also have rows that are gone as long as a transaction could see them
  expect(left).toBeLessThanOrEqual(await bytes())
})
