import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChangePage } from '#contract/audit.ts'
import { DAY_MS } from '#domain/durations.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import { admin_changes, users } from '#server/platform/db/schema/index.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { PASSWORD, signInBrowser } from '#server/testing/given-user.ts'

const REASON = 'طلب المالك ذلك هاتفيًا'

let app: GivenApp
let admin: Person
let colleague: Person
let moderator: Person
let user: Person
let carId: string
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  colleague = await givenPerson(app, 'admin')
  moderator = await givenPerson(app, 'moderator')
})
beforeEach(async () => {
  app.time.now = NOW
  user = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: user.id })
})

/** Changes by an admin, with the ID of the changed object. */
const ACTS: Record<string, () => Promise<[subject_id: string, response: { statusCode: number }]>> = {
  'a role': async () => [user.id, await admin.browser.put(`/admin/users/${user.id}/role`, { role: 'moderator' })],
  'a suspension': async () => [
    user.id,
    await admin.browser.put(`/admin/users/${user.id}/suspension`, { reason: REASON }),
  ],
  'a penalty': async () => [
    user.id,
    await admin.browser.post(`/admin/users/${user.id}/penalties`, {
      rule: 'spam',
      severity: 'limited',
      days: 7,
      reason: REASON,
    }),
  ],
  'a state of an ad': async () => [
    carId,
    await admin.browser.put(`/admin/ads/${carId}/state`, { state: 'sold', reason: REASON }),
  ],
  'a featured ad': async () => [
    carId,
    await admin.browser.put(`/admin/ads/${carId}/feature`, { until: new Date(NOW.getTime() + DAY_MS).toISOString() }),
  ],
  'a deleted ad': async () => [carId, await admin.browser.post(`/admin/ads/${carId}/delete`, { reason: REASON })],
}

async function done(act: string): Promise<string> {
  const [subjectId, { statusCode }] = (await ACTS[act]?.()) ?? ['', { statusCode: 0 }]
  expect([200, 204]).toContain(statusCode)
  const { items } = (await admin.browser.get(`/admin/changes?subject_id=${subjectId}&limit=1`)).json<ChangePage>()
  app.time.now = new Date(app.time.now.getTime() + 1000)
  return items[0]?.id ?? ''
}
const undo = (by: Person, id: string) => by.browser.post(`/admin/changes/${id}/undo`, {})

test.each(Object.keys(ACTS))('ADMIN-07 %s is undone once by two tabs and a colleague at once', async (act) => {
  const id = await done(act)
  const answers = await Promise.all([undo(admin, id), undo(admin, id), undo(colleague, id)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  expect(await app.services.db.$count(admin_changes, eq(admin_changes.undoes, id))).toBe(1)
})

test.each(Object.keys(ACTS))('ADMIN-07 %s is not undone by moderators', async (act) => {
  const id = await done(act)
  expect((await undo(moderator, id)).statusCode).toBe(403)
  expect((await undo(user, id)).statusCode).toBeGreaterThanOrEqual(401)
  expect(await app.services.db.$count(admin_changes, eq(admin_changes.undoes, id))).toBe(0)
})

test.each(Object.keys(ACTS))('ADMIN-07 %s of an account that was deleted since is refused, not failed', async (act) => {
  expect((await user.browser.post('/me/deletion', { password: PASSWORD })).statusCode).toBeLessThan(300)
  const id = await done(act)
  app.time.now = new Date(NOW.getTime() + 15 * DAY_MS)
  await deleteDueAccounts.run(app.services, {})
  expect(await app.services.db.$count(users, eq(users.id, user.id))).toBe(0)
  const { statusCode } = await undo(admin, id)
  expect([404, 409]).toContain(statusCode)
})

test('ADMIN-07 nobody can undo a change of their own role, or restore the role of a suspended user', async () => {
  const roleOf = (id: string, role: string) => admin.browser.put(`/admin/users/${id}/role`, { role })
  const latest = async () =>
    (await admin.browser.get(`/admin/changes?subject_id=${user.id}&limit=1`)).json<ChangePage>().items[0]?.id ?? ''
  await roleOf(user.id, 'admin')
  const promoted = await latest()
  // a change of the role ended the session
  await signInBrowser(app, user.id, user.browser)
  expect((await undo(user, promoted)).json()).toMatchObject({ defined: true, code: 'OWN_ROLE' })

  app.time.now = new Date(app.time.now.getTime() + 1000)
  await roleOf(user.id, 'user')
  const demoted = await latest()
  await admin.browser.put(`/admin/users/${user.id}/suspension`, { reason: REASON })
  expect((await undo(admin, demoted)).json()).toMatchObject({ defined: true, code: 'USER_SUSPENDED' })
})
