import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnyDeal, Deal, DealCard, DealDay, DealFields } from '#contract/deals.ts'
import type { CarCard } from '#contract/cars.ts'
import { dealState, DEAL_STATES } from '#domain/deals/deal-state.ts'
import { DAY_MS } from '#domain/durations.ts'
import { car_makers, counted_deals, deal_days, deals, media } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { deleteCountedDeals } from './delete-counted-deals.job.ts'
import { isInState } from './state-of-deal.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const ROBOT = 'Googlebot/2.1 (+http://www.google.com/bot.html)'
const BEFORE = '2026-06-15T11:00:00.000Z'
const AFTER = '2026-06-15T13:00:00.000Z'

let app: GivenApp
let admin: Person
let moderator: Person
let user: Person
const visitor = (userAgent = PHONE) => createBrowser(app.http, '', userAgent)
const turn = (isOn: boolean) =>
  admin.browser.put('/admin/app-settings/enable_deals_section', { new_value: String(isOn) })

beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  moderator = await givenPerson(app, 'moderator')
  user = await givenPerson(app)
  await turn(true)
})
beforeEach(() => {
  app.time.now = NOW
})

const send = (id: string, fields: object) => admin.browser.post('/admin/deals', { ...givenDeal(), ...fields, id })
async function add(fields: Partial<DealFields> = {}): Promise<string> {
  const id = newId()
  const answer = await send(id, fields)
  expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify({ id })])
  return id
}
/** The fields that a deal shows as they were sent. */
function shownOf(fields: Partial<DealFields>) {
  const { brand_id: _, category_id: __, picture_id: ___, ...shown } = givenDeal(fields)
  return shown
}
const change = (id: string, wanted: object, seen: object = {}) =>
  admin.browser.put(`/admin/deals/${id}`, { wanted, seen })
const getAny = async (id: string): Promise<AnyDeal> => (await admin.browser.get(`/admin/deals/${id}`)).json()
const faultOf = (answer: { statusCode: number; json: () => { data?: { field?: string; reason?: string } } }) => {
  const { field, reason } = answer.json().data ?? {}
  return [answer.statusCode, field, reason]
}
const addBrand = async (english: string): Promise<number> => {
  const brand = { name_ar: 'علامة', name_en: english, about_ar: '', about_en: '', logo_id: null, website: null }
  return (await admin.browser.post('/admin/brands', brand)).json().id
}

test('DEAL-01 the state in SQL is that of the rules, at every combination of times', async () => {
  const TIMES = [null, BEFORE, NOW.toISOString(), AFTER]
  const rows = TIMES.flatMap((published) =>
    TIMES.flatMap((starts) =>
      TIMES.filter((ends) => !starts || !ends || ends > starts).map((ends) => ({
        published_at: published,
        starts_at: starts,
        ends_at: ends,
      })),
    ),
  )
  const ids = new Map<string, string>()
  for (const times of rows) ids.set(await add(times), dealState(times, NOW))
  for (const state of DEAL_STATES) {
    const found = await app.services.db.select({ id: deals.id }).from(deals).where(isInState(state, NOW))
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      [...ids]
        .filter(([, own]) => own === state)
        .map(([id]) => id)
        .toSorted(),
    )
    for (const { id } of found) expect((await getAny(id)).state).toBe(state)
  }
  expect(new Set(ids.values()).size).toBe(DEAL_STATES.length)
  await removeAll()
})

const removeAll = () =>
  app.services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'deals_changed' })
    await tx.delete(deals)
  })

test('DEAL-01 visitors see live and expired deals, admins all, and nobody else while the section is off', async () => {
  const byState = {
    draft: await add({ published_at: null }),
    scheduled: await add({ starts_at: AFTER }),
    live: await add({ ends_at: AFTER }),
    expired: await add({ ends_at: BEFORE }),
  }
  const statusesOf = async ({ browser }: { browser: Person['browser'] }) => ({
    list: (await browser.get('/deals')).statusCode,
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(byState).map(async ([state, id]) => [state, (await browser.get(`/deals/${id}`)).statusCode]),
      ),
    ),
  })
  const all = { list: 200, draft: 200, scheduled: 200, live: 200, expired: 200 }
  const some = { ...all, draft: 404, scheduled: 404 }
  const none = { list: 404, draft: 404, scheduled: 404, live: 404, expired: 404 }
  expect(await statusesOf({ browser: visitor() })).toEqual(some)
  for (const person of [user, moderator]) expect(await statusesOf(person)).toEqual(some)
  expect(await statusesOf(admin)).toEqual(all)
  const { deal } = (await visitor().get(`/deals/${byState.expired}`)).json<{ deal: Deal }>()
  expect(deal.state).toBe('expired')
  await turn(false)
  for (const person of [{ browser: visitor() }, user, moderator]) expect(await statusesOf(person)).toEqual(none)
  expect(await statusesOf(admin)).toEqual(all)
  await turn(true)
  expect((await visitor().get(`/deals/${newId()}`)).statusCode).toBe(404)
  await removeAll()
})

