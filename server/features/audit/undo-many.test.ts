import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { ChangePage, LoggedChange } from '#contract/audit.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_events, cars, notifications, profiles } from '#server/platform/db/schema/index.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import type { Person } from '#server/testing/given-person.ts'
import { givenTwoAdmins, REASON, type TwoAdmins } from '#server/testing/given-two-admins.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

let app: TwoAdmins['app']
let admin: Person
let colleague: Person
let seller: Person
let later: TwoAdmins['later']
beforeAll(async () => {
  ;({ app, admin, colleague, seller, later } = await givenTwoAdmins())
  await app.services.db
    .update(profiles)
    .set({ first_name: 'نورة', last_name: null })
    .where(eq(profiles.id, colleague.id))
})

const givenAds = (count: number) => {
  const expiresAt = new Date(app.time.now.getTime() + 20 * DAY_MS)
  return givenCars(
    app.services,
    ...Array.from({ length: count }, () => ({ seller_id: seller.id, expires_at: expiresAt })),
  )
}
const pause = (ids: readonly string[]) =>
  admin.browser.post('/admin/ads/several', { car_ids: ids, change: 'pause', reason: REASON })
const setState = (by: Person, id: string, state: string) =>
  by.browser.put(`/admin/ads/${id}/state`, { state, reason: REASON })
const countStates = async (ids: readonly string[]) => {
  const rows = await app.services.db
    .select({ status: cars.status })
    .from(cars)
    .where(inArray(cars.id, [...ids]))
  return Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]))
}
const changesOf = async (id: string): Promise<LoggedChange[]> =>
  (await admin.browser.get(`/admin/changes?subject_id=${id}`)).json<ChangePage>().items

test('ADMIN-07 undoing fifty paused ads, one of which has expired, restores 49, explains the other, and can be repeated', async () => {
  const ids = await givenAds(50)
  const paused = await pause(ids)
  later()
  await setState(colleague, ids[3] ?? '', 'expired')
  later()
  const outcomes = await undoRequest(admin.browser, paused)
  expect(outcomes.filter(({ refused }) => refused === null)).toHaveLength(49)
  expect(outcomes.filter(({ refused }) => refused)).toMatchObject([
    {
      subject: { kind: 'ad', id: ids[3] },
      refused: { code: 'NOT_UNDOABLE', reason: 'changed_since', changed_by: { kind: 'admin', name: 'نورة' } },
    },
  ])
  expect(await countStates(ids)).toEqual({ active: 49, expired: 1 })

  later()
  const again = await undoRequest(admin.browser, paused)
  expect(again.filter(({ refused }) => refused?.reason === 'undone')).toHaveLength(49)
  expect(again.filter(({ refused }) => refused?.reason === 'changed_since')).toHaveLength(1)
  // the colleague takes it back: what was left is undone after all
  await undoLast(colleague.browser, ids[3] ?? '')
  later()
  const last = await undoRequest(admin.browser, paused)
  expect(last.filter(({ refused }) => refused === null).map(({ subject }) => subject.id)).toEqual([ids[3]])
  expect(await countStates(ids)).toEqual({ active: 50 })
})

test('ADMIN-07 a request that is sent again after its response was lost changes, records and tells nothing twice', async () => {
  const ids = await givenAds(5)
  const counted = async () => ({
    events: await app.services.db.$count(ad_events, inArray(ad_events.car_id, ids)),
    notices: await app.services.db.$count(notifications, eq(notifications.user_id, seller.id)),
    changes: (await Promise.all(ids.map(changesOf))).flat().length,
  })
  await pause(ids.slice(0, 3))
  const before = await counted()
  later()
  const { outcomes } = (await pause(ids)).json<{ outcomes: { refused: string | null }[] }>()
  const already = 'ALREADY_DECIDED'
  expect(outcomes.map(({ refused }) => refused)).toEqual([already, already, already, null, null])
  expect(await counted()).toEqual({
    events: before.events + 2,
    notices: before.notices + 2,
    changes: before.changes + 2,
  })
})

test('ADMIN-07 a conflict names the field, both values and who changed it, also if the value was set to the same again', async () => {
  const [id = ''] = await givenAds(1)
  await pause([id])
  later()
  await setState(colleague, id, 'sold')
  later()
  const undo = async () => {
    const [paused] = (await changesOf(id)).filter(({ admin_id }) => admin_id === admin.id)
    return admin.browser.post(`/admin/changes/${paused?.id}/undo`, {})
  }
  const changedBy = { kind: 'admin', id: colleague.id, name: 'نورة' }
  expect((await undo()).json()).toMatchObject({
    code: 'NOT_UNDOABLE',
    data: {
      reason: 'changed_since',
      fields: [{ field: 'state', current: 'sold', wanted: 'active' }],
      changed_by: changedBy,
    },
  })
  await setState(colleague, id, 'inactive')
  later()
  expect((await undo()).json()).toMatchObject({ data: { reason: 'changed_since', changed_by: changedBy } })
  expect(await countStates([id])).toEqual({ inactive: 1 })
})

test('ADMIN-07 automatically written fields are not shown, and cause no conflict', async () => {
  const change = (by: Person, wanted: object) => by.browser.put('/admin/car-makers/1', { wanted, seen: {} })
  await change(admin, { name_en: 'Tojota' })
  later()
  await change(colleague, { hidden: true })
  later()
  const [hidden, named] = await changesOf('1')
  expect([hidden, named].map((one) => Object.keys(one?.after ?? {}))).toEqual([['hidden'], ['name_en']])
  expect((await admin.browser.post(`/admin/changes/${named?.id}/undo`, {})).statusCode).toBe(204)
  const { maker } = (await admin.browser.get('/admin/car-makers/1')).json<{ maker: object }>()
  expect(maker).toMatchObject({ name_en: 'Toyota', hidden: true })
})
