import { eq } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { CsvReport, Draft } from '#contract/ads.ts'
import { CSV_BOUNDS } from '#domain/import/csv.ts'
import { drafts } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { MOST_DRAFTS } from '../drafts.ts'

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

const upload = (csv: string, dryRun = false, as = browser) => as.post('/me/ads/csv', { csv, dry_run: dryRun })
const report = async (csv: string, dryRun = false) => (await upload(csv, dryRun)).json<CsvReport>()
const listDrafts = async () => (await browser.get('/me/drafts')).json<Draft[]>()
const outcomes = ({ rows }: CsvReport) => rows.map(({ line, outcome }) => [line, outcome])

const HEAD = 'رقم المخزون;السيارة;سنة الصنع;السعر;الممشى;المدينة;القير'
const CAMRY = 'A-7;تُويوتا كامـرى فل ٢٠١٩;2018;"٩٥٬٠٠٠";120 الف;الرياظ;قير عادي'

test('AD-02 rows are parsed as by the import command: the preview shows the result, the upload creates drafts', async () => {
  const csv = `\ufeff${HEAD}\r\n${CAMRY}\r\n;;;;;;\r\nA-8;دباب;2018;Negotiable;;أتلانتس;\r\nA-9;كامري;2018;على السوم;90000;جدة;\r\nA-10;كامري;2018;1;90000;جدة;\r\n`
  const preview = await report(csv, true)
  expect(preview).toMatchObject({
    missing: [],
    ignored: [],
    rows: [
      {
        line: 2,
        outcome: 'draft',
        car: { make_name_en: 'Toyota', model_name_en: 'Camry', year: 2019, price: 95_000, mileage: 120_000 },
        repairs: [{ field: 'year', from: 2018, to: 2019 }],
      },
      { line: 4, outcome: 'refused', car: null },
      { line: 5, outcome: 'draft', car: { price: null }, repairs: [] },
      { line: 6, outcome: 'draft', car: { price: null }, repairs: [{ field: 'price', from: 1, to: null }] },
    ],
  })
  expect(preview.rows[1]?.faults).toEqual([
    { field: 'make', code: 'make_unknown', value: 'دباب' },
    { field: 'mileage', code: 'number_unreadable', value: '' },
    { field: 'city', code: 'city_unknown', value: 'أتلانتس' },
  ])
  expect(await listDrafts()).toEqual([])
  expect(await report(csv)).toEqual(preview)
  const stored = await listDrafts()
  const isPriced = ({ fields }: Draft) => fields.price !== ''
  expect(stored.filter((draft) => !isPriced(draft)).map(({ fields }) => fields.is_price_on_request)).toEqual([
    true,
    true,
  ])
  expect(stored.filter(isPriced)).toMatchObject([
    {
      is_edit: false,
      picture_ids: [],
      fields: {
        make: 'toyota',
        model: 'toyota-camry',
        year: '2019',
        price: '95000',
        mileage: '120000',
        city: 'riyadh',
      },
    },
  ])
})

test('AD-02 a row uploaded again adds nothing, even if it has become an ad, recognised by id or content', async () => {
  const [, ...cells] = CAMRY.split(';')
  const csv = `${HEAD}\n${CAMRY}\n${CAMRY}\n;${cells.join(';')}`
  expect(outcomes(await report(csv))).toEqual([
    [2, 'draft'],
    [3, 'known'],
    [4, 'draft'],
  ])
  const [draft] = await listDrafts()
  const ad = givenAd()
  await givenPictures(app, me.id, ad.picture_ids)
  expect((await browser.post(`/me/ads/${draft?.id}`, { ad })).statusCode).toBe(200)
  const lowered = csv.replaceAll('٩٥٬٠٠٠', '90000')
  expect(outcomes(await report(lowered)).slice(0, 2)).toEqual([
    [2, 'known'],
    [3, 'known'],
  ])
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  expect(outcomes((await upload(csv, false, other)).json())[0]).toEqual([2, 'draft'])
})

test('AD-02 uploaded several times at once it adds each row once', async () => {
  const csv = `${HEAD}\n${CAMRY}\n${CAMRY.replace('A-7', 'A-9')}`
  await Promise.all(Array.from({ length: 4 }, () => upload(csv)))
  expect(await listDrafts()).toHaveLength(2)
})

