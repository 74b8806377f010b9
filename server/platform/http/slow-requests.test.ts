import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { logSlowRequests } from './slow-requests.ts'

async function linesOf(milliseconds: number): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const http = Fastify({ logger: { level: 'warn', stream } })
  logSlowRequests(http, milliseconds)
  http.get('/cars', async () => 'cars')
  await http.inject('/cars?q=kia')
  await http.close()
  return lines
}

test('a request that takes as long as the limit is logged with its id and address', async () => {
  expect(await linesOf(0)).toMatchObject([
    { msg: 'Slow request', reqId: 'req-1', req: { method: 'GET', url: '/cars?q=kia' }, statusCode: 200 },
  ])
})

test('a quicker one is not', async () => {
  expect(await linesOf(60_000)).toEqual([])
})
