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
  http.decorateReply('nonce', '')
  http.addHook('onRequest', async (request, reply) => {
    reply.nonce = String(request.headers['x-nonce'] ?? 'none')
  })
  await http.register(async (scope) => {
    addKeptAnswers(scope, { version: () => version, close: async () => {} })
    scope.all('/page', async (_request, reply) => {
      answered += 1
      return reply.type('text/html').send(`<script nonce="${reply.nonce}">${answered}</script>`)
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

test('the same question is answered from memory, with the nonce of whoever asks', async () => {
  expect(await ask('/page', { 'x-nonce': 'first' })).toBe('<script nonce="first">1</script>')
  expect(await ask('/page', { 'x-nonce': 'second' })).toBe('<script nonce="second">1</script>')
  const { headers } = await http.inject({ url: '/page' })
  expect(headers['content-type']).toContain('text/html')
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
