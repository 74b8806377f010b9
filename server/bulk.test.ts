import fc from 'fast-check'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkResult } from '#contract/ads.ts'
import type { SeveralAds } from '#contract/admin-ads.ts'
import type { Undone } from '#contract/audit.ts'
import { contract } from '#contract/index.ts'
import { SETTABLE_STATES, type BulkAction } from '#domain/ads/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_events, admin_changes, cars, website_texts } from './platform/db/schema/index.ts'
import { listProcedures } from './platform/http/access.ts'
import { BULK_TABLE } from './testing/bulk-table.ts'
import { garbageRuns } from './testing/garbage-runs.ts'
import { givenCars } from './testing/given-cars.ts'
import type { Person } from './testing/given-person.ts'
import { givenTwoAdmins, REASON, type TwoAdmins } from './testing/given-two-admins.ts'
import { inputSchemas, valuesOf } from './testing/sample-input.ts'
import { undoRequest } from './testing/undo-request.ts'

let app: TwoAdmins['app']
let admin: Person
let colleague: Person
let seller: Person
let later: TwoAdmins['later']
beforeAll(async () => {
  ;({ app, admin, colleague, seller, later } = await givenTwoAdmins())
})

describe('the table of actions on many', () => {
  const procedures = new Map(listProcedures(contract).map((procedure) => [procedure.name, procedure]))

  test('API every procedure that writes and has a list in its input says how it treats many', () => {
    const withLists = [...inputSchemas()]
      .filter(([name]) => procedures.get(name)?.method !== 'GET')
      .filter(([, { schema }]) => valuesOf(schema).some(({ value }) => value.type === 'array'))
      .map(([name]) => name)
    expect(withLists.filter((name) => !(name in BULK_TABLE))).toEqual([])
    expect(Object.keys(BULK_TABLE).filter((name) => !procedures.has(name))).toEqual([])
  })

  test('API every action on several items is tested below, except those that cannot be undone by an id', () => {
    const each = Object.keys(BULK_TABLE).filter((name) => BULK_TABLE[name] === 'each')
    const tried = ACTIONS.flatMap(({ covers }) => covers)
    // drafts of an uploaded file are discarded one by one; `csv.test.ts` uploads a file twice
    expect(each.filter((name) => !tried.includes(name))).toEqual(['ads.upload_csv'])
  })
})

/** What became of each item. */
type Outcomes = ReadonlyMap<string, 'done' | 'before' | 'left'>

interface Doing {
  outcomes: Outcomes
  undo: () => Promise<Outcomes>
}

interface Action {
  name: string
  /** The procedures that it tries. */
  covers: string[]
  given: (states: readonly string[]) => Promise<string[]>
  /** What the action changes of an item. */
  read: (id: string) => Promise<unknown>
  act: (ids: readonly string[]) => Promise<Doing>
  /** Changes by a colleague, chosen by a number. */
  meddle: (id: string, choice: number) => Promise<{ headers: Record<string, unknown>; statusCode: number }>
  /** How often the history says that an item was undone. */
  countUndone: (ids: readonly string[]) => Promise<number>
}

const readAd = async (id: string) => {
  const [car] = await app.services.db.select().from(cars).where(eq(cars.id, id))
  return { ...car, updated_at: null }
}

async function givenAds(states: readonly string[]): Promise<string[]> {
  const now = app.time.now.getTime()
  const wanted = states.map((status) => ({
    seller_id: seller.id,
    status: status as 'active',
    expires_at: new Date(now + 4 * DAY_MS),
    ...(status === 'sold' && { sold_at: new Date(now) }),
  }))
  return givenCars(app.services, ...wanted)
}

const STATES = SETTABLE_STATES.filter((state) => state !== 'pending')

const meddleWithAd: Action['meddle'] = (id, choice) =>
  choice % (STATES.length + 1) === STATES.length
    ? colleague.browser.post(`/admin/ads/${id}/delete`, { reason: REASON })
    : colleague.browser.put(`/admin/ads/${id}/state`, {
        state: STATES[choice % (STATES.length + 1)] ?? 'expired',
        reason: REASON,
      })

