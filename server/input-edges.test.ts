import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { listProcedures } from './platform/http/access.ts'
import { createBrowser, type Browser } from './testing/browser.ts'
import { givenApp } from './testing/given-app.ts'
import { givenUser } from './testing/given-user.ts'
import { inputSchemas, sampleOf, valuesOf, withValue, type JsonSchema } from './testing/sample-input.ts'

/** The maximum of a PostgreSQL integer. */
const MOST = 2_147_483_647

let http: FastifyInstance
let user: Browser
let admin: Browser
beforeAll(async () => {
  const app = await givenApp()
  http = app.http
  user = createBrowser(http)
  await givenUser(app, { browser: user })
  admin = createBrowser(http)
  await givenUser(app, { browser: admin, role: 'admin' })
})

const INPUTS = [...inputSchemas()].map(([name, input]) => ({ name, ...input }))
const PROCEDURES = new Map(listProcedures(contract).map((procedure) => [procedure.name, procedure]))

const isNumber = ({ type, enum: values }: JsonSchema) =>
  !values && [type ?? []].flat().some((one) => one === 'integer' || one === 'number')
const isText = ({ type, enum: values, format }: JsonSchema) => type === 'string' && !values && !format

const found = (isWanted: (value: JsonSchema) => boolean) =>
  INPUTS.flatMap(({ name, schema, accepts }) =>
    valuesOf(schema)
      .filter(({ value }) => isWanted(value))
      .map(({ path, value }) => ({ at: `${name} ${path.join('.')}`, name, schema, accepts, path, value })),
  )

/** Calls a procedure as a user with access to it. */
async function call(name: string, input: object): Promise<number> {
  const { method, path, access } = PROCEDURES.get(name)!
  const fields = new Map(Object.entries(input))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = fields.get(field)
    fields.delete(field)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [key, value] of fields) for (const one of [value].flat()) query.append(key, String(one))
  const { statusCode } = await http.inject({
    method,
    url: method === 'GET' ? `/api/v1${filled}?${query.toString()}` : `/api/v1${filled}`,
    headers: { cookie: (access === 'admin' || access === 'moderator' ? admin : user).cookies() },
    ...(method !== 'GET' && { payload: Object.fromEntries(fields) }),
  })
  return statusCode
}

describe('numbers', () => {
  test.each(found(isNumber))(
    'the bounds of $at are declared and enforced',
    async ({ name, schema, accepts, path, value }) => {
      const { minimum = Number.NaN, maximum = Number.NaN } = value
      expect(minimum).toBeGreaterThanOrEqual(-MOST)
      expect(maximum).toBeLessThanOrEqual(MOST)
      const between = [value.type ?? []].flat().includes('integer') ? [minimum + 0.5] : []
      const inputWith = (edge: unknown) => withValue(schema, sampleOf(schema), path, edge) as object
      for (const edge of [minimum, maximum]) {
        expect(accepts(inputWith(edge)), `${edge} is accepted`).toBe(true)
        expect(await call(name, inputWith(edge)), String(edge)).toBeLessThan(500)
      }
      for (const beyond of [minimum - 1, maximum + 1, MOST, MOST + 1, -MOST - 2, 1e300, ...between]) {
        expect(accepts(inputWith(beyond)), `${beyond} is refused`).toBe(false)
        expect(await call(name, inputWith(beyond)), String(beyond)).toBe(400)
      }
    },
  )

  test.each(found(({ format }) => format === 'date' || format === 'date-time'))(
    '$at may be any time that a calendar knows',
    async ({ name, schema, path, value }) => {
      const rest = value.format === 'date' ? '' : 'T00:00:00Z'
      for (const day of ['0000-01-01', '0001-01-01', '1949-12-31', '2099-12-31', '9999-12-31']) {
        const input = withValue(schema, sampleOf(schema), path, `${day}${rest}`) as object
        expect(await call(name, input), day).toBeLessThan(500)
      }
    },
  )

  test.each([
    'سعر 99999999999',
    'أقل من 2147483648',
    'موديل 99999',
    '2147483648 كم',
    '9'.repeat(190),
    '1e308',
    '٩'.repeat(20),
  ])('EXPL-01 the search for %j finds or does not find, but answers', async (q) => {
    for (const path of ['/cars', '/cars/suggestions']) {
      const answer = await http.inject(`/api/v1${path}?q=${encodeURIComponent(q)}`)
      expect(answer.statusCode).toBe(200)
    }
    expect(await call('admin_ads.search', { text: q })).toBe(200)
    expect(await call('admin_users.search', { text: q })).toBe(200)
  })
})

describe('texts', () => {
  const required = found((value) => isText(value) && (value.minLength ?? 0) > 0)

  test.each(required)('$at is refused if it is blank to the eye', ({ schema, accepts, path }) => {
    for (const blank of [' ', '\u00a0', '\u200b', '\u2800', '\u3164', '\ufeff', '\u034f']) {
      const input = withValue(schema, sampleOf(schema), path, blank.repeat(8))
      expect(accepts(input), JSON.stringify(blank)).toBe(false)
    }
  })
})
