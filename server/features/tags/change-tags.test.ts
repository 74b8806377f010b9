import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { NewTag, RuledTags } from '#contract/tags.ts'
import { TAG_BITS } from '#domain/tags/tag-mask.ts'
import { admin_changes, car_manual_tags, car_tags, content_versions } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { tagContent } from './tag-content.ts'

let app: GivenApp
let admin: Browser
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})

// runs the jobs that update search rows
afterEach(() => app.mails())

const MANUAL = { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] } as const
const tagOf = (other: Partial<NewTag> = {}): NewTag => ({
  name_en: 'Family car',
  name_ar: 'عائلية',
  enabled: true,
  activation_rules: {
    ...MANUAL,
    type: 'complex',
    conditions: [
      { type: 'seats', operator: 'greater_than', value: 6 },
      {
        logic: 'OR',
        conditions: [
          { type: 'make', operator: 'in', value: ['toyota'] },
          { type: 'price', operator: 'less_than', value: 50_000 },
        ],
      },
    ],
  },
  ...other,
})
const add = async (tag = tagOf()): Promise<number> => (await admin.post('/admin/car-tags', tag)).json().id
const change = (id: number, wanted: object, seen: object) => admin.put(`/admin/car-tags/${id}`, { wanted, seen })
const list = async (): Promise<RuledTags> => (await admin.get('/admin/car-tags')).json()

test('ADMIN-06 TAG-01 a new tag with conditions in brackets comes last, and cars get it', async () => {
  await givenCars(app.services, { seats: 7 }, { seats: 7, make: 'kia', model: 'kia-sorento' }, { seats: 5 })
  const id = await add()
  await app.mails()
  const { tags, max_annual_mileage_for_low_tag } = await list()
  expect(tags.at(-1)).toMatchObject({ id, ...tagOf(), priority: 90, cars_count: 1 })
  expect(max_annual_mileage_for_low_tag).toBe(10_000)
  const [audited] = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, String(id)))
    .orderBy(admin_changes.created_at, admin_changes.id)
  expect(audited).toMatchObject({ what: 'change_tag', before: {}, after: { name_en: 'Family car', enabled: true } })
})

test('ADMIN-06 the second of two editors of the same field gets both values', async () => {
  const id = await add()
  expect((await change(id, { name_en: 'First' }, { name_en: 'Family car' })).json()).toEqual({ changed: ['name_en'] })
  const refused = await change(id, { name_en: 'Second', enabled: false }, { name_en: 'Family car', enabled: true })
  expect(refused.json()).toMatchObject({
    code: 'CONTENT_CHANGED',
    data: { fields: [{ field: 'name_en', current: 'First', wanted: 'Second' }] },
  })
  expect((await change(id, { enabled: false }, { enabled: true })).statusCode).toBe(200)
  expect((await list()).tags.find((tag) => tag.id === id)).toMatchObject({ name_en: 'First', enabled: false })
})

test('ADMIN-06 rules that contradict themselves or are nested too deep are refused', async () => {
  const rulesOf = (...conditions: unknown[]) => ({
    ...tagOf(),
    activation_rules: { ...tagOf().activation_rules, conditions },
  })
  const doors = (operator: string, value: number) => ({ type: 'doors', operator, value })
  const group = (...conditions: unknown[]) => ({ logic: 'AND', conditions })
  for (const conditions of [
    [],
    [doors('less_than', 3), doors('greater_than', 4)],
    [group(group(group(doors('equals', 4))))],
    [{ type: 'make', operator: 'in', value: [] }],
  ]) {
    expect((await admin.post('/admin/car-tags', rulesOf(...conditions))).statusCode).toBeGreaterThanOrEqual(400)
  }
  expect((await admin.post('/admin/car-tags', rulesOf(group(group(doors('equals', 4)))))).statusCode).toBe(200)
})

test('ADMIN-06 TAG-03 a tag moves up and down in the list', async () => {
  const order = async () => (await list()).tags.map((tag) => tag.id)
  const before = await order()
  const [above = 0, last = 0] = before.slice(-2)
  expect((await admin.post(`/admin/car-tags/${last}/move`, { before: above })).statusCode).toBe(204)
  expect(await order()).toEqual([...before.slice(0, -2), last, ...before.slice(-2, -1)])
  await admin.post(`/admin/car-tags/${last}/move`, { before: null })
  expect(await order()).toEqual(before)
})

test('ADMIN-06 ADMIN-07 a deleted tag comes back as it was, with the cars that were given it', async () => {
  const { services } = app
  const [carId = ''] = await givenCars(services, {})
  const tagId = await add(tagOf({ activation_rules: { ...MANUAL, conditions: [] } }))
  await services.db.transaction(async (tx) => {
    await tx.insert(car_manual_tags).values({ car_id: carId, tag_id: tagId })
    const values = await tagContent.read(tx, String(tagId))
    await tagContent.write(services, tx, String(tagId), null)
    expect(await tx.$count(car_manual_tags, eq(car_manual_tags.tag_id, tagId))).toBe(0)
    await tagContent.write(services, tx, String(tagId), values)
    expect(await tagContent.read(tx, String(tagId))).toEqual(values)
  })
  expect((await admin.delete(`/admin/car-tags/${tagId}`)).statusCode).toBe(204)
  expect((await admin.delete(`/admin/car-tags/${tagId}`)).statusCode).toBe(404)
  const versions = await services.db
    .select({ values: content_versions.values })
    .from(content_versions)
    .where(eq(content_versions.content_id, String(tagId)))
  expect(versions.map(({ values }) => values && 'car_ids' in values)).toEqual([true, null])
})

test('ADMIN-06 there are at most 31 tags, and the bit of a deleted one is reused once no car has it', async () => {
  const ids: number[] = []
  for (let response; (response = await admin.post('/admin/car-tags', tagOf())).statusCode === 200;) {
    ids.push(response.json().id)
  }
  expect((await list()).tags).toHaveLength(TAG_BITS)
  await app.mails()
  await admin.delete(`/admin/car-tags/${ids[0]}`)
  expect((await admin.post('/admin/car-tags', tagOf())).json().code).toBe('TOO_MANY')
  await app.mails()
  expect(await add()).toBeGreaterThan(0)
  const bits = await app.services.db.select({ bit: car_tags.bit }).from(car_tags)
  expect(new Set(bits.map(({ bit }) => bit)).size).toBe(TAG_BITS)
})