const countByAdmins = (ids: readonly string[]) =>
  app.services.db.$count(
    admin_changes,
    and(
      inArray(admin_changes.subject_id, [...ids]),
      eq(admin_changes.admin_id, admin.id),
      isNotNull(admin_changes.undoes),
    ),
  )

const ofUndo = (outcomes: Undone['outcomes']): Outcomes =>
  new Map(
    outcomes.map(({ subject, refused }) => [
      subject.id,
      refused ? (refused.reason === 'undone' ? 'before' : 'left') : 'done',
    ]),
  )

const byAdmin = (change: SeveralAds['change']): Action => ({
  name: `admin_ads.change_several ${change}`,
  covers: ['admin_ads.change_several', 'audit.undo_request'],
  given: givenAds,
  read: readAd,
  act: async (ids) => {
    const answer = await admin.browser.post('/admin/ads/several', { car_ids: ids, change, reason: REASON })
    const { outcomes } = answer.json<{ outcomes: { car_id: string; refused: string | null }[] }>()
    return {
      outcomes: new Map(outcomes.map(({ car_id, refused }) => [car_id, refused ? 'left' : 'done'])),
      undo: async () => ofUndo(await undoRequest(admin.browser, answer)),
    }
  },
  meddle: meddleWithAd,
  countUndone: countByAdmins,
})

const ofBulk = ({ results }: BulkResult): Outcomes =>
  new Map(
    results.map(({ car_id, refused }) => [
      car_id,
      refused === null ? 'done' : refused === 'undone' ? 'before' : 'left',
    ]),
  )

const bySeller = (name: string, covers: string[], send: (ids: readonly string[]) => [string, object]): Action => ({
  name,
  covers: [...covers, 'ads.undo_changes'],
  given: givenAds,
  read: readAd,
  act: async (ids) => {
    const [path, body] = send(ids)
    const done = (await seller.browser.post(path, body)).json<BulkResult>()
    return {
      outcomes: ofBulk(done),
      undo: async () =>
        done.change_id === null
          ? new Map()
          : ofBulk((await seller.browser.post(`/me/ads/changes/${done.change_id}/undo`, {})).json()),
    }
  },
  meddle: meddleWithAd,
  countUndone: (ids) =>
    app.services.db.$count(ad_events, and(inArray(ad_events.car_id, [...ids]), eq(ad_events.action, 'undo'))),
})

const act = (action: BulkAction) =>
  bySeller(`ads.act_on_many ${action}`, ['ads.act_on_many'], (ids) => ['/me/ads/actions', { car_ids: ids, action }])

const TEXTS = ['nav_home', 'nav_explore', 'nav_favorites', 'nav_messages', 'nav_add_car', 'nav_my_ads']
let word = 0

const importing: Action = {
  name: 'texts.import',
  covers: ['texts.import', 'audit.undo_request'],
  given: async (states) => {
    await app.services.db.delete(website_texts)
    return TEXTS.slice(0, states.length)
  },
  read: async (key) => {
    const [row] = await app.services.db.select().from(website_texts).where(eq(website_texts.text_key, key))
    return row ? [row.text_ar, row.text_en] : ['', '']
  },
  act: async (keys) => {
    const changes = keys.map((key) => ({ text_key: key, wanted: { text_en: `Word ${++word}` }, seen: { text_en: '' } }))
    const answer = await admin.browser.post('/admin/website-texts/imports', { changes })
    const { outcomes } = answer.json<{ outcomes: { text_key: string; refused: string | null }[] }>()
    return {
      outcomes: new Map(outcomes.map(({ text_key, refused }) => [text_key, refused ? 'left' : 'done'])),
      undo: async () => ofUndo(await undoRequest(admin.browser, answer)),
    }
  },
  meddle: (key) =>
    colleague.browser.post('/admin/website-texts/changes', {
      changes: [{ text_key: key, wanted: { text_en: `Word ${++word}` }, seen: {} }],
    }),
  countUndone: countByAdmins,
}

const ACTIONS: Action[] = [
  byAdmin('approve'),
  byAdmin('reject'),
  byAdmin('pause'),
  byAdmin('remove'),
  act('pause'),
  act('resume'),
  act('renew'),
  act('mark_sold'),
  bySeller('ads.change_prices', ['ads.change_prices'], (ids) => [
    '/me/ads/prices',
    { prices: ids.map((carId) => ({ car_id: carId, from: 80_000, to: 76_000 })) },
  ]),
  importing,
]

