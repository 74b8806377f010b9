import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'

const OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const PROXY = '127.0.0.1'

let app: GivenApp
let proxied: GivenApp
beforeAll(async () => {
  app = await givenApp()
  proxied = await givenApp({ TRUSTED_PROXIES: PROXY })
})

const idOf = async ({ http }: GivenApp, headers: Record<string, string>) =>
  (await http.inject({ url: '/api/v1/app-settings', headers, remoteAddress: PROXY })).headers['x-request-id']

describe('the id of a request', () => {
  test('is generated for each request and sent with each response', async () => {
    const ids = await Promise.all(
      ['/api/v1/app-settings', '/api/health', '/nothing'].map((url) => app.http.inject(url)),
    )
    const found = ids.map(({ headers }) => String(headers['x-request-id']))
    for (const id of found) expect(id).toMatch(OURS)
    expect(new Set(found).size).toBe(3)
  })

  test('is not taken from a client', async () => {
    const given = { 'x-request-id': 'mine', 'x-forwarded-for': '203.0.113.7' }
    expect(await idOf(app, given)).toMatch(OURS)
    expect(await idOf(proxied, { 'x-request-id': 'mine' })).toMatch(OURS)
  })

  test('is taken from a trusted proxy if it is short and has no special characters', async () => {
    const from = (id: string) => idOf(proxied, { 'x-request-id': id, 'x-forwarded-for': '203.0.113.7' })
    expect(await from('edge-1:0af7')).toBe('edge-1:0af7')
    for (const bad of ['x'.repeat(65), 'a b', '<script>', '']) expect(await from(bad)).toMatch(OURS)
  })

  test('is in the response of a failed procedure, without details of the error', async () => {
    const broken = await givenApp()
    broken.services.search.page = () => Promise.reject(new Error('secret detail'))
    const answer = await broken.http.inject('/api/v1/cars')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json()).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      data: { request_id: answer.headers['x-request-id'] },
    })
  })
})
