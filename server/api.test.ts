import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { listProcedures } from './platform/http/access.ts'

let app: GivenApp
let http: FastifyInstance
let carId: string

beforeAll(async () => {
  app = await givenApp()
  http = app.http
  ;[carId = ''] = await givenCars(app.services, {}, { status: 'pending' })
})

const PROCEDURES = listProcedures(contract)

describe('garbage', () => {
  // repeats one string, since generating thousands of letters takes longer than the request
  const longText = (length: { min: number; max: number }) =>
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 50 }), fc.integer(length))
      .map(([text, letters]) => text.repeat(letters).slice(0, letters))
  const anythingOr = (long: fc.Arbitrary<string>) =>
    fc.oneof(
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
      long,
    )
  const anything = anythingOr(longText({ min: 5000, max: 10_000 }))
  const anythingInAddress = anythingOr(longText({ min: 300, max: 2000 }))
  /** Node refuses requests with a longer head before any of our code sees them. */
  const LONGEST_ADDRESS = 32_000
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
  const queries = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), anythingInAddress), anythingInAddress), {
    maxLength: 8,
  })

  const ENCODED_BYTES = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, '0')}`)
  /** Percent-encodes the bytes of UTF-16, which are often invalid UTF-8. */
  function encode(text: string) {
    let encoded = ''
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      encoded += `${ENCODED_BYTES[unit & 0xff]}${ENCODED_BYTES[unit >> 8]}`
    }
    return encoded
  }
  const encodings = [encodeURIComponentLoosely, encode]
  function encodeURIComponentLoosely(text: string) {
    return encodeURIComponent(text.toWellFormed())
  }

  test.each(PROCEDURES)('$name never answers 500', async ({ method, path, access }) => {
    const caller = access === 'admin' || access === 'moderator' ? admin : user
    await fc.assert(
      fc.asyncProperty(
        queries,
        anythingInAddress,
        fc.constantFrom(...encodings),
        bodies,
        async (query, segment, encoder, body) => {
          const filled = path.replaceAll(/\{\w+\}/g, () => encoder(segment) || 'x')
          const params = query.map(([name, value]) => `${encoder(name)}=${encoder(value)}`).join('&')
          const { statusCode, headers } = await http.inject({
            method,
            url: `/api/v1${filled}?${params}`.slice(0, LONGEST_ADDRESS),
            headers: { cookie: caller.cookies() },
            ...(method !== 'GET' && {
              headers: { 'content-type': 'application/json', cookie: caller.cookies() },
              body,
            }),
          })
          expect(statusCode).toBeLessThan(500)
          if (statusCode === 204) expect(headers).not.toHaveProperty('content-type')
          else expect(headers['content-type']).toContain('application/json')
        },
      ),
      { numRuns: garbageRuns(50) },
    )
  })

  test.each([
    ['limit=1000000', 'limit'],
    ['price_min=5&price_max=1', 'price_min'],
    [`q=${'x'.repeat(7000)}`, 'q'],
    ['q=%00', 'q'],
    ['body_type=spaceship', 'body_type'],
    ['year_min=-1', 'year_min'],
    ['page=7', ''],
  ])('EXPL-01 %s is refused, and the answer names the field', async (query, field) => {
    const response = await http.inject(`/api/v1/cars?${query}`)
    expect(response.statusCode).toBe(400)
    const { code, data } = response.json<{ code: string; data: { issues: { path: string[] }[] } }>()
    expect(code).toBe('BAD_REQUEST')
    expect(data.issues[0]?.path.join('.').split('.')[0]).toBe(field)
  })

  test('EXPL-01 one value and several values of a field are both understood', async () => {
    const one = await http.inject('/api/v1/cars?make=toyota')
    const several = await http.inject('/api/v1/cars?make=toyota&make=kia&facets=true')
    expect(one.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([carId])
    expect(several.json<{ total: number }>().total).toBe(1)
  })
})

describe('the reference', () => {
  test('every procedure of the contract is in the OpenAPI document', async () => {
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

  test.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('its script is the same in each encoding: %s', async (encoding, decode) => {
    const url = '/api/docs/swagger-ui-bundle.js'
    const { headers, rawPayload } = await http.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(decode(rawPayload).toString()).toContain('SwaggerUIBundle')
  })
})