/** What a colleague does between an action and its undo. */
type Meddling = { at: number; choice: number; isTakenBack: boolean }

const anyMeddling: fc.Arbitrary<Meddling> = fc.record({
  at: fc.nat(5),
  choice: fc.nat(20),
  isTakenBack: fc.boolean(),
})

const anyCase = fc.record({
  states: fc.array(fc.constantFrom('active', 'inactive', 'expired', 'sold'), { minLength: 2, maxLength: 6 }),
  meddlings: fc.array(anyMeddling, { maxLength: 4 }),
  /** Changes at the same time as the first undo. */
  concurrent: fc.array(anyMeddling, { maxLength: 2 }),
  /** Tabs that undo at once. */
  tabs: fc.integer({ min: 1, max: 2 }),
  more: fc.integer({ min: 1, max: 2 }),
})

describe.each(ACTIONS)('$name', ({ given, read, act: start, meddle, countUndone }) => {
  test('ADMIN-07 AD-07 whatever a colleague does meanwhile, each item is restored or left with a reason, and nothing is overwritten', async () => {
    const readAll = async (ids: readonly string[]) =>
      new Map(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)))
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ states, meddlings, concurrent, tabs, more }) => {
        const ids = await given(states)
        const undoneBefore = await countUndone(ids)
        later()
        const before = await readAll(ids)
        const { outcomes, undo } = await start(ids)
        later()
        const after = await readAll(ids)
        expect([...outcomes.keys()].toSorted()).toEqual(ids.toSorted())
        const done = ids.filter((id) => outcomes.get(id) === 'done')
        for (const id of ids) if (!done.includes(id)) expect(after.get(id)).toEqual(before.get(id))
        // without a change there is nothing to undo
        fc.pre(done.length > 0)

        const touched = new Set<string>()
        async function meddleWith({ at, choice, isTakenBack }: Meddling) {
          const id = ids[at % ids.length] ?? ''
          const answer = await meddle(id, choice)
          later()
          if (answer.statusCode !== 204) return
          touched.add(id)
          if (isTakenBack) await undoRequest(colleague.browser, answer)
          later()
        }
        for (const meddling of meddlings) await meddleWith(meddling)
        const untouched = done.filter((id) => !touched.has(id))
        const standing = await readAll(ids)
        const [undone] = await Promise.all([
          Promise.all(Array.from({ length: tabs }, undo)),
          ...concurrent.map(meddleWith),
        ])
        later()
        const first = new Set(
          undone.flatMap((one) => [...one].filter(([, outcome]) => outcome === 'done').map(([id]) => id)),
        )
        for (const one of undone) expect([...one.keys()].toSorted()).toEqual(done.toSorted())
        const late = new Set(concurrent.map(({ at }) => ids[at % ids.length]))
        const now = await readAll(ids)
        for (const id of done) {
          if (late.has(id)) continue
          if (first.has(id)) expect(now.get(id)).toEqual(before.get(id))
          else expect(now.get(id)).toEqual(standing.get(id))
          // twice at once, exactly one has done it
          expect(undone.filter((one) => one.get(id) === 'done').length).toBe(first.has(id) ? 1 : 0)
        }
        for (const id of untouched) if (!late.has(id)) expect(first).toContain(id)

        for (let time = 0; time < more; time++) {
          const again = await undo()
          later()
          const newly = [...again].filter(([, outcome]) => outcome === 'done').map(([id]) => id)
          // only what a colleague changed and took back meanwhile
          expect(newly.filter((id) => !late.has(id))).toEqual([])
          for (const id of newly) first.add(id)
          for (const id of done) if (!newly.includes(id)) expect(again.get(id)).toBe(first.has(id) ? 'before' : 'left')
          if (!late.size) expect(await readAll(ids)).toEqual(now)
        }
        expect((await countUndone(ids)) - undoneBefore).toBe(first.size)
      }),
      { numRuns: garbageRuns(20) },
    )
  })
})
