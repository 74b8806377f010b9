import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { listProcedures } from './platform/http/access.ts'

let app: GivenApp
let http: FastifyInstance
let car_id: string

beforeAll(async () => {
  app = await givenApp()
  http = app.http
  ;[car_id = ''] = await givenCars(app.services, {}, { status: 'pending' })
})

const PROCEDURES = listProcedures(contract)

describe('access', () => {
  /** Every kind of caller that exists; a suspended one still holds the cookie of a session. */
  const CALLERS = ['anonymous', 'suspended', 'user', 'admin'] as const
  type Kind = (typeof CALLERS)[number]
  const ALLOWED: Record<string, readonly Kind[]> = { public: CALLERS, user: ['user', 'admin'], admin: ['admin'] }
  const browsers = {} as Record<Kind, Browser>
  const emails = {} as Record<Kind, string>

  beforeAll(async () => {
    for (const kind of CALLERS) {
      browsers[kind] = createBrowser(http)
      if (kind === 'anonymous') continue
      const role = kind === 'admin' ? 'admin' : 'user'
      const { id, email } = await givenUser(app, { browser: browsers[kind], role })
      emails[kind] = email
      if (kind !== 'suspended') continue
      await app.services.db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, id))
    }
  })

  /** Some procedures end the session that they are called with. */
  async function callerOf(kind: Kind): Promise<Browser> {
    const browser = browsers[kind]
    if (kind === 'anonymous' || kind === 'suspended') return browser
    const is_signed_in = (await browser.get('/accounts/viewer')).json() !== null
    if (!is_signed_in) await browser.post('/accounts/sign-in', { email: emails[kind], password: PASSWORD })
    return browser
  }

  for (const { name, method, path, access } of PROCEDURES) {
    for (const kind of CALLERS) {
      const is_allowed = ALLOWED[String(access)]?.includes(kind) ?? false
      test(`AUTH-08 ${name} is ${is_allowed ? 'open' : 'closed'} to ${kind}`, async () => {
        const caller = await callerOf(kind)
        const { statusCode } = await http.inject({
          method,
          url: `/api${path}`,
          headers: { cookie: caller.cookies() },
        })
        const is_known = kind === 'user' || kind === 'admin'
        if (is_allowed) expect([401, 403]).not.toContain(statusCode)
        else expect(statusCode).toBe(is_known ? 403 : 401)
      })
    }
  }
})

describe('garbage', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e400',
      'NaN',
      'null',
      '٢٠٢٠',
      '\0',
      '\ud800',
      '%',
      "' or 1=1 --",
      '<script>',
      '[]',
      '{}',
    ),
    fc.integer().map(String),
    fc.double().map(String),
    fc.string({ minLength: 5000, maxLength: 10_000 }),
  )
  const FIELDS = [
    'q',
    'make',
    'price_min',
    'price_max',
    'sort',
    'after',
    'limit',
    'facets',
    'seats',
    'tag',
    'body_type',
    'not_make',
    'not_seats',
    'not_tag',
    'ids',
  ]
  const FORM_FIELDS = ['email', 'password', 'token', 'code', 'first_name', 'lang', 'next', 'kind', 'session_id']
  const bodies = fc.oneof(
    fc
      .dictionary(fc.constantFrom(...FORM_FIELDS, ...FIELDS), fc.oneof(anything, fc.jsonValue()), { maxKeys: 12 })
      .map((body) => JSON.stringify(body)),
    fc.json(),
    anything,
  )
  let user: Browser
  let admin: Browser
  beforeAll(async () => {
    user = createBrowser(http)
    await givenUser(app, { browser: user })
    admin = createBrowser(http)
    await givenUser(app, { browser: admin, role: 'admin' })
  })
  const queries = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), anything), anything), { maxLength: 8 })

  /** Percent-encodes bytes, so that what is no text at all gets through too. */
  const encode = (text: string) =>
    [...Buffer.from(text, 'utf16le')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
  const encodings = [encodeURIComponentLoosely, (text: string) => encode(text).join('')]
  function encodeURIComponentLoosely(text: string) {
    return encodeURIComponent(text.toWellFormed())
  }

  test.each(PROCEDURES)('$name never answers 500', async ({ method, path, access }) => {
    const caller = access === 'admin' ? admin : user
    await fc.assert(
      fc.asyncProperty(
        queries,
        anything,
        fc.constantFrom(...encodings),
        bodies,
        async (query, segment, encoder, body) => {
          const filled = path.replaceAll(/\{\w+\}/g, () => encoder(segment) || 'x')
          const params = query.map(([name, value]) => `${encoder(name)}=${encoder(value)}`).join('&')
          const { statusCode, headers } = await http.inject({
            method,
            url: `/api${filled}?${params}`,
            headers: { cookie: caller.cookies() },
            ...(method !== 'GET' && {
              headers: { 'content-type': 'application/json', cookie: caller.cookies() },
              body,
            }),
          })
          expect(statusCode).toBeLessThan(500)
          expect(headers['content-type']).toContain('application/json')
        },
      ),
      { numRuns: 150 },
    )
  })

  test.each([
    ['limit=1000000', 'limit'],
    ['price_min=5&price_max=1', 'price_min'],
    [`q=${'x'.repeat(10_000)}`, 'q'],
    ['q=%00', 'q'],
    ['body_type=spaceship', 'body_type'],
    ['year_min=-1', 'year_min'],
    ['page=7', ''],
  ])('EXPL-01 %s is refused, and the answer names the field', async (query, field) => {
    const response = await http.inject(`/api/cars?${query}`)
    expect(response.statusCode).toBe(400)
    const { code, data } = response.json<{ code: string; data: { issues: { path: string[] }[] } }>()
    expect(code).toBe('BAD_REQUEST')
    expect(data.issues[0]?.path.join('.').split('.')[0]).toBe(field)
  })

  test('EXPL-01 one value and several values of a field are both understood', async () => {
    const one = await http.inject('/api/cars?make=toyota')
    const several = await http.inject('/api/cars?make=toyota&make=kia&facets=true')
    expect(one.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([car_id])
    expect(several.json<{ total: number }>().total).toBe(1)
  })
})

describe('the reference', () => {
  test('every procedure of the contract stands in the OpenAPI document', async () => {
    const document = (await http.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
    for (const { path, method } of PROCEDURES) expect(document.paths[path]).toHaveProperty(method.toLowerCase())
  })

  test('its page loads nothing from elsewhere', async () => {
    const page = await http.inject('/api/docs')
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) {
      expect(address).toMatch(/^\//)
      if (address.startsWith('/api/')) expect((await http.inject(address)).statusCode).toBe(200)
    }
  })
})