test('DEAL-01 a deal shows others of its brand or category first, then featured ones and the newest, and the cars of its maker', async () => {
  const carIds = await givenCars(app.services, ...Array.from({ length: 7 }, () => ({ make: 'kia', model: null })))
  const [kia] = await app.services.db.select().from(car_makers).where(eq(car_makers.slug, 'kia'))
  const brandId = await addBrand('Related')
  const featured = await add({ featured: true })
  const alike = await add({ brand_id: brandId })
  const newest = await add()
  await add({ brand_id: brandId, published_at: null })
  await add({ starts_at: AFTER })
  const id = await add({ brand_id: brandId, make_id: kia!.id, featured: true })
  const shown = (await visitor().get(`/deals/${id}`)).json<{ related: DealCard[]; cars: CarCard[] }>()
  expect(shown.related.map((one) => one.id)).toEqual([alike, featured, newest])
  expect(shown.cars.map((car) => car.id)).toEqual(carIds.slice(0, 6))
  for (let count = 0; count < 7; count += 1) await add({ brand_id: brandId })
  const more = (await visitor().get(`/deals/${id}`)).json<{ related: DealCard[] }>()
  expect(more.related).toHaveLength(6)
  const other = (await visitor().get(`/deals/${featured}`)).json<{ related: DealCard[]; cars: CarCard[] }>()
  expect(other.related.map((one) => one.id)[0]).toBe(id)
  expect(other.related).toHaveLength(6)
  expect(other.cars).toEqual([])
  await removeAll()
})

test.each<[Partial<DealFields>, Partial<DealFields>, string, string]>([
  [{ starts_at: AFTER }, { ends_at: BEFORE }, 'ends_at', 'end_before_start'],
  [{ ends_at: BEFORE }, { starts_at: BEFORE.replace('.000Z', 'Z') }, 'ends_at', 'end_before_start'],
  [{ price_before: 200, price_now: 100 }, { price_now: 200 }, 'price_now', 'price_not_lower'],
  [{ price_before: 200, price_now: 100 }, { price_now: null }, 'price_now', 'required'],
  [{}, { price_now: 100 }, 'price_before', 'required'],
  [{ price_before: 200, price_now: 100 }, { discount_percent: 10 }, 'discount_percent', 'one_discount'],
  [{ discount_amount: 50 }, { discount_percent: 10 }, 'discount_percent', 'one_discount'],
])(
  'ADMIN-03 rules of several fields hold for added, changed and restored values: %o, then %o',
  async (first, then, ...fault) => {
    expect(faultOf(await send(newId(), { ...first, ...then }))).toEqual([422, ...fault])
    const id = await add(first)
    expect(faultOf(await change(id, then))).toEqual([422, ...fault])
    expect(await getAny(id)).toMatchObject(first)
  },
)

test('ADMIN-03 an undo that would break a rule with a later change is refused', async () => {
  const id = await add({ starts_at: BEFORE })
  await change(id, { starts_at: null })
  await change(id, { ends_at: '2026-06-15T10:00:00Z' })
  const { items } = (await admin.browser.get(`/admin/changes?subject_id=${id}`)).json<{ items: { id: string }[] }>()
  const answer = await admin.browser.post(`/admin/changes/${items[1]!.id}/undo`, {})
  expect(faultOf(answer)).toEqual([422, 'ends_at', 'end_before_start'])
  expect((await getAny(id)).starts_at).toBeNull()
})

test('ADMIN-03 the second of two editors of the same field gets both values, other fields merge', async () => {
  const id = await add({ ends_at: AFTER })
  expect((await change(id, { title_en: 'First' }, { title_en: 'Full car polish' })).json()).toEqual({
    changed: ['title_en'],
  })
  const refused = await change(id, { title_en: 'Second', featured: true }, { title_en: 'Full car polish' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'CONTENT_CHANGED', data: { fields: [{ field: 'title_en', current: 'First', wanted: 'Second' }] } },
  ])
  // the same time in another form
  const ends = AFTER.replace('.000Z', 'Z')
  expect((await change(id, { ends_at: ends, featured: true }, { ends_at: ends })).json()).toEqual({
    changed: ['featured'],
  })
  expect(await getAny(id)).toMatchObject({ title_en: 'First', featured: true, ends_at: AFTER })
  expect((await change(newId(), { featured: true })).statusCode).toBe(404)
})

