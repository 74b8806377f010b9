// Sends requests from a process of its own, to separate its CPU time from that of the host.
import { Agent, get, type IncomingMessage } from 'node:http'
import type { Load, LoadQuestion } from './send-load.ts'
import { timingsOf } from './measure.ts'
import { BROWSER_ENCODINGS, ORIGIN } from './start-host.ts'

const agent = new Agent({ keepAlive: true })
const CACHED = /; hit|; collapsed/
const CACHED_IN_FRONT = /HIT|STALE|UPDATING/

process.once('message', (question: LoadQuestion) => void report(question))

async function report(question: LoadQuestion): Promise<void> {
  const load = await send(question)
  process.send?.(load)
  process.disconnect()
}

async function send({ origin = ORIGIN, paths, isRepeated, clients, seconds, perSecond }: LoadQuestion): Promise<Load> {
  let next = 0
  let cached = 0
  let refused = 0
  const milliseconds: number[] = []
  const started = performance.now()
  const cpu = process.cpuUsage()
  const hasTime = () => performance.now() - started < seconds * 1000

  async function askNext(since: number): Promise<void> {
    const path = paths[isRepeated ? next++ % paths.length : next++]
    if (path === undefined) throw new Error(`${paths.length} paths were not sufficient`)
    const answer = await ask(origin + path)
    milliseconds.push(performance.now() - since)
    if (answer.isCached) cached += 1
    if (answer.status !== 200) refused += 1
  }

  if (perSecond === null) {
    const client = async () => {
      while (hasTime()) await askNext(performance.now())
    }
    await Promise.all(Array.from({ length: clients }, client))
  } else {
    const asked: Promise<void>[] = []
    // open loop: arrivals do not wait for earlier responses, and latency counts from the arrival
    for (let arrival = started; hasTime(); arrival += 1000 / perSecond) {
      const wait = arrival - performance.now()
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
      asked.push(askNext(arrival))
    }
    await Promise.all(asked)
  }

  const took = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  const { p50, p99 } = timingsOf(milliseconds)
  return {
    perSecond: ((milliseconds.length - refused) * 1000) / took,
    p50,
    p99,
    cached: cached / milliseconds.length,
    refused: refused / milliseconds.length,
    cpu: (user + system) / 1000 / took,
  }
}

function ask(url: string): Promise<{ status: number; isCached: boolean }> {
  return new Promise((resolve, reject) => {
    const answer = (response: IncomingMessage) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          isCached: url.startsWith(ORIGIN)
            ? CACHED.test(String(response.headers['cache-status']))
            : CACHED_IN_FRONT.test(String(response.headers['x-cache-status'])),
        }),
      )
    }
    const headers = { 'accept-encoding': BROWSER_ENCODINGS, cookie: 'preferred-language=ar' }
    get(url, { agent, headers }, answer).once('error', reject)
  })
}
