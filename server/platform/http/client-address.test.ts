import fc from 'fast-check'
import Fastify from 'fastify'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sessions } from '#server/platform/db/schema/index.ts'
import { readRanges } from '#server/platform/networks.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { clientAddress, rawClientAddress } from './client-address.ts'

const PROXY = '127.0.0.1'
const LIMIT = 5

let app: GivenApp
beforeAll(async () => {
  app = await givenApp({ ATTEMPTS_PER_ADDRESS: String(LIMIT), TRUSTED_PROXIES: `${PROXY}, 10.0.0.0/8` })
})

const signIn = (forwarded: string, email = 'nobody@example.com', password = 'the same for all') =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/accounts/sign-in',
    headers: { 'x-forwarded-for': forwarded },
    payload: { email, password },
  })

/** Tries different accounts from the addresses in turn. */
async function statusesOf(addresses: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const [at, address] of addresses.entries()) {
    statuses.push((await signIn(address, `${address.replaceAll(/\W/g, '')}-${at}@example.com`)).statusCode)
  }
  return statuses
}

const REFUSED_AFTER_LIMIT = [...Array.from({ length: LIMIT }, () => 401), 429, 429]
const seven = (write: (at: number) => string) => Array.from({ length: LIMIT + 2 }, (_, at) => write(at))

test.each<[string, (at: number) => string]>([
  ['each connection of one IPv4 address', (at) => `203.0.113.7:${50_000 + at}`],
  ['each connection of one IPv6 address', (at) => `[2001:db8:7::1]:${50_000 + at}`],
  ['the addresses of one IPv6 network', (at) => `2001:db8:8:1:${at}::1`],
  ['one address in other spellings', (at) => ['::ffff:203.0.113.9', '203.0.113.9', '"203.0.113.9:1"'][at % 3] ?? ''],
  ['made-up values behind a proxy', (at) => `garbage-${at}`],
  ['made-up values before a real address', (at) => `198.51.100.${at}, 203.0.113.10`],
  ['one address through further proxies with ports', (at) => `203.0.113.11, 10.0.0.${at}:${50_000 + at}`],
])('AUTH-02 sign-ins are limited together: %s', async (_what, write) => {
  expect(await statusesOf(seven(write))).toEqual(REFUSED_AFTER_LIMIT)
})

test.each<[string, (at: number) => string]>([
  ['IPv4 addresses', (at) => `198.51.100.${at}`],
  ['IPv6 networks', (at) => `2001:db8:9:${at}::1`],
])('AUTH-02 sign-ins from different %s are limited each on their own', async (_what, write) => {
  expect(await statusesOf(seven(write))).toEqual(seven(() => '').map(() => 401))
})

test('AUTH-02 one household has four times the attempts of a client, not those of 256', async () => {
  const statuses = await statusesOf(
    Array.from({ length: 4 * LIMIT + 2 }, (_, at) => `2001:db8:a:${at.toString(16)}::1`),
  )
  expect(statuses.indexOf(429)).toBe(4 * LIMIT)
})

test('AUTH-02 requests are limited together, too', async () => {
  const strict = await givenApp({ REQUESTS_PER_MINUTE: '3', TRUSTED_PROXIES: PROXY })
  const statuses: number[] = []
  for (const forwarded of seven((at) => `[2001:db8::${at}]:${50_000 + at}`)) {
    const headers = { 'x-forwarded-for': forwarded }
    statuses.push((await strict.http.inject({ url: '/api/v1/app-settings', headers })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429])
  const refused = await strict.http.inject({
    url: '/api/v1/app-settings',
    headers: { 'x-forwarded-for': '2001:db8::1' },
  })
  const { code, data } = refused.json()
  expect(code).toBe('TOO_MANY_ATTEMPTS')
  expect(data.wait_seconds).toBeGreaterThan(0)
  expect(data.wait_seconds).toBeLessThanOrEqual(60)
})

test('AUTH-02 a household has four times the requests of a client, IPv4 addresses each their own', async () => {
  const strict = await givenApp({ REQUESTS_PER_MINUTE: '2', TRUSTED_PROXIES: PROXY })
  const ask = async (forwarded: string) =>
    (await strict.http.inject({ url: '/api/v1/app-settings', headers: { 'x-forwarded-for': forwarded } })).statusCode
  const ofHousehold: number[] = []
  const ofOthers: number[] = []
  for (let at = 0; at < 10; at += 1) {
    ofHousehold.push(await ask(`2001:db8:a:${at}::1`))
    ofOthers.push(await ask(`203.0.113.${at}`))
  }
  expect(ofHousehold.indexOf(429)).toBe(8)
  expect(ofOthers).not.toContain(429)
})

test('AUTH-02 the households of one /48 have sixteen times the requests of a client together', async () => {
  const strict = await givenApp({ REQUESTS_PER_MINUTE: '2', TRUSTED_PROXIES: PROXY })
  const statuses: number[] = []
  for (let at = 0; at < 34; at += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:b:${(at * 256).toString(16)}::1` }
    statuses.push((await strict.http.inject({ url: '/api/v1/app-settings', headers })).statusCode)
  }
  expect(statuses.indexOf(429)).toBe(32)
})

test('AUTH-02 sessions show the address without a port', async () => {
  const user = await givenUser(app, { browser: createBrowser(app.http) })
  await signIn('203.0.113.20:51234', user.email, PASSWORD)
  const rows = await app.services.db.select().from(sessions).where(eq(sessions.user_id, user.id))
  expect(rows.map(({ ip_address }) => ip_address)).toContain('203.0.113.20')
})

test('AUTH-02 requests that Fastify does not handle come from the same address as those that it does', async () => {
  const isTrustedProxy = readRanges('10.0.0.0/8, fd00::/8') ?? (() => false)
  const http = Fastify({ trustProxy: isTrustedProxy })
  http.get('/', (request) => [clientAddress(request), rawClientAddress(request.raw, isTrustedProxy)])
  const hop = fc.oneof(
    fc.constantFrom('10.0.0.1', '10.0.0.2:5000', '[fd00::1]:80', 'garbage', '', '"203.0.113.9:1"'),
    fc.ipV4(),
    fc.ipV6(),
  )
  await fc.assert(
    fc.asyncProperty(hop, fc.option(fc.array(hop, { maxLength: 4 })), async (remoteAddress, forwarded) => {
      const headers = forwarded ? { 'x-forwarded-for': forwarded.join(', ') } : {}
      const [known, raw] = (await http.inject({ url: '/', remoteAddress, headers })).json<string[]>()
      expect(raw).toBe(known)
    }),
  )
})
