import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Access } from '#contract/procedure.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { ACCESS_TABLE } from '#server/testing/access-table.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
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

test('AUTH-08 only admins call what is named or addressed as theirs', () => {
  const ofAdmins = PROCEDURES.filter(({ name, path }) => name.startsWith('admin_') || /^\/admin(?:\/|$)/.test(path))
  expect(ofAdmins.length).toBeGreaterThan(20)
  for (const { name } of ofAdmins) expect([name, EXPECTED[name]]).toEqual([name, 'admin'])
})

describe('the API', () => {
  /** A suspended user still holds the cookie of a session. */
  const CALLERS = ['anonymous', 'suspended', 'user', 'admin'] as const
  type CallerKind = (typeof CALLERS)[number]
  const ALLOWED: Record<Access, readonly CallerKind[]> = { public: CALLERS, user: ['user', 'admin'], admin: ['admin'] }

  let app: GivenApp
  const callers = {} as Record<CallerKind, { browser: Browser; email: string }>

  beforeAll(async () => {
    app = await givenApp()
    for (const kind of CALLERS) {
      const browser = createBrowser(app.http)
      callers[kind] = { browser, email: '' }
      if (kind === 'anonymous') continue
      const { id, email } = await givenUser(app, { browser, role: kind === 'admin' ? 'admin' : 'user' })
      callers[kind].email = email
      if (kind !== 'suspended') continue
      await app.services.db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, id))
    }
  })

  test.each(PROCEDURES)('AUTH-08 $name answers only those whom the table allows', async ({ name, method, path }) => {
    for (const kind of CALLERS) {
      const { browser, email } = callers[kind]
      const answer = await app.http.inject({ method, url: `/api/v1${path}`, headers: { cookie: browser.cookies() } })
      const isAllowed = ALLOWED[EXPECTED[name] ?? 'admin'].includes(kind)
      const expected = kind === 'user' || kind === 'admin' ? 403 : 401
      if (isAllowed) expect([401, 403], kind).not.toContain(answer.statusCode)
      else expect(answer.statusCode, kind).toBe(expected)
      // some procedures end the session that they are called with
      if (isAllowed && email && answer.headers['set-cookie']) {
        await browser.post('/accounts/sign-in', { email, password: PASSWORD })
      }
    }
  })
})
