import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressTexts } from './compress-texts.ts'

const TEXT = 'سيارة '.repeat(1000)

const http = Fastify()
compressTexts(http)
http.get('/text', async (_request, reply) => reply.header('vary', 'Cookie').type('text/html').send(TEXT))
http.get('/page', async (_request, reply) => reply.type('text/html').send(Buffer.from(TEXT)))
http.get('/final', async (_request, reply) => reply.header('cache-control', 'no-store, no-transform').send(TEXT))
http.get('/short', async () => 'short')
http.get('/bytes', async () => Buffer.from(TEXT))

const ask = (url: string, accepted?: string) =>
  http.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['zstd;q=0.5, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a client that accepts %s gets %s, and who keeps the response knows of it',
  async (accepted, encoding, decode) => {
    const { headers, rawPayload } = await ask('/text', accepted)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      vary: 'Cookie, accept-encoding',
    })
    expect(decode(rawPayload).toString()).toBe(TEXT)
  },
)

test('a page in bytes is compressed, too', async () => {
  const { headers, rawPayload } = await ask('/page', 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT)
})

test.each([
  ['/text', undefined],
  ['/text', 'identity'],
  ['/short', 'br'],
  ['/bytes', 'br'],
  ['/final', 'br'],
])('%s for who accepts %s stays as it is', async (url, accepted) => {
  const { headers, body } = await ask(url, accepted)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe(url === '/short' ? 'short' : TEXT)
})
