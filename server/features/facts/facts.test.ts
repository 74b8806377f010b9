import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { FactFields, type AnyFacts, type Fact } from '#contract/facts.ts'
import { findFactFault } from '#domain/facts/fact-fault.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { TRANSFER_STEPS } from '#domain/calculators/transfer-steps.ts'
import { YEARLY_KEYS } from '#domain/calculators/yearly-rates.ts'
import { SHEET_FACTS } from '#domain/hand-over/transfer-facts.ts'
import { FACTS } from '#server/platform/db/reference/facts.ts'
import { facts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { announceFacts } from './announce-facts.job.ts'

let app: GivenApp
let admin: Person
let visitor: Browser
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  visitor = createBrowser(app.http)
})
beforeEach(() => {
  app.time.now = NOW
})

const add = (fields: Parameters<typeof givenFact>[0]) => admin.browser.post('/admin/facts', givenFact(fields))
const change = (id: number, wanted: object, seen: object = {}) =>
  admin.browser.put(`/admin/facts/${id}`, { wanted, seen })
const listed = async (query = '') => (await visitor.get(`/facts${query}`)).json<Fact[]>()
const listAny = async (query = '') => (await admin.browser.get(`/admin/facts${query}`)).json<AnyFacts>()
const idOf = async (key: string) => {
  const [row] = await app.services.db.select().from(facts).where(eq(facts.key, key))
  return row?.id ?? 0
}

test('a new installation has facts with sources, which are as valid as those of admins', async () => {
  expect(FACTS.length).toBeGreaterThanOrEqual(20)
  for (const fact of FACTS) {
    expect(FactFields.parse(fact)).toEqual(fact)
    expect(findFactFault(FactFields.parse(fact))).toBeNull()
  }
  const all = await listed()
  expect(all.map(({ key }) => key).toSorted()).toEqual(FACTS.map(({ key }) => key).toSorted())
  expect((await listed('?topic=fuel')).every(({ topic }) => topic === 'fuel')).toBe(true)
  const keys = ['vat-rate', 'fuel-price-91', 'unknown-key', 'fuel-price-95']
  const found = await listed(`?${keys.map((key) => `key=${key}`).join('&')}`)
  expect(found.map(({ key }) => key)).toEqual(['vat-rate', 'fuel-price-91', 'fuel-price-95'])
  expect(found[1]).toMatchObject({ value: 2.18, unit: 'sar_per_litre', is_overdue: false })
})

test('ADMIN-03 calculators, the transfer and its sheet cite no fact that a new installation lacks', () => {
  const { fuel, ...others } = YEARLY_KEYS
  const steps = TRANSFER_STEPS.flatMap((step): readonly string[] => step.facts)
  const cited = [...Object.values(fuel), ...Object.values(others), ...steps, ...SHEET_FACTS]
  const known = FACTS.map(({ key }) => key)
  expect(cited.filter((key) => !known.includes(key))).toEqual([])
})

test('a new version keeps facts that admins edited, does not restore deleted ones, and updates the others', async () => {
  const { db } = app.services
  const [edited, deleted, other] = await Promise.all(['vat-rate', 'import-vat', 'import-duty'].map(idOf))
  await change(edited!, { value: 16 })
  await admin.browser.post(`/admin/facts/${deleted}/delete`, {})
  await db.transaction(async (tx) => {
    afterCommit(tx, { type: 'facts_changed' })
    await tx.update(facts).set({ value: 4 }).where(eq(facts.id, other!))
  })
  const again = () => applyReferenceData(db)
  await again()
  expect((await listed('?key=vat-rate&key=import-vat')).map(({ key, value }) => [key, value])).toEqual([
    ['vat-rate', 16],
  ])
  // what was undone follows the version again
  expect((await undoLast(admin.browser, String(edited))).statusCode).toBe(204)
  expect((await undoLast(admin.browser, String(deleted))).statusCode).toBe(204)
  await again()
  expect((await listed('?key=vat-rate&key=import-vat&key=import-duty')).map(({ value }) => value)).toEqual([15, 15, 5])
})