test('AD-02 rows beyond the drafts that a user may have wait for the next upload', async () => {
  const now = app.time.now
  const full = Array.from({ length: MOST_DRAFTS - 1 }, () => ({ id: newId(), owner_id: me.id }))
  await app.services.db
    .insert(drafts)
    .values(full.map((one) => ({ ...one, fields: {}, picture_ids: [], version: 1, created_at: now, updated_at: now })))
  const csv = `${HEAD}\n${CAMRY}\n${CAMRY.replace('A-7', 'A-9')}`
  const rows = [
    [2, 'draft'],
    [3, 'no_room'],
  ]
  expect(outcomes(await report(csv, true))).toEqual(rows)
  expect(outcomes(await report(csv))).toEqual(rows)
  await app.services.db.delete(drafts).where(eq(drafts.id, full[0]?.id ?? ''))
  expect(outcomes(await report(csv))).toEqual([
    [2, 'known'],
    [3, 'draft'],
  ])
})

test('AD-02 a file that lacks columns says which, and one that is no table is refused', async () => {
  expect(await report('model,price,notes\nCamry,90000,x')).toEqual({
    missing: ['make', 'year', 'mileage', 'city'],
    ignored: ['notes'],
    other_sheets: [],
    rows: [],
  })
  const tooMany = `${HEAD}\n${Array.from({ length: CSV_BOUNDS.rows + 1 }, (_, at) => CAMRY.replace('7', String(at))).join('\n')}`
  for (const [csv, reason] of [
    ['make,year\n"Toyota,2020', 'csv_unreadable'],
    [tooMany, 'csv_too_many_rows'],
  ] as const) {
    const answer = await upload(csv)
    expect([answer.statusCode, answer.json().data]).toEqual([422, { field: 'csv', reason }])
  }
  expect((await upload('')).statusCode).toBe(400)
  expect((await upload('x'.repeat(CSV_BOUNDS.characters + 1))).statusCode).toBe(400)
})

function uploadFile(bytes: Uint8Array<ArrayBuffer>, dryRun = false) {
  const form = new FormData()
  form.append('file', new File([bytes], 'cars'))
  form.append('dry_run', String(dryRun))
  return browser.upload('/me/ads/csv', form)
}

test('AD-02 the file of a spreadsheet is read on the server, and its other sheets are named', async () => {
  const workbook = readFileSync(new URL('../../../testing/tables/cars.xlsx', import.meta.url))
  const cars = [
    { line: 4, outcome: 'draft', car: { make_name_en: 'Toyota', year: 2019, price: 95_000 } },
    { line: 6, outcome: 'draft', car: { make_name_en: 'Kia', mileage: 90_000 } },
  ]
  const preview = await uploadFile(workbook, true)
  expect(preview.json()).toMatchObject({ missing: [], ignored: [], other_sheets: ['ملاحظات'], rows: cars })
  expect(await listDrafts()).toEqual([])
  const unicodeText = Buffer.from(`\ufeff${HEAD}\r\n${CAMRY}`.replaceAll(';', '\t'), 'utf16le')
  expect(outcomes((await uploadFile(unicodeText)).json())).toEqual([[2, 'draft']])
  expect(await listDrafts()).toHaveLength(1)
  const refused = await uploadFile(Buffer.from('<html><table>'))
  expect([refused.statusCode, refused.json().data]).toEqual([422, { field: 'csv', reason: 'csv_web_page' }])
  for (const size of [0, CSV_BOUNDS.bytes + 1]) {
    expect((await uploadFile(Buffer.alloc(size))).statusCode).toBe(400)
  }
})

test('AD-02 rows with letters lost when the file was saved are rejected with row and cell', async () => {
  const { rows } = await report(`${HEAD};الوصف\n${CAMRY};نظيفة\n${CAMRY};ن\ufffdيفة\n${CAMRY};????? ???`)
  expect(rows.map(({ line, outcome, faults }) => [line, outcome, faults])).toEqual([
    [2, 'draft', []],
    [3, 'refused', [{ field: 'description', code: 'text_damaged', value: 'ن\ufffdيفة' }]],
    [4, 'refused', [{ field: 'description', code: 'text_damaged', value: '????? ???' }]],
  ])
})