test('ADMIN-03 a repeated addition adds nothing and overwrites nothing', async () => {
  const id = await add()
  await change(id, { title_en: 'Changed' })
  expect((await send(id, {})).json()).toEqual({ id })
  expect((await getAny(id)).title_en).toBe('Changed')
})

test('ADMIN-03 a copy is a draft without times, and the original stays', async () => {
  const id = await add({ starts_at: BEFORE, ends_at: AFTER, coupon_code: 'POLISH-20', discount_percent: 20 })
  const copyId = newId()
  const duplicate = (of: string) => admin.browser.post(`/admin/deals/${of}/duplicate`, { id: copyId })
  for (let count = 0; count < 2; count += 1) expect((await duplicate(id)).json()).toEqual({ id: copyId })
  expect(await getAny(copyId)).toMatchObject({
    ...shownOf({ coupon_code: 'POLISH-20', discount_percent: 20, published_at: null }),
    state: 'draft',
    views: 0,
  })
  expect((await getAny(id)).state).toBe('live')
  expect((await duplicate(newId())).statusCode).toBe(404)
  expect((await undoLast(admin.browser, copyId)).statusCode).toBe(204)
  expect((await admin.browser.get(`/admin/deals/${copyId}`)).statusCode).toBe(404)
})

const count = (id: string, what = 'view', browser = visitor()) => browser.post(`/deals/${id}/counts`, { what })
const daysOf = async (id: string): Promise<DealDay[]> => (await admin.browser.get(`/admin/deals/${id}/days`)).json()