test('a fact that is not checked in time is shown as old, and first to admins', async () => {
  const { id } = (await add({ key: 'becomes-old', check_by: '2026-07-01' })).json<{ id: number }>()
  const isOld = async () => (await listed('?key=becomes-old'))[0]?.is_overdue
  expect(await isOld()).toBe(false)
  expect((await listAny()).overdue_count).toBe(0)

  // midnight in Riyadh
  app.time.now = new Date('2026-07-01T20:59:59Z')
  expect(await isOld()).toBe(false)
  app.time.now = new Date('2026-07-01T21:00:00Z')
  await announceFacts.run(app.services, {})
  expect(await isOld()).toBe(true)
  const { items, overdue_count } = await listAny()
  expect([items[0]?.key, overdue_count]).toEqual(['becomes-old', 1])
  expect((await listAny('?overdue=true')).items.map(({ key }) => key)).toEqual(['becomes-old'])

  await change(id, { checked_on: '2026-07-02', check_by: '2026-12-01' })
  expect(await isOld()).toBe(false)
  expect((await listAny('?overdue=true')).items).toEqual([])
})

test('the job tells cached pages once of a fact that became overdue', async () => {
  await add({ key: 'announced', check_by: '2026-07-01' })
  const events: string[] = []
  app.services.events.subscribe(({ type }) => events.push(type))
  const run = async () => {
    events.length = 0
    await announceFacts.run(app.services, {})
    return events.includes('facts_changed')
  }
  expect(await run()).toBe(false)
  app.time.now = new Date('2026-07-02T09:00:00Z')
  expect([await run(), await run()]).toEqual([true, false])
})

test('facts are found by words of their names, keys and sources', async () => {
  await add({ key: 'found-by-words', label_ar: 'رسم تسجيل اللوحات المميزة', source_en: 'Ministry of Plates' })
  const keys = async (q: string) => (await listAny(`?q=${encodeURIComponent(q)}`)).items.map(({ key }) => key)
  for (const q of ['اللوحات المميزة', 'plates', 'found by']) expect(await keys(q)).toContain('found-by-words')
  expect(await keys('—')).toEqual([])
})

test.each<[string, object, number]>([
  ['a link that runs a script', { source_url: 'javascript:alert(1)' }, 400],
  ['a data link', { source_url: 'data:text/html,x' }, 400],
  ['a link without https', { source_url: 'http://gov.example.com' }, 400],
  ['an absurd number', { value: 1e15 }, 400],
  ['a negative number', { value: -1 }, 400],
  ['more decimals than are stored', { value: 1.23456 }, 400],
  ['a key with a path', { key: '../admin' }, 400],
  ['an empty key', { key: '' }, 400],
  ['a day that does not exist', { check_by: '2026-02-30' }, 400],
  ['a next check before the last', { checked_on: '2026-06-10', check_by: '2026-06-09' }, 422],
  ['a next check after two years', { check_by: '2028-06-01' }, 422],
  ['a check in the future', { checked_on: '2026-06-20', check_by: '2026-12-01' }, 422],
  ['a number without a unit', { unit: null }, 422],
  ['neither a number nor a text', { value: null, unit: null }, 422],
  ['a key that exists', { key: 'licence-fee-private' }, 422],
])('a fact is refused with %s', async (_, fields, status) => {
  expect((await add({ key: 'refused', ...fields })).statusCode).toBe(status)
})

test('ADMIN-03 the second of two editors of a fact gets both values, and other fields are kept', async () => {
  const { id } = (await add({ key: 'edited-by-two' })).json<{ id: number }>()
  const both = await Promise.all([
    change(id, { value: 110 }, { value: 100 }),
    change(id, { note_en: 'A note' }, { note_en: '' }),
  ])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await change(id, { value: 120 }, { value: 100 })).json()).toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'value', current: 110, wanted: 120 }] },
  })
  expect((await admin.browser.get(`/admin/facts/${id}`)).json()).toMatchObject({ value: 110, note_en: 'A note' })
  expect((await change(999_999, {})).statusCode).toBe(404)
  expect((await admin.browser.get('/admin/facts/999999')).statusCode).toBe(404)
})

test('ADMIN-07 undo follows the rules of several fields, and a key that was given away', async () => {
  const { id } = (await add({ key: 'given-away', check_by: '2026-12-01' })).json<{ id: number }>()
  await admin.browser.post(`/admin/facts/${id}/delete`, {})
  await add({ key: 'given-away' })
  expect((await undoLast(admin.browser, String(id))).json()).toMatchObject({
    data: { field: 'key', reason: 'key_exists' },
  })
})
