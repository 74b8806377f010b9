import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { cutSlowBodies, patienceLeft, slowClientOptions } from './slow-clients.ts'

const LONG = 300_000
const PATIENT = { checkMs: 10, headersMs: LONG, idleMs: LONG, silentMs: LONG, bodyMs: LONG, bytesPerSecond: 500 }
const REQUEST = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n'

async function givenHost(patience: Partial<typeof PATIENT>): Promise<FastifyInstance> {
  const http = Fastify({ ...slowClientOptions({ ...PATIENT, ...patience }), forceCloseConnections: true })
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', (_request, _body, done) => done(null))
  cutSlowBodies(http, { ...PATIENT, ...patience })
  http.post('/', async ({ raw }) => `got ${(await raw.toArray()).join('')}`)
  await http.listen({ host: '127.0.0.1', port: 0 })
  closeAfterFile(() => http.close())
  return http
}

/** @returns everything received until the connection closes */
function send(http: FastifyInstance, text: string): Promise<string> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  return socket
    .setEncoding('utf8')
    .toArray()
    .then((chunks: string[]) => chunks.join(''))
    .catch(() => '')
}

test.each<[string, Partial<typeof PATIENT>, string]>([
  ['nothing', { headersMs: 50 }, ''],
  ['headers without end', { headersMs: 50 }, REQUEST.slice(0, 30)],
  ['a body without progress', { bodyMs: 50 }, `${REQUEST}12345`],
  ['half a body, then silence', { silentMs: 50 }, `${REQUEST}12345`],
])('a connection that sends %s is closed', async (_what, patience, text) => {
  const http = await givenHost(patience)
  expect(await send(http, text)).not.toContain('200')
})

test('a connection without further requests is closed', async () => {
  const http = await givenHost({ idleMs: 50 })
  expect(await send(http, `${REQUEST}1234567890`)).toContain('got 1234567890')
})

test('the time allowed for a body grows with the bytes received', () => {
  const limits = { bodyMs: 20_000, bytesPerSecond: 500 }
  expect(patienceLeft(limits, 0, 0)).toBe(20_000)
  expect(patienceLeft(limits, 21_000, 499)).toBeLessThan(0)
  expect(patienceLeft(limits, 21_000, 1000)).toBe(1000)
})
