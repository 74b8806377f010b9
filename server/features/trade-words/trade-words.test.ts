import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import type { TradeWord } from '#contract/trade-words.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { TRADE_WORDS } from '#server/platform/db/reference/trade-words/index.ts'
import { trade_words } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { undoLast } from '#server/testing/undo-last.ts'

let app: GivenApp
let admin: Person
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
})

const wordOf = (spelling: string, fields: object = {}) => ({
  lang: 'ar',
  spellings: [spelling],
  meaning_ar: 'معنى الكلمة',
  meaning_en: 'What it means',
  about: 'other',
  ...fields,
})
const add = (spelling: string, fields?: object) => admin.browser.post('/admin/trade-words', wordOf(spelling, fields))
const list = async (): Promise<TradeWord[]> => (await createBrowser(app.http).get('/trade-words')).json()
const wordsOf = async (carId: string) => (await createBrowser(app.http).get(`/cars/${carId}`)).json<Car>().words

test('EXPL-04 a new site has words of the trade, which everybody may list by subject', async () => {
  const words = await list()
  const slugs = words.map(({ slug }) => slug)
  for (const { slug } of TRADE_WORDS) expect(slugs).toContain(slug)
  expect(words[0]).toMatchObject({ about: 'paint', lang: 'ar' })
  expect(words.filter(({ about }) => about === 'paint').at(-1)?.lang).toBe('en')
})

test('EXPL-04 an ad tells which words of the trade its texts have, and what they mean in the other language', async () => {
  const text = 'بدي وكالة، full option'
  const [carId = ''] = await givenCars(app.services, { ad_title_ar: 'كامري رش', description_ar: text })
  const words = await wordsOf(carId)
  expect(words).toMatchObject([
    { field: 'ad_title_ar', from: 6, to: 8, lang: 'ar' },
    { field: 'description_ar', from: 0, to: 9, lang: 'ar' },
    { field: 'description_ar', from: 11, to: 22, lang: 'en' },
  ])
  expect(words.map(({ meaning }) => meaning)).toEqual([
    expect.stringContaining('repainted'),
    expect.stringContaining('factory paint'),
    expect.stringContaining('فل كامل'),
  ])
})

test('ADMIN-05 an ad explains a word as soon as an admin adds it, and no longer when it is deleted', async () => {
  const [carId = ''] = await givenCars(app.services, { description_ar: 'فيها شخطة بسيطة' })
  expect(await wordsOf(carId)).toEqual([])
  const { id } = (await add('شخطة', { meaning_en: 'A scratch' })).json()
  expect(await wordsOf(carId)).toMatchObject([{ from: 5, to: 9, meaning: 'A scratch' }])
  await admin.browser.put(`/admin/trade-words/${id}`, { wanted: { meaning_en: 'A small scratch' }, seen: {} })
  expect(await wordsOf(carId)).toMatchObject([{ meaning: 'A small scratch' }])
  expect((await admin.browser.delete(`/admin/trade-words/${id}`)).statusCode).toBe(204)
  expect(await wordsOf(carId)).toEqual([])
  expect((await admin.browser.delete(`/admin/trade-words/${id}`)).statusCode).toBe(404)
  expect((await undoLast(admin.browser, String(id))).statusCode).toBe(204)
  expect(await wordsOf(carId)).toHaveLength(1)
})

test('ADMIN-05 a spelling is in the letters of its language, and belongs to one word', async () => {
  const refused = async (spelling: string, fields?: object) => (await add(spelling, fields)).json().data
  for (const [spelling, lang] of [
    ['full', 'ar'],
    ['فل', 'en'],
    ['فل option', 'ar'],
    ['!!', 'ar'],
    ['2020', 'en'],
  ] as const) {
    expect(await refused(spelling, { lang })).toEqual({ field: 'spellings', reason: 'spelling_letters' })
  }
  for (const spelling of ['رش', 'الرش', 'رَشّ', 'رـش']) {
    expect(await refused(spelling)).toEqual({ field: 'spellings', reason: 'spelling_exists' })
  }
  const twice = await Promise.all([add('في وقت واحد'), add('في وقت واحد')])
  expect(twice.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '422'])
  expect((await add('طويل', { spellings: [] })).statusCode).toBe(400)
  expect((await add('طويل', { meaning_en: 'x'.repeat(301) })).statusCode).toBe(400)
  expect((await add('طويل', { meaning_ar: ' \u200f ' })).statusCode).toBe(400)
})

test('ADMIN-07 a deleted word does not come back if its spelling was given away', async () => {
  const { id } = (await add('مطبقة')).json()
  await admin.browser.delete(`/admin/trade-words/${id}`)
  await add('المطبقة')
  expect((await undoLast(admin.browser, String(id))).json()).toMatchObject({
    data: { field: 'spellings', reason: 'spelling_exists' },
  })
})

test('ADMIN-05 the second of two editors of a word gets both values', async () => {
  const { id } = (await add('مقفلة')).json()
  const change = (wanted: object, seen: object) => admin.browser.put(`/admin/trade-words/${id}`, { wanted, seen })
  const seen = { meaning_en: 'What it means', spellings: ['مقفلة'] }
  expect((await change({ meaning_en: 'First' }, seen)).json()).toEqual({ changed: ['meaning_en'] })
  expect((await change({ meaning_en: 'Second', spellings: ['مقفلة', 'مقفل'] }, seen)).json()).toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'meaning_en', current: 'First', wanted: 'Second' }] },
  })
  expect((await change({ spellings: ['مقفلة', 'مقفل'] }, seen)).json()).toEqual({ changed: ['spellings'] })
  expect((await admin.browser.get(`/admin/trade-words/${id}`)).json()).toMatchObject({
    slug: `word-${id}`,
    spellings: ['مقفلة', 'مقفل'],
    meaning_en: 'First',
  })
  expect((await admin.browser.put('/admin/trade-words/999999', { wanted: {}, seen: {} })).statusCode).toBe(404)
  expect((await admin.browser.get('/admin/trade-words/999999')).statusCode).toBe(404)
  const { items } = (await admin.browser.get(`/admin/changes?subject_id=${id}&limit=1`)).json()
  expect(items[0]).toMatchObject({ subject: { kind: 'trade_word', name: { ar: 'مقفلة', en: 'مقفلة' } } })
})

test('reference data restores no word that an admin has deleted, keeps edited ones, and takes no spelling away', async () => {
  const { db } = app.services
  const idOf = async (slug: string) => (await db.select().from(trade_words).where(eq(trade_words.slug, slug)))[0]?.id
  const [deleted, edited, taken] = [await idOf('bargain'), await idOf('cash'), await idOf('commission')]
  await admin.browser.delete(`/admin/trade-words/${deleted}`)
  await admin.browser.put(`/admin/trade-words/${edited}`, { wanted: { meaning_en: 'Money' }, seen: {} })
  await db.transaction(async (tx) => {
    afterCommit(tx, { type: 'trade_words_changed' })
    await tx.delete(trade_words).where(eq(trade_words.id, taken ?? 0))
  })
  const own = (await add('السعي')).json()
  await applyReferenceData(db)
  const words = await list()
  expect(words.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['bargain']))
  expect(words.find(({ slug }) => slug === 'cash')?.meaning_en).toBe('Money')
  expect(words.filter(({ spellings }) => spellings.includes('السعي')).map(({ id }) => id)).toEqual([own.id])
})
