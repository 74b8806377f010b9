import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WholeAd } from '#contract/admin-ads.ts'
import type { Ad } from '#contract/ads.ts'
import type { ChangePage, LoggedChange } from '#contract/audit.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_revisions, car_makers, car_pictures, cars, kept_for_undo } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { undoRequest } from '#server/testing/undo-request.ts'
import { deleteUndoData, recordAdminChange } from '../admin-changes/public.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const REASON = 'طلب المالك ذلك هاتفيًا'

let app: GivenApp
let admin: Browser
let adminId: string
let seller: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin, id: adminId } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  app.time.now = NOW
  ;({ browser: seller, ...me } = await givenPerson(app))
})

const later = () => (app.time.now = new Date(app.time.now.getTime() + 1000))
async function submit(carId: string, ad: Ad): Promise<void> {
  await givenPictures(app, me.id, ad.picture_ids)
  later()
  expect((await seller.post(`/me/ads/${carId}`, { ad })).statusCode).toBe(200)
}
async function live(ad = givenAd(), carId = newId()): Promise<string> {
  await submit(carId, ad)
  later()
  await admin.put(`/admin/ads/${carId}/state`, { state: 'active', reason: REASON })
  later()
  return carId
}
const get = async (carId: string): Promise<WholeAd> => (await admin.get(`/admin/ads/${carId}`)).json()
const changes = async (query: string): Promise<LoggedChange[]> =>
  (await admin.get(`/admin/changes?${query}`)).json<ChangePage>().items

/** The data of an ad that admins can change. */
async function storedAd(carId: string) {
  const { db } = app.services
  const [car] = await db.select().from(cars).where(eq(cars.id, carId))
  const [revision = null] = await db.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId))
  const pictures = await db
    .select({ url: car_pictures.url })
    .from(car_pictures)
    .where(eq(car_pictures.car_id, carId))
    .orderBy(asc(car_pictures.position))
  return { car: { ...car, updated_at: null }, revision, pictures }
}

type Act = (carId: string, ad: Ad) => Promise<unknown>
const decide =
  (decision: string, body: object = {}): Act =>
  async (carId) =>
    admin.post(`/admin/ad-reviews/${carId}/${decision}`, {
      submitted_at: (await admin.get(`/admin/ad-reviews/${carId}`)).json().submitted_at,
      ...body,
    })
const changeFields: Act = async (carId, ad) => {
  const { updated_at } = (await admin.get(`/admin/ads/${carId}/fields`)).json()
  const changed = { ...ad, price: 57_000, contact_name: 'نورة', picture_ids: ad.picture_ids.toReversed() }
  return admin.put(`/admin/ads/${carId}/fields`, { ad: changed, updated_at })
}
const wait: Act = async (carId, ad) => submit(carId, { ...ad, color: 'red', description_ar: 'نظيفة جدًا من الداخل' })

const CASES: [string, { given?: Act; act: Act; kinds: string[] }][] = [
  [
    'a state',
    { act: (id) => admin.put(`/admin/ads/${id}/state`, { state: 'sold', reason: REASON }), kinds: ['ad_state_set'] },
  ],
  [
    'a state that takes waiting changes along',
    {
      given: wait,
      act: (id) => admin.put(`/admin/ads/${id}/state`, { state: 'pending', reason: REASON }),
      kinds: ['ad_state_set'],
    },
  ],
  ['fields and pictures', { act: changeFields, kinds: ['ad_amended'] }],
  ['fields of an ad with waiting changes', { given: wait, act: changeFields, kinds: ['ad_amended'] }],
  [
    'featuring',
    {
      act: (id) => admin.put(`/admin/ads/${id}/feature`, { until: new Date(NOW.getTime() + DAY_MS).toISOString() }),
      kinds: [],
    },
  ],
  ['a deletion', { act: (id) => admin.post(`/admin/ads/${id}/delete`, { reason: REASON }), kinds: ['ad_restored'] }],
  ['published changes', { given: wait, act: decide('approve'), kinds: ['ad_amended'] }],
  ['rejected changes', { given: wait, act: decide('reject', { reasons: ['other'], note: REASON }), kinds: [] }],
]

