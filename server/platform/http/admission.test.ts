import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitWorkAtOnce } from './admission.ts'

function givenHost({
  waiting = 1,
  waitMs = 60_000,
  instead = '',
}: {
  waiting?: number
  waitMs?: number
  instead?: string
}) {
  const http = Fastify()
  limitWorkAtOnce(http, ({ url }) => url === '/expensive', {
    atOnce: 1,
    waiting,
    waitMs,
    respondInstead: (_request, reply) => {
      if (instead) reply.send(instead)
      return instead !== ''
    },
  })
  http.setErrorHandler((error: Error, _request, reply) => reply.code(503).send(error.message))
  const started: (() => void)[] = []
  http.get('/expensive', () => new Promise<string>((resolve) => started.push(() => resolve('done'))))
  http.get('/cheap', async () => 'cheap')
  const ask = async (url: string) => (await http.inject(url)).body
  return { ask, started }
}

test('one request is processed, the next one waits, further ones fail; cheap requests are always served', async () => {
  const { ask, started } = givenHost({})
  const [first, second, third] = [ask('/expensive'), ask('/expensive'), ask('/expensive')]
  expect(await third).toBe('OVERLOADED')
  expect(await ask('/cheap')).toBe('cheap')
  expect(started.length).toBe(1)
  started[0]?.()
  expect(await first).toBe('done')
  await expect.poll(() => started.length).toBe(2)
  started[1]?.()
  expect(await second).toBe('done')
})

test('a request that waits too long fails and leaves the queue', async () => {
  const { ask, started } = givenHost({ waitMs: 20 })
  const first = ask('/expensive')
  expect(await ask('/expensive')).toBe('OVERLOADED')
  started[0]?.()
  expect(await first).toBe('done')
  const last = ask('/expensive')
  await expect.poll(() => started.length).toBe(2)
  started[1]?.()
  expect(await last).toBe('done')
})

test('no timer outlives a response, since it would keep the objects of the request in memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const http = Fastify()
  limitWorkAtOnce(http, () => true)
  http.get('/expensive', async () => 'done')
  expect((await http.inject('/expensive')).body).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('a request that is not processed may get another response', async () => {
  const { ask, started } = givenHost({ waiting: 0, instead: 'the public page' })
  const first = ask('/expensive')
  expect(await ask('/expensive')).toBe('the public page')
  started[0]?.()
  expect(await first).toBe('done')
})
