import { Agent, get, type IncomingMessage } from 'node:http'
import { medianOfThree, timeEach, timingsOf, type Timings } from './measure.ts'
import { LARGE } from './prepare-databases.ts'
import { atLeast, atMost, reported, type Figure } from './report.ts'
import { onHost, ORIGIN } from './start-host.ts'

const CLIENTS = 8
const SECONDS = 4

const CACHED = [
  '/api/v1/cars?facets=true',
  '/api/v1/cars?facets=true&make=toyota',
  '/api/v1/cars?facets=true&body_type=suv&sort=price_asc',
  '/api/v1/cars?facets=true&make=hyundai&year_min=2018',
]
/** Requests to the host in its own process, relative to a lookup through the same host (Bh) in the same run. */
export const benchHttp = (url: string, count: number): Promise<Figure[]> => onHost(url, () => measure(count))

async function measure(count: number): Promise<Figure[]> {
  const ask = asker('identity')
  const lookup = () => ask(`/bench/lookup?key=${1 + Math.floor(Math.random() * count)}`)
  await timeEach(1000, lookup)
  const base = await medianOfThree(async () => (await timeEach(1500, lookup)).p50)
  for (const address of CACHED) await ask(address)
  const cached = await timeEach(600, (round) => ask(CACHED[round % CACHED.length] ?? ''))
  const cold = await timeEach(30, (round) =>
    ask(`/api/v1/cars?facets=true&price_min=${1000 + round}&make=toyota&sort=price_asc`),
  )
  const widest = await timeEach(10, (round) => ask(`/api/v1/cars?facets=true&price_min=${500 + round}`))

  const baseRate = await rate(lookup)
  const cachedRate = await rate((round) => ask(CACHED[round % CACHED.length] ?? ''))
  return [
    reported('Bh: a lookup through the host, p50', base, 'ms'),
    atMost('search with all facets, cached, p50', cached.p50 / base, 'Bh', 4),
    count === LARGE
      ? reported('search with all facets, not cached, p50', cold.p50 / base, 'Bh')
      : atMost('search with all facets, not cached, p50', cold.p50 / base, 'Bh', 200),
    reported('the widest search with all facets, not cached, p50', widest.p50, 'ms'),
    reported('the lookup, 8 clients', baseRate.perSecond, 'req/s'),
    atLeast('cached search, 8 clients, relative to the lookup', cachedRate.perSecond / baseRate.perSecond, '×', 0.4),
  ]
}

/**
 * Sends requests on keep-alive connections.
 * @param encoding value of `Accept-Encoding`: browsers accept compression, API clients do not
 */
export function asker(encoding: string, origin = ORIGIN): (path: string) => Promise<void> {
  const agent = new Agent({ keepAlive: true })
  return (path) =>
    new Promise((resolve, reject) => {
      const answer = (response: IncomingMessage) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} ${path}`)),
        )
      }
      get(
        origin + path,
        { agent, headers: { 'accept-encoding': encoding, cookie: 'preferred-language=ar' } },
        answer,
      ).once('error', reject)
    })
}

async function rate(ask: (round: number) => Promise<void>): Promise<{ perSecond: number; timings: Timings }> {
  const started = performance.now()
  const milliseconds: number[] = []
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let round = client; performance.now() - started < SECONDS * 1000; round += 1) {
        const asked = performance.now()
        await ask(round)
        milliseconds.push(performance.now() - asked)
      }
    }),
  )
  return { perSecond: (milliseconds.length * 1000) / (performance.now() - started), timings: timingsOf(milliseconds) }
}
