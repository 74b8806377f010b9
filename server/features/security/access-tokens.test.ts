import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SCOPES, type Scope } from '#contract/procedure.ts'
import type { AccessToken } from '#contract/security.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { access_tokens, profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenToken } from '#server/testing/given-token.ts'
import { beginUpload } from '#server/testing/given-upload.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'

type Made = AccessToken & { token: string }

let app: GivenApp
let browser: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.time.now = NOW
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

const create = (fields: object = {}) =>
  browser.post('/security/access-tokens', {
    name: 'Stock import',
    scopes: ['read'],
    expires_in_days: 30,
    password: PASSWORD,
    ...fields,
  })
const made = async (fields: object = {}) => (await create(fields)).json<Made>()
const list = async () => (await browser.get('/security/access-tokens')).json<AccessToken[]>()

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
}
const ask = (path: string, authorization: string, { method = 'GET', headers = {} }: Request = {}) =>
  app.http.inject({ method, url: `/api/v1${path}`, headers: { ...headers, authorization } })
const viewerOf = async (authorization: string) => (await ask('/accounts/viewer', authorization)).json()
const outcome = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, body } = await answer
  return [statusCode, body && JSON.parse(body).code]
}

describe('making one', () => {
  test('AUTH-04 a token is shown once, and its stored form gives no access', async () => {
    const { token, ...created } = await made({ name: '  استيراد المخزون ', scopes: ['read', 'ads:write', 'read'] })
    expect(token).toMatch(/^sayyad_[\w-]{43}$/)
    expect(created).toEqual({
      id: expect.any(String),
      name: 'استيراد المخزون',
      start: token.slice(0, 11),
      scopes: ['read', 'ads:write'],
      created_at: NOW.toISOString(),
      last_used_at: null,
      expires_at: new Date(NOW.getTime() + 30 * DAY_MS).toISOString(),
    })
    expect(await list()).toEqual([created])
    const [row] = await app.services.db.select().from(access_tokens).where(eq(access_tokens.user_id, me.id))
    expect(JSON.stringify(row)).not.toContain(token.slice(12))
    expect(await outcome(ask('/accounts/viewer', `Bearer ${row?.token_hash}`))).toEqual([401, 'TOKEN_INVALID'])
    expect(await viewerOf(`Bearer ${token}`)).toMatchObject({ id: me.id })
  })

  test('AUTH-04 a stolen session alone cannot create a token, and the user is notified by email', async () => {
    expect((await create({ password: 'wrong password' })).json().code).toBe('WRONG_PASSWORD')
    expect(await app.mails(me.email)).toEqual([])
    await create()
    const [mail] = await app.mails(me.email)
    expect(mail?.subject).toBe('رمز وصول جديد لحسابك في صيّاد')
    expect(mail?.text).toContain('«Stock import»')
  })

  test.each([
    [{ name: ' ' }],
    [{ name: 'x'.repeat(61) }],
    [{ scopes: [] }],
    [{ scopes: ['admin'] }],
    [{ expires_in_days: 31 }],
    [{ expires_in_days: undefined }],
  ])('AUTH-04 %j is refused', async (fields) => {
    expect((await create(fields)).statusCode).toBe(400)
  })

  test('AUTH-04 a user has at most 20 tokens, even if created concurrently', async () => {
    for (let count = 0; count < 18; count += 1) await givenToken(app, me.id)
    const answers = await Promise.all(Array.from({ length: 4 }, () => create()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
    expect(await list()).toHaveLength(20)
  })

  test('AUTH-04 expired tokens do not count towards the limit', async () => {
    const { id } = await made()
    for (let count = 0; count < 19; count += 1) await givenToken(app, me.id)
    expect((await create()).statusCode).toBe(409)
    await app.services.db.update(access_tokens).set({ expires_at: NOW }).where(eq(access_tokens.id, id))
    expect((await create()).statusCode).toBe(200)
  })
})

describe('a program with one', () => {
  test('AUTH-04 a revoked token is refused, and nobody revokes that of another', async () => {
    const { token, id } = await made()
    const stranger = createBrowser(app.http)
    await givenUser(app, { browser: stranger })
    expect((await stranger.delete(`/security/access-tokens/${id}`)).statusCode).toBe(404)
    expect((await ask('/me/ads', `Bearer ${token}`)).statusCode).toBe(200)
    for (const _ of ['once', 'after a lost response'])
      expect((await browser.delete(`/security/access-tokens/${id}`)).statusCode).toBe(204)
    const refused = await ask('/me/ads', `Bearer ${token}`)
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'TOKEN_INVALID', message: expect.stringContaining('revoked') }),
    ])
    expect(refused.headers['www-authenticate']).toContain('Bearer')
  })

  test('AUTH-04 an expired token is refused, one without an end never', async () => {
    const [short, endless] = [await made(), await made({ expires_in_days: null })]
    app.time.now = new Date(NOW.getTime() + 30 * DAY_MS - 1)
    expect(await viewerOf(`Bearer ${short.token}`)).toMatchObject({ id: me.id })
    app.time.now = new Date(NOW.getTime() + 30 * DAY_MS)
    expect(await outcome(ask('/accounts/viewer', `Bearer ${short.token}`))).toEqual([401, 'TOKEN_INVALID'])
    app.time.now = new Date(NOW.getTime() + 3000 * DAY_MS)
    expect(await viewerOf(`Bearer ${endless.token}`)).toMatchObject({ id: me.id })
  })

  test('ADMIN-02 the token of a suspended user is refused until the suspension ends, with its reason and end', async () => {
    const token = await givenToken(app, me.id)
    const set = (status: 'suspended' | 'active' | 'deleted') =>
      app.services.db.update(profiles).set({ status }).where(eq(profiles.id, me.id))
    await set('suspended')
    const until = new Date(NOW.getTime() + DAY_MS)
    await app.services.db
      .update(profiles)
      .set({ suspended_reason: 'misleading ads', suspended_until: until })
      .where(eq(profiles.id, me.id))
    const refused = await ask('/cars', token)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'SUSPENDED',
      message: expect.stringContaining('how to appeal'),
      data: { reason: 'misleading ads', until: until.toISOString() },
    })
    await set('active')
    expect((await ask('/cars', token)).statusCode).toBe(200)
    await set('deleted')
    expect(await outcome(ask('/cars', token))).toEqual([401, 'TOKEN_INVALID'])
  })

  test('AUTH-15 tokens are deleted with the account', async () => {
    const token = await givenToken(app, me.id)
    await app.services.db.delete(users).where(eq(users.id, me.id))
    expect(await outcome(ask('/cars', token))).toEqual([401, 'TOKEN_INVALID'])
  })

  test('AUTH-04 tokens outlast a new password', async () => {
    const token = await givenToken(app, me.id)
    const changed = await browser.post('/accounts/own-password', {
      current_password: PASSWORD,
      password: 'another-sunset-42',
    })
    expect(changed.statusCode).toBe(204)
    expect(await viewerOf(token)).toMatchObject({ id: me.id })
  })

  test.each<[Scope, string, Request['method']]>([
    ['read', '/me/ads', 'GET'],
    ['ads:write', `/me/drafts/${newId()}`, 'DELETE'],
    ['saved:write', `/me/favorites/${newId()}`, 'DELETE'],
  ])('API with %s alone it may do that, and nothing else', async (scope, path, method = 'GET') => {
    for (const one of SCOPES) {
      const answer = await ask(path, await givenToken(app, me.id, [one]), { method })
      const missing = { code: 'SCOPE_MISSING', status: 403, data: { scope } }
      if (one === scope) expect(answer.statusCode).toBeLessThan(300)
      else expect(answer.json()).toMatchObject(missing)
    }
  })

  test('API pictures are uploaded with `ads:write` alone', async () => {
    const upload = (token: string) => {
      const program = { ...browser, cookies: () => '' }
      const http = { inject: (request: object) => app.http.inject(withToken(request, token)) }
      return beginUpload(http as typeof app.http, program, newId(), 10)
    }
    expect((await upload(await givenToken(app, me.id, ['ads:write']))).statusCode).toBe(201)
    const refused = await upload(await givenToken(app, me.id, ['read', 'saved:write']))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'SCOPE_MISSING'])
    expect((await upload('Bearer wrong')).json().code).toBe('TOKEN_INVALID')
  })
  const withToken = (request: { headers?: object }, authorization: string) => ({
    ...request,
    headers: { ...request.headers, authorization },
  })

  test('API the token of an admin has only the permissions of a user', async () => {
    const admin = await givenUser(app, { role: 'admin' })
    const token = await givenToken(app, admin.id)
    const [hidden = ''] = await givenCars(app.services, { seller_id: me.id }, {}, { status: 'pending' })
    expect(await viewerOf(token)).toMatchObject({ id: admin.id, role: 'user' })
    expect(await outcome(ask('/admin/users', token))).toEqual([403, 'NOT_BY_TOKEN'])
    expect((await ask(`/cars/${hidden}`, token)).statusCode).toBe((await ask(`/cars/${hidden}`, '')).statusCode)
  })

  test('AUTH-03 where a request has a token, its cookie does not count', async () => {
    const other = await givenUser(app)
    const headers = { cookie: browser.cookies() }
    const token = await givenToken(app, other.id, ['read'])
    expect((await ask('/accounts/viewer', token, { headers })).json()).toMatchObject({ id: other.id })
    expect(await outcome(ask('/me/favorites', token, { headers, method: 'POST' }))).toEqual([403, 'SCOPE_MISSING'])
    for (const wrong of ['Bearer', 'Bearer ', 'bearer x', `Bearer sayyad_${'x'.repeat(43)}`, `${token}x`]) {
      expect([wrong, ...(await outcome(ask('/accounts/viewer', wrong, { headers })))]).toEqual([
        wrong,
        401,
        'TOKEN_INVALID',
      ])
    }
    // HTTP basic authentication by a proxy in front of a site that is not public yet
    expect((await ask('/accounts/viewer', 'Basic x', { headers })).json()).toMatchObject({ id: me.id })
  })

  test('AUTH-03 from another site a token counts and a cookie does not', async () => {
    const path = `/me/favorites/${newId()}`
    const headers = { origin: 'https://elsewhere.example', cookie: browser.cookies() }
    const token = await givenToken(app, me.id)
    expect((await ask(path, token, { headers, method: 'DELETE' })).statusCode).toBeLessThan(300)
    expect(await outcome(ask(path, 'Bearer x', { headers, method: 'DELETE' }))).toEqual([401, 'TOKEN_INVALID'])
    expect(await outcome(ask(path, '', { headers, method: 'DELETE' }))).toEqual([403, 'FOREIGN_ORIGIN'])
  })

  test('AUTH-04 its last use is known to the minute', async () => {
    const token = await givenToken(app, me.id, ['saved:write'])
    const usedAfter = async (milliseconds: number) => {
      app.time.now = new Date(NOW.getTime() + milliseconds)
      await ask('/me/ads', token)
      return new Date((await list())[0]?.last_used_at ?? 0).getTime() - NOW.getTime()
    }
    expect((await list())[0]?.last_used_at).toBeNull()
    expect(await usedAfter(0)).toBe(0)
    expect(await usedAfter(MINUTE_MS - 1)).toBe(0)
    expect(await usedAfter(MINUTE_MS)).toBe(MINUTE_MS)
  })

  test('API responses to requests with a token are never cached', async () => {
    const { http } = await createApp({
      config: loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
      services: app.services,
      events: { subscribe: () => () => {}, isListening: () => true, close: async () => {} },
    })
    const url = '/api/v1/accounts/viewer'
    const anonymous = async () => (await http.inject(url)).json()
    const authorization = await givenToken(app, me.id)
    const mine = async () => (await http.inject({ url, headers: { authorization } })).json()
    expect(await mine()).toMatchObject({ id: me.id })
    expect(await anonymous()).toBeNull()
    expect(await mine()).toMatchObject({ id: me.id })
    await http.close()
  })
})
