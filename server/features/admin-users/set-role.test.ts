import { desc, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { admin_changes, profiles, sessions, user_roles } from '#server/platform/db/schema/index.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { PASSWORD } from '#server/testing/given-user.ts'
import { waitForLocks } from '#server/testing/wait-for-locks.ts'
import { setRole } from './set-role.ts'

let app: GivenApp
let admin: Person
let user: Person
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  admin = await givenPerson(app, 'admin')
  user = await givenPerson(app, 'user')
})

const give = (by: Person, userId: string, role: string) => by.browser.put(`/admin/users/${userId}/role`, { role })
const roleOf = async ({ browser }: Person) => (await browser.get('/accounts/role')).json().role
const changesOf = (userId: string) =>
  app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, userId))
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))

test('ADMIN-02 AUTH-05 giving the role of admin ends the sessions of the user, and is recorded', async () => {
  expect((await give(admin, user.id, 'admin')).statusCode).toBe(204)
  expect(await roleOf(user)).toBeUndefined()
  expect(await app.services.db.$count(sessions, eq(sessions.user_id, user.id))).toBe(0)
  await user.browser.post('/accounts/sign-in', { email: user.email, password: PASSWORD })
  expect(await roleOf(user)).toBe('admin')
  expect((await give(admin, user.id, 'user')).statusCode).toBe(204)
  await user.browser.post('/accounts/sign-in', { email: user.email, password: PASSWORD })
  expect(await roleOf(user)).toBe('user')
  expect(await changesOf(user.id)).toMatchObject([
    { admin_id: admin.id, what: 'set_role', before: { role: 'admin' }, after: { role: 'user' } },
    { admin_id: admin.id, what: 'set_role', before: { role: 'user' }, after: { role: 'admin' } },
  ])
})

test('ADMIN-02 a user becomes a moderator, then an admin; a moderator gives no roles', async () => {
  const moderator = await givenPerson(app, 'moderator')
  expect((await give(moderator, user.id, 'moderator')).statusCode).toBe(403)
  for (const role of ['moderator', 'admin', 'moderator', 'user']) {
    expect((await give(admin, user.id, role)).statusCode).toBe(204)
    await user.browser.post('/accounts/sign-in', { email: user.email, password: PASSWORD })
    expect(await roleOf(user)).toBe(role)
  }
  expect((await changesOf(user.id)).map(({ before, after }) => [before['role'], after['role']])).toEqual([
    ['moderator', 'user'],
    ['admin', 'moderator'],
    ['moderator', 'admin'],
    ['user', 'moderator'],
  ])
})

test('ADMIN-02 giving a role that a user has already changes nothing', async () => {
  expect((await give(admin, user.id, 'user')).statusCode).toBe(204)
  expect(await roleOf(user)).toBe('user')
  expect(await changesOf(user.id)).toEqual([])
})

test('ADMIN-02 nobody changes their own role, however they write their id', async () => {
  for (const id of [admin.id, admin.id.toUpperCase()]) {
    const answer = await give(admin, id, 'user')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_ROLE'])
  }
  expect(await roleOf(admin)).toBe('admin')
})

test('ADMIN-02 a suspended user, an unknown one, and another role are refused', async () => {
  await app.services.db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, user.id))
  const suspended = await give(admin, user.id, 'admin')
  expect([suspended.statusCode, suspended.json().code]).toEqual([409, 'USER_SUSPENDED'])
  const unknown = await give(admin, '0190b5e0-0000-7000-8000-000000000000', 'admin')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND'])
  expect((await give(admin, user.id, 'owner')).statusCode).toBe(400)
  expect(await app.services.db.$count(user_roles, eq(user_roles.user_id, user.id))).toBe(0)
})

test('ADMIN-02 the command gives roles by email, and cannot remove the last admin', async () => {
  const { db } = app.services
  await setRole(app.services, { who: { email: user.email }, role: 'admin', admin_id: null })
  expect(await changesOf(user.id)).toMatchObject([{ admin_id: null, what: 'set_role' }])
  const unknown = setRole(app.services, { who: { email: 'nobody@example.com' }, role: 'admin', admin_id: null })
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await db.delete(user_roles)
  await db.insert(user_roles).values({ user_id: admin.id, role: 'admin' })
  const last = setRole(app.services, { who: { email: admin.email }, role: 'user', admin_id: null })
  await expect(last).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  expect(await roleOf(admin)).toBe('admin')
})

test('ADMIN-02 AUTH-15 giving a role cancels the deletion of the account', async () => {
  const deleteAt = new Date('2026-06-20T12:00:00Z')
  await app.services.db.update(profiles).set({ delete_at: deleteAt }).where(eq(profiles.id, user.id))
  await give(admin, user.id, 'admin')
  const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.id, user.id))
  expect(profile?.delete_at).toBeNull()
})

test('ADMIN-02 two admins who demote each other at the same time leave one', async () => {
  const { db } = app.services
  const other = await givenPerson(app, 'admin')
  await db.delete(user_roles)
  await db.insert(user_roles).values([admin, other].map(({ id }) => ({ user_id: id, role: 'admin' as const })))
  const asked = await db.transaction(async (tx) => {
    // blocks both transactions until they can continue together
    await tx
      .select()
      .from(profiles)
      .where(inArray(profiles.id, [admin.id, other.id]))
      .for('update')
    const both = [give(admin, other.id, 'user'), give(other, admin.id, 'user')]
    await waitForLocks(db, 2)
    return both
  })
  const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(codes.toSorted((a, b) => a - b)).toEqual([204, 403])
  expect(await db.$count(user_roles)).toBe(1)
})

test('ADMIN-02 ADMIN-07 a role is revoked by undoing', async () => {
  await give(admin, user.id, 'moderator')
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  const [granted] = await app.services.db.select().from(user_roles).where(eq(user_roles.user_id, user.id))
  expect(granted).toBeUndefined()
})
