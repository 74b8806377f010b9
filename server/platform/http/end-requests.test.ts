import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endRequestsOnClose } from './end-requests.ts'

const REQUEST = 'GET /later HTTP/1.1\r\nHost: here\r\n\r\n'

async function givenHost(mostMs?: number) {
  const http = Fastify({ return503OnClosing: false })
  const answer = Promise.withResolvers<string>()
  endRequestsOnClose(http, mostMs)
  http.get('/later', () => answer.promise)
  http.get('/endless', (_request, reply) => reply.hijack().raw.write('begun'))
  await http.listen({ host: '127.0.0.1', port: 0 })
  return { http, answer: answer.resolve }
}

async function open(http: FastifyInstance, text: string): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  await new Promise<void>((sent) => socket.write(text || ' ', () => sent()))
  const received = socket
    .setEncoding('utf8')
    .toArray()
    .then((chunks: string[]) => chunks.join(''))
    .catch(() => '')
  return { socket, received }
}

test('closing lets requests under way end, those too that have only just arrived, and closes all other connections', async () => {
  const { http, answer } = await givenHost()
  const hanging = await Promise.all(['', REQUEST.slice(0, 20)].map((text) => open(http, text)))
  const underWay = await Promise.all(Array.from({ length: 30 }, () => open(http, REQUEST)))
  const closed = http.close()
  answer('done')
  await closed
  for (const { received } of underWay) expect(await received).toContain('done')
  for (const { received } of hanging) expect(await received).not.toContain('done')
})

test('closing lets a connection that was accepted before send its first request', async () => {
  const { http, answer } = await givenHost()
  answer('done')
  const { socket, received } = await open(http, REQUEST.slice(0, 20))
  const closed = http.close()
  await expect.poll(() => http.server.listening, { interval: 5 }).toBe(false)
  socket.write(REQUEST.slice(20))
  await closed
  expect(await received).toContain('done')
})

test('closing waits no longer than its limit', async () => {
  const { http } = await givenHost(50)
  const [later, endless] = [await open(http, REQUEST), await open(http, REQUEST.replace('later', 'endless'))]
  await http.close()
  expect(await later.received).toBe('')
  expect(await endless.received).toContain('begun')
})