describe('of an ad', () => {
  test.each(CASES)('ADMIN-07 %s can be undone from its row, and redone', async (_what, { given, act, kinds }) => {
    const ad = givenAd()
    const carId = await live(ad)
    await given?.(carId, ad)
    const before = await storedAd(carId)
    later()
    await act(carId, ad)
    const after = await storedAd(carId)
    expect(after).not.toEqual(before)
    later()
    const count = (await seller.get('/me/notifications')).json().items.length
    expect((await undoLast(admin, carId)).statusCode).toBe(204)
    expect(await storedAd(carId)).toEqual(before)
    const { items } = (await seller.get('/me/notifications')).json()
    expect(items.slice(0, items.length - count).map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
    later()
    // undoing an undo restores the change
    expect((await undoLast(admin, carId)).statusCode).toBe(204)
    expect(await storedAd(carId)).toEqual(after)
  })

  test('ADMIN-07 undoing an approval or rejection returns the ad to the queue', async () => {
    for (const act of [decide('approve'), decide('reject', { reasons: ['not_a_car'] })]) {
      const carId = newId()
      const ad = givenAd()
      await submit(carId, ad)
      const before = await storedAd(carId)
      later()
      await act(carId, ad)
      later()
      expect((await undoLast(admin, carId)).statusCode).toBe(204)
      const { car, ...rest } = await storedAd(carId)
      expect({ ...rest, car: { ...car } }).toMatchObject({ car: before.car, revision: null })
      expect(
        (await admin.get('/admin/ad-reviews'))
          .json()
          .items.some(({ card }: { card: { id: string } }) => card.id === carId),
      ).toBe(true)
      expect((await createBrowser(app.http).get(`/cars/${carId}`)).statusCode).toBe(404)
    }
  })

  test('ADMIN-07 undoing a decision reopens the reports and restores the ad', async () => {
    for (const [path, body] of [
      ['dismiss', {}],
      ['take-down', { reasons: ['not_a_car'] }],
    ] as const) {
      const carId = await live()
      const before = await storedAd(carId)
      await createBrowser(app.http, '', PHONE).post(`/cars/${carId}/reports`, { reason: 'fraud' })
      later()
      expect([path, (await admin.post(`/admin/reports/${carId}/${path}`, body)).statusCode]).toEqual([path, 204])
      later()
      expect((await undoLast(admin, carId)).statusCode).toBe(204)
      expect(await storedAd(carId)).toEqual(before)
      const { items } = (await admin.get('/admin/reports')).json()
      expect(items.some(({ card }: { card: { id: string } }) => card.id === carId)).toBe(true)
    }
  })

  test('ADMIN-07 undo does not overwrite later changes of the seller, and changes of other fields do not prevent it', async () => {
    const ad = givenAd()
    const carId = await live(ad)
    const feature = { until: new Date(NOW.getTime() + DAY_MS).toISOString() }
    await admin.put(`/admin/ads/${carId}/feature`, feature)
    later()
    await changeFields(carId, ad)
    await submit(carId, { ...ad, price: 50_000, contact_name: 'نورة' })
    expect((await undoLast(admin, carId)).json()).toMatchObject({
      code: 'NOT_UNDOABLE',
      data: { reason: 'changed_since' },
    })
    const [featured] = await changes(`subject_id=${carId}&what=feature_ad`)
    expect((await admin.post(`/admin/changes/${featured?.id ?? ''}/undo`, {})).statusCode).toBe(204)
    const { car } = await storedAd(carId)
    expect(car).toMatchObject({ featured_until: null, price: 50_000 })
  })
})

describe('undoing', () => {
  test('ADMIN-07 each change is undone once, within 30 days', async () => {
    const carId = await live()
    await admin.post(`/admin/ads/${carId}/delete`, { reason: REASON })
    later()
    const [deleted] = await changes(`subject_id=${carId}`)
    const undo = () => admin.post(`/admin/changes/${deleted?.id ?? ''}/undo`, {})
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect((await undo()).json()).toMatchObject({ data: { reason: 'undone' } })
    const [undoing, undone] = await changes(`subject_id=${carId}`)
    expect(undoing).toMatchObject({ undoes: deleted?.id, admin_id: adminId })
    expect(undone).toMatchObject({ undone_by: undoing?.id, not_undoable: 'undone' })
    app.time.now = new Date(app.time.now.getTime() + 30 * DAY_MS + 1)
    expect((await undoLast(admin, carId)).json()).toMatchObject({ data: { reason: 'too_late' } })
    await deleteUndoData.run(app.services, {})
    expect(await app.services.db.$count(kept_for_undo, eq(kept_for_undo.user_id, me.id))).toBe(0)
  })

  test('ADMIN-07 a user can undo only their own request by its id', async () => {
    const carId = await live()
    const deleted = await admin.post(`/admin/ads/${carId}/delete`, { reason: REASON })
    const path = `/admin/requests/${String(deleted.headers['x-request-id'])}/undo`
    later()
    const { browser: other } = await givenPerson(app, 'admin')
    expect((await other.post(path, {})).statusCode).toBe(404)
    expect(await undoRequest(admin, deleted)).toMatchObject([{ refused: null }])
    expect(await get(carId)).toMatchObject({ state: 'active' })
  })

  test('ADMIN-07 moderators undo what they decided themselves', async () => {
    const moderator = createBrowser(app.http)
    const { id } = await givenUser(app, { browser: moderator, role: 'moderator' })
    const carId = newId()
    await submit(carId, givenAd())
    const { submitted_at } = (await moderator.get(`/admin/ad-reviews/${carId}`)).json()
    const approved = await moderator.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at })
    later()
    expect(await undoRequest(moderator, approved)).toMatchObject([{ refused: null }])
    expect(await get(carId)).toMatchObject({ state: 'pending' })
    expect(await changes(`admin_id=${id}`)).toHaveLength(2)
    expect((await moderator.get('/admin/changes')).statusCode).toBe(403)
  })
})

