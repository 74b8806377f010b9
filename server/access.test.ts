import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { SCOPES, type Access } from '#contract/procedure.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { ACCESS_TABLE, TOKEN_TABLE } from '#server/testing/access-table.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenToken } from '#server/testing/given-token.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { listProcedures } from './platform/http/access.ts'

const PROCEDURES = listProcedures(contract)
const EXPECTED: Record<string, Access> = Object.fromEntries(
  Object.entries(ACCESS_TABLE).flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([name, access]) => [`${feature}.${name}`, access]),
  ),
)

test('AUTH-08 the contract declares the access that the table says, procedure by procedure', () => {
  expect(Object.fromEntries(PROCEDURES.map(({ name, access }) => [name, access]))).toEqual(EXPECTED)
})

test('AUTH-08 procedures with names or addresses of the administration are restricted to moderators and admins', () => {
  const ofAdmins = PROCEDURES.filter(({ name, path }) => name.startsWith('admin_') || /^\/admin(?:\/|$)/.test(path))
  expect(ofAdmins.length).toBeGreaterThan(20)
  for (const { name } of ofAdmins)
    expect([name, ['moderator', 'admin']]).toEqual([name, expect.arrayContaining([EXPECTED[name]])])
})

test('ADMIN-02 moderators cannot change roles, payments, settings and fields of ads, or take accounts over', () => {
  const judged =
    /^(?:ad_reviews|reports|conversation_reports|seller_reviews|penalties|verification|support|admin_ads|admin_lists|admin_users)\.|^audit\.undo_request$|^admin_overview\.(?:list_queues|find)$/
  const ofModerators = Object.keys(EXPECTED).filter((name) => EXPECTED[name] === 'moderator')
  for (const name of ofModerators) expect(name).toMatch(judged)
  const adminOnly = ['admin_users.set_role', 'support.change_email', 'admin_ads.change_fields', 'admin_ads.delete']
  for (const name of adminOnly) expect([name, EXPECTED[name]]).toEqual([name, 'admin'])
})

/** The scope that a token needs; undefined for procedures that accept no token. */
const EXPECTED_SCOPE: Record<string, string> = Object.fromEntries(
  Object.entries(TOKEN_TABLE).flatMap(([scope, names]) => names.map((name) => [name, scope])),
)

test('API the contract takes the tokens that the table says, procedure by procedure', () => {
  const declared = PROCEDURES.filter(({ scope }) => scope !== undefined).map(({ name, scope }) => [name, scope])
  expect(Object.fromEntries(declared)).toEqual(EXPECTED_SCOPE)
})

test('API tokens give no access to account security or administration, and reading changes nothing', () => {
  const guarded = /^(?:accounts\.(?!get_viewer$)|security\.|privacy\.|verification\.|admin_|ad_reviews\.)/
  for (const { name, method, access } of PROCEDURES) {
    const scope = EXPECTED_SCOPE[name]
    if (access === 'admin' || access === 'moderator' || guarded.test(name))
      expect([name, scope]).toEqual([name, undefined])
    if (scope) expect([name, scope === 'read']).toEqual([name, method === 'GET'])
  }
})

describe('the API', () => {
  /** A suspended user still has a session cookie. */
  const CALLERS = ['anonymous', 'suspended', 'user', 'moderator', 'admin'] as const
  type CallerKind = (typeof CALLERS)[number]
  const ALLOWED: Record<Access, readonly CallerKind[]> = {
    public: CALLERS,
    user: ['user', 'moderator', 'admin'],
    moderator: ['moderator', 'admin'],
    admin: ['admin'],
  }

  let app: GivenApp
  const callers = {} as Record<CallerKind, { browser: Browser; email: string }>

  /** Access tokens of an admin, by scope. */
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    app = await givenApp()
    const owner = await givenUser(app, { role: 'admin' })
    for (const scope of SCOPES) tokens.set(scope, await givenToken(app, owner.id, [scope]))
    for (const kind of CALLERS) {
      const browser = createBrowser(app.http)
      callers[kind] = { browser, email: '' }
      if (kind === 'anonymous') continue
      const { id, email } = await givenUser(app, { browser, role: kind === 'suspended' ? 'user' : kind })
      callers[kind].email = email
      if (kind !== 'suspended') continue
      await app.services.db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, id))
    }
  })

  test.each(PROCEDURES)('AUTH-08 $name accepts only callers in the table', async ({ name, method, path }) => {
    for (const kind of CALLERS) {
      const { browser, email } = callers[kind]
      const answer = await app.http.inject({ method, url: `/api/v1${path}`, headers: { cookie: browser.cookies() } })
      const isAllowed = ALLOWED[EXPECTED[name] ?? 'admin'].includes(kind)
      // a suspended user whose session a procedure has ended is anonymous
      const expected = { anonymous: [401], suspended: [401, 403], user: [403], moderator: [403], admin: [403] }[kind]
      if (isAllowed) expect([401, 403], kind).not.toContain(answer.statusCode)
      else expect(expected, kind).toContain(answer.statusCode)
      // some procedures end the session that they are called with
      if (isAllowed && email && answer.headers['set-cookie']) {
        await browser.post('/accounts/sign-in', { email, password: PASSWORD })
      }
    }
  })

  test.each(PROCEDURES)('API $name takes only a token of its scope', async ({ name, method, path }) => {
    const needed = EXPECTED_SCOPE[name]
    for (const [scope, authorization] of tokens) {
      const answer = await app.http.inject({ method, url: `/api/v1${path}`, headers: { authorization } })
      if (scope === needed) expect([401, 403], scope).not.toContain(answer.statusCode)
      else expect([answer.statusCode, answer.json().code]).toEqual([403, needed ? 'SCOPE_MISSING' : 'NOT_BY_TOKEN'])
    }
  })
})
