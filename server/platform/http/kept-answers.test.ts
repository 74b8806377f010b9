import { brotliDecompressSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addKeptAnswers } from './kept-answers.ts'

let http: FastifyInstance
let version: number | null
let answered: number

beforeEach(async () => {
  http = Fastify()
  version = 1
  answered = 0
  await http.register(compress, { encodings: ['br', 'gzip'], threshold: 1 })
  await http.register(async (scope) => {
    addKeptAnswers(scope, { version: () => version, close: async () => {} }, ({ headers }) => 'x-own' in headers)
    scope.all('/page', async (_request, reply) => {
      answered += 1
      return reply.type('text/html').header('content-security-policy', `policy ${answered}`).send(`page ${answered}`)
    })
    scope.get('/long', async (_request, reply) => {
      answered += 1
      return reply.type('text/html').send(`page ${answered} `.repeat(100_000))
    })
    scope.get('/cookie', async (_request, reply) => {
      answered += 1
      return reply.header('set-cookie', 'a=b').type('text/html').send('page')
    })
    scope.get('/missing', async (_request, reply) => {
      answered += 1
      return reply.code(404).type('text/html').send('page')
    })
  })
})
afterEach(() => http.close())

const ask = async (url: string, headers: Record<string, string> = {}) => (await http.inject({ url, headers })).body

test('the same question is answered from memory, with its type and its policy', async () => {
  expect(await ask('/page')).toBe('page 1')
  expect(await ask('/page')).toBe('page 1')
  const { headers } = await http.inject({ url: '/page' })
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toBe('policy 1')
})

test.each(['/page', '/long'])('%s is kept compressed, for those who read it so', async (url) => {
  for (const _ of ['anew', 'kept']) {
    const answer = await http.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('page 1')
  }
  const plain = await http.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toContain('page 2')
})

test('a change makes it be answered anew', async () => {
  await ask('/page')
  version = 2
  expect(await ask('/page')).toContain('2')
})

test('while changes cannot be heard of, nothing is kept', async () => {
  await ask('/page')
  version = null
  expect(await ask('/page')).toContain('2')
  expect(await ask('/page')).toContain('3')
})

test('what is made for one visitor is neither kept nor given to others', async () => {
  await ask('/page', { 'x-own': 'yes' })
  expect(await ask('/page')).toContain('2')
  expect(await ask('/page', { 'x-own': 'yes' })).toContain('3')
})

test('another address or another language is another question; other cookies are not', async () => {
  await ask('/page', { cookie: 'preferred-language=ar' })
  expect(await ask('/page', { cookie: 'preferred-language=en' })).toContain('2')
  expect(await ask('/page?a=b', { cookie: 'preferred-language=ar' })).toContain('3')
  expect(await ask('/page', { cookie: 'other=x; preferred-language=ar' })).toContain('1')
})

test('answers that set cookies, errors and changes of state are never kept', async () => {
  await ask('/cookie')
  await ask('/cookie')
  await ask('/missing')
  await ask('/missing')
  await http.inject({ url: '/page', method: 'POST' })
  await http.inject({ url: '/page', method: 'POST' })
  expect(answered).toBe(6)
})