test('ADMIN-07 the log names a promotion by ad and seller, and content by its name, even after deletion', async () => {
  const carId = await live()
  const { id } = (await seller.post(`/me/ads/${carId}/promotions`, { days: 7, price: 49 })).json<{ id: string }>()
  await admin.post(`/admin/promotions/${id}/decline`, { note: REASON })
  expect(await changes(`subject_id=${id}`)).toMatchObject([
    { subject: { name: { ar: 'تويوتا كامري 2020 · سارة العتيبي', en: 'Toyota Camry 2020 · سارة العتيبي' } } },
  ])
  const { db } = app.services
  const [maker] = await db.select().from(car_makers).limit(1)
  const names = { name_ar: 'وسم محذوف', name_en: 'Deleted tag' }
  const change = { admin_id: adminId, after: {}, now: NOW }
  await recordAdminChange(db, { ...change, what: 'change_maker', subject_id: String(maker?.id), before: {} })
  await recordAdminChange(db, { ...change, what: 'change_tag', subject_id: '987654', before: names })
  const nameOf = async (subjectId: unknown) => (await changes(`subject_id=${String(subjectId)}`))[0]?.subject.name
  expect(await nameOf(maker?.id)).toEqual({ ar: maker?.name_ar, en: maker?.name_en })
  expect(await nameOf(987654)).toEqual({ ar: names.name_ar, en: names.name_en })
})

test('ADMIN-07 the log shows user, change, address and time, and can be filtered by each', async () => {
  const carId = await live()
  const { headers } = await admin.post(`/admin/ads/${carId}/delete`, { reason: REASON })
  const requestId = String(headers['x-request-id'])
  const at = app.time.now
  const [found, ...others] = await changes(`subject_id=${carId}&what=delete_ad&admin_id=${adminId}`)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    what: 'delete_ad',
    admin_id: adminId,
    admin_name: 'سارة العتيبي',
    subject: { kind: 'ad', id: carId, name: { ar: 'تويوتا كامري 2020', en: 'Toyota Camry 2020' } },
    before: { state: 'active' },
    after: { state: 'deleted' },
    address: '127.0.0.1',
    request_id: requestId,
    undoes: null,
    undone_by: null,
    not_undoable: null,
  })
  expect(await changes(`request_id=${requestId}`)).toEqual([found])
  for (const text of ['127.0.0.1', 'DELETED', 'active'])
    expect(await changes(`subject_id=${carId}&text=${text}`)).toContainEqual(found)
  expect(await changes(`subject_id=${carId}&text=${encodeURIComponent('10.0.0.9')}`)).toEqual([])
  const between = (from: Date, until: Date) =>
    changes(`subject_id=${carId}&from=${from.toISOString()}&until=${until.toISOString()}`)
  const [before, after] = [-1, 1].map((milliseconds) => new Date(at.getTime() + milliseconds)) as [Date, Date]
  expect([await between(at, after), await between(before, at)]).toEqual([[found], []])
  const first = (await admin.get(`/admin/changes?subject_id=${carId}&limit=1`)).json<ChangePage>()
  const second = (
    await admin.get(`/admin/changes?subject_id=${carId}&limit=1&after=${first.next ?? ''}`)
  ).json<ChangePage>()
  expect([...first.items, ...second.items].map(({ what }) => what)).toEqual(['delete_ad', 'set_ad_state'])
})