test('DEAL-01 views, clicks and copies count once per visitor and day, and stay with an undone deletion', async () => {
  const id = await add()
  const desk = () => visitor('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
  const answers = await Promise.all([
    count(id),
    count(id),
    count(id, 'view', desk()),
    count(id, 'click'),
    count(id, 'copy'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
  app.time.now = new Date('2026-06-15T21:00:00Z')
  await count(id)
  const days = [
    { day: '2026-06-15', views: 2, clicks: 1, copies: 1 },
    { day: '2026-06-16', views: 1, clicks: 0, copies: 0 },
  ]
  expect(await daysOf(id)).toEqual(days)
  expect(await getAny(id)).toMatchObject({ views: 3, clicks: 1, copies: 1 })
  expect((await admin.browser.post(`/admin/deals/${id}/delete`, {})).statusCode).toBe(204)
  expect((await admin.browser.get(`/admin/deals/${id}/days`)).statusCode).toBe(404)
  expect((await visitor().get(`/deals/${id}`)).statusCode).toBe(404)
  expect((await undoLast(admin.browser, id)).statusCode).toBe(204)
  expect(await daysOf(id)).toEqual(days)
  expect(await getAny(id)).toMatchObject({
    ...shownOf({}),
    views: 3,
  })
})

test('DEAL-01 admins, moderators and robots do not count, nor does anybody for deals that are not live', async () => {
  const id = await add()
  const others = [
    await add({ published_at: null }),
    await add({ starts_at: AFTER }),
    await add({ ends_at: BEFORE }),
    newId(),
  ]
  await Promise.all([
    count(id, 'view', admin.browser),
    count(id, 'view', moderator.browser),
    count(id, 'view', visitor(ROBOT)),
    ...others.map((other) => count(other)),
  ])
  await turn(false)
  await count(id)
  await turn(true)
  for (const one of [id, ...others]) {
    expect(await app.services.db.$count(deal_days, eq(deal_days.deal_id, one))).toBe(0)
  }
  await count(id, 'view', user.browser)
  expect(await daysOf(id)).toEqual([{ day: '2026-06-15', views: 1, clicks: 0, copies: 0 }])
})

test('DEAL-01 the visitors of past days are deleted, the counts stay', async () => {
  const id = await add()
  await count(id)
  await deleteCountedDeals.run(app.services, {})
  await count(id)
  app.time.now = new Date(NOW.getTime() + 3 * DAY_MS)
  await deleteCountedDeals.run(app.services, {})
  expect(await app.services.db.$count(counted_deals)).toBe(0)
  expect(await getAny(id)).toMatchObject({ views: 1 })
})

test('ADMIN-03 the list of admins has all deals, latest change first, by state, brand and words', async () => {
  await removeAll()
  const brandId = await addBrand('Listed Brand')
  const draft = await add({ published_at: null, brand_id: brandId })
  app.time.now = new Date(NOW.getTime() + 1000)
  const live = await add({ title_en: 'Brake pads' })
  const list = async (query: string) => {
    const page = (await admin.browser.get(`/admin/deals?${query}`)).json<{ items: AnyDeal[]; total: number }>()
    expect(page.total).toBe(page.items.length)
    return page.items.map(({ id }) => id)
  }
  expect(await list('')).toEqual([live, draft])
  app.time.now = new Date(NOW.getTime() + 2000)
  await change(draft, { featured: true })
  expect(await list('')).toEqual([draft, live])
  expect(await list('state=draft')).toEqual([draft])
  expect(await list('state=live')).toEqual([live])
  expect(await list(`brand_id=${brandId}`)).toEqual([draft])
  expect(await list('category_id=99')).toEqual([])
  expect(await list('q=brake')).toEqual([live])
  expect(await list('q=listed')).toEqual([draft])
})

test('DEAL-01 a deleted picture goes from its deal, and one that is not in the library is refused', async () => {
  const { db } = app.services
  const picture = { id: newId(), url: '/files/media/aa/aa-960.webp', width: 960, height: 640, bytes: 9, added_at: NOW }
  await db.insert(media).values(picture)
  const id = await add({ picture_id: picture.id })
  const { id: shownId, url, width, height } = picture
  expect((await getAny(id)).picture).toEqual({ id: shownId, url, width, height, alt_ar: '', alt_en: '' })
  expect(faultOf(await send(newId(), { picture_id: newId() }))).toEqual([422, 'picture_id', 'choice_gone'])
  expect(faultOf(await change(id, { picture_id: newId() }))).toEqual([422, 'picture_id', 'choice_gone'])
  await admin.browser.post(`/admin/deals/${id}/delete`, {})
  await db.delete(media)
  expect((await undoLast(admin.browser, id)).statusCode).toBe(204)
  expect((await getAny(id)).picture).toBeNull()
})

test.each<[string, object, string]>([
  ['a script as link', { link: 'javascript:alert(1)' }, 'link'],
  ['a data link', { link: 'data:text/html,<script>alert(1)</script>' }, 'link'],
  ['a link with credentials', { link: 'https://user:pass@example.com/' }, 'link'],
  ['5 MB of text', { text_ar: 'س'.repeat(2_500_000) }, 'text_ar'],
  ['a long title', { title_en: 'x'.repeat(101) }, 'title_en'],
  ['an empty title', { title_ar: '\u200b \u2800' }, 'title_ar'],
  ['a percent above 100', { discount_percent: 101 }, 'discount_percent'],
  ['a percent of 0', { discount_percent: 0 }, 'discount_percent'],
  ['a broken percent', { discount_percent: 12.5 }, 'discount_percent'],
  ['a negative price', { price_before: -1, price_now: -2 }, 'price_before'],
  ['a coupon with markup', { coupon_code: '<b>X</b>' }, 'coupon_code'],
  ['a time outside the calendar', { ends_at: '9999-12-31T00:00:00Z' }, 'ends_at'],
  ['an unknown brand', { brand_id: 999_999 }, 'brand_id'],
  ['an unknown category', { category_id: 999_999 }, 'category_id'],
  ['an unknown maker', { make_id: 32_000 }, 'make_id'],
  ['an unknown field', { is_demo: true }, ''],
])('DEAL-01 %s is refused', async (_, fields, field) => {
  const id = newId()
  const answer = await send(id, fields)
  expect([400, 413, 422]).toContain(answer.statusCode)
  if (answer.statusCode !== 413) expect(answer.body).toContain(field)
  expect((await admin.browser.get(`/admin/deals/${id}`)).statusCode).toBe(404)
})

test('DEAL-01 texts with markup are stored as they were typed', async () => {
  const typed = `<img src=x onerror=alert(1)> {{constructor}} '; drop table deals; -- \u202eاختبار`
  const id = await add({ text_ar: typed, title_en: '<script>alert(1)</script>' })
  expect(await getAny(id)).toMatchObject({
    text_ar: typed.replace('\u202e', ''),
    title_en: '<script>alert(1)</script>',
  })
})
