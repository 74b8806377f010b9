import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asker } from './bench-http.ts'
import { cpuOfAll } from './cpu-of.ts'
import { medianOf, timingsOf } from './measure.ts'
import { atLeast, atMost, reported, type Figure } from './report.ts'
import { BROWSER_ENCODINGS } from './start-host.ts'
import { checkOut, startCheckout, type Checkout } from './start-checkout.ts'

const ROOT = new URL('..', import.meta.url).pathname
const CLIENTS = 8
const WORKERS = 2
/** Requests per process. */
const WARM_UP = 480
const BLOCKS = 5
const IN_A_BLOCK = 160

/** Returns a URL that was never requested before: the number `n` differs each time. */
type Address = (n: number) => string

/** Maximum CPU time relative to the other commit. */
const KINDS: Record<string, number> = {
  explore: 1,
  'a car': 0.9,
  'a search by the API with new counts': 0.6,
  home: 1,
}
/** What is compared between several processes and one. */
const OF_WORKERS = 'explore'
/** Minimum throughput of several processes relative to one. */
const LEAST_FASTER = 1.5

interface Side {
  server: Checkout
  workers: number
  addresses: Record<string, Address>
  asked: number
}

/**
 * Compares uncached responses of the working tree with those of an earlier commit, alternating on the same machine, by
 * CPU time with one process; then the throughput of several processes with that of one. Each is started by `npm start`
 * with the same demo ads.
 */
export async function benchAgainst(commit: string, cars: number, folder: string): Promise<Figure[]> {
  const there = checkOut(commit, folder)
  const start = (root: string, port: number, workers: number) => {
    const data = join(folder, `${root === ROOT ? 'here' : commit}-${cars}-ads-schema-${migrationsOf(root)}`)
    mkdirSync(data, { recursive: true })
    return startCheckout(root, { port, data, cars, workers })
  }
  const figures: Figure[] = []
  const server = await start(there, 15_760, 1)
  let one: Pair[] = []
  try {
    const before = await sideOf(server, 1)
    const other = await start(ROOT, 15_761, 1)
    try {
      const now = await sideOf(other, 1)
      for (const [name, most] of Object.entries(KINDS)) {
        const pairs = await compare(name, before, now)
        if (name === OF_WORKERS) one = pairs
        figures.push(...cpuFigures(name, most, pairs))
      }
    } finally {
      await other.stop()
    }
  } finally {
    await server.stop()
  }
  const several = await start(ROOT, 15_761, WORKERS)
  try {
    figures.push(...workerFigures(one, await measure(OF_WORKERS, await sideOf(several, WORKERS))))
    return figures
  } finally {
    await several.stop()
  }
}

const migrationsOf = (root: string): number =>
  readdirSync(join(root, 'server/platform/db/migrations')).filter((file) => file.endsWith('.sql')).length

async function sideOf(server: Checkout, workers: number): Promise<Side> {
  const ids = await carsOf(server.origin, WARM_UP * workers + BLOCKS * IN_A_BLOCK)
  const { facets } = await search(server.origin, 'facets=true&limit=1')
  const makes = facets.make.map(({ value }) => value)
  const cities = facets.city.map(({ value }) => value)
  const filters: Address[] = [
    (n) => `make=${at(makes, n)}&price_min=${1000 + n}`,
    (n) => `make=${at(makes, n)}&city=${at(cities, n)}&price_max=${150_000 + n}`,
    (n) => `price_min=${20_000 + n}&price_max=${90_000 + n}`,
    (n) => `city=${at(cities, n)}&price_max=${80_000 + n}`,
    (n) => `q=camry&price_max=${200_000 + n}`,
    (n) => `make=${at(makes, n)}&price_min=${5000 + n}&sort=price_asc`,
    (n) => `body_type=suv&year_min=2018&mileage_max=${100_000 + n}`,
    (n) => `body_type=sedan&fuel_type=gasoline&transmission=automatic&price_max=${100_000 + n}`,
  ]
  return {
    server,
    workers,
    asked: 0,
    addresses: {
      explore: (n) => `/explore?${at(filters, n)?.(n)}`,
      'a car': (n) => `/car/${at(ids, n)}?n=${n}`,
      home: (n) => `/?n=${n}`,
      'a search by the API with new counts': (n) => `/api/v1/cars?facets=true&limit=24&${at(filters, n)?.(n)}`,
    },
  }
}

const at = <Value>(values: readonly Value[], n: number): Value | undefined => values[n % values.length]

interface Found {
  items: { id: string }[]
  next: string | null
  facets: Record<'make' | 'city', { value: string }[]>
}

/** @param query query string of a search by the API. Early commits have no version in its path. */
async function search(origin: string, query: string): Promise<Found> {
  for (const api of ['/api/v1', '/api']) {
    const response = await fetch(`${origin}${api}/cars?${query}`)
    if (response.ok) return (await response.json()) as Found
  }
  throw new Error(`${origin} has no search`)
}

async function carsOf(origin: string, count: number): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = ''
  while (next !== null && ids.length < count) {
    const page: Found = await search(origin, `limit=60${next && `&after=${next}`}`)
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  return ids
}

interface Block {
  cpu: number
  perSecond: number
  milliseconds: number[]
}

interface Pair {
  before: Block
  now: Block
}

async function compare(name: string, before: Side, now: Side): Promise<Pair[]> {
  for (const side of [before, now]) await ask(side, name, WARM_UP * side.workers)
  const pairs: Pair[] = []
  for (let round = 0; round < BLOCKS; round += 1) {
    pairs.push({ before: await ask(before, name, IN_A_BLOCK), now: await ask(now, name, IN_A_BLOCK) })
  }
  return pairs
}

async function measure(name: string, side: Side): Promise<Block[]> {
  await ask(side, name, WARM_UP * side.workers)
  const blocks: Block[] = []
  for (let round = 0; round < BLOCKS; round += 1) blocks.push(await ask(side, name, IN_A_BLOCK))
  return blocks
}

const median = (pairs: readonly Pair[], value: (pair: Pair) => number) => medianOf(pairs.map(value))

function cpuFigures(name: string, most: number, pairs: readonly Pair[]): Figure[] {
  const relative = median(pairs, ({ before, now }) => now.cpu / before.cpu)
  return [
    reported(
      `${name}: CPU before`,
      median(pairs, ({ before }) => before.cpu),
      'ms',
    ),
    reported(
      `${name}: CPU now`,
      median(pairs, ({ now }) => now.cpu),
      'ms',
    ),
    atMost(`${name}: CPU relative to before`, relative, '×', most),
  ]
}

function workerFigures(one: readonly Pair[], several: readonly Block[]): Figure[] {
  const rateOf = (blocks: readonly Block[]) => medianOf(blocks.map(({ perSecond }) => perSecond))
  const p99Of = (blocks: readonly Block[]) => timingsOf(blocks.flatMap(({ milliseconds }) => milliseconds)).p99
  const alone = one.map(({ now }) => now)
  return [
    reported(`${OF_WORKERS}: throughput of one process, ${CLIENTS} clients`, rateOf(alone), 'req/s'),
    reported(`${OF_WORKERS}: throughput of ${WORKERS} processes`, rateOf(several), 'req/s'),
    atLeast(`${OF_WORKERS}: throughput relative to one process`, rateOf(several) / rateOf(alone), '×', LEAST_FASTER),
    reported(`${OF_WORKERS}: p99 of one process`, p99Of(alone), 'ms'),
    reported(`${OF_WORKERS}: p99 of ${WORKERS} processes`, p99Of(several), 'ms'),
    atMost(`${OF_WORKERS}: p99 relative to one process`, p99Of(several) / p99Of(alone), '×', 1),
  ]
}

async function ask(side: Side, name: string, count: number): Promise<Block> {
  const { origin, pid } = side.server
  const browse = asker(BROWSER_ENCODINGS, origin)
  const milliseconds: number[] = []
  const cpu = cpuOfAll(pid)
  const started = performance.now()
  const last = side.asked + count
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (side.asked < last) {
        side.asked += 1
        const address = side.addresses[name]?.(side.asked) ?? ''
        const since = performance.now()
        await patiently(() => browse(address))
        milliseconds.push(performance.now() - since)
      }
    }),
  )
  return {
    cpu: (cpuOfAll(pid) - cpu) / count,
    perSecond: (count * 1000) / (performance.now() - started),
    milliseconds,
  }
}

/** Retries, since a busy machine may make a server reject requests. */
async function patiently(request: () => Promise<void>): Promise<void> {
  for (let left = 20; ; left -= 1) {
    try {
      return await request()
    } catch (error) {
      if (!left || !String(error).includes('503')) throw error
      await sleep(100)
    }
  }
}
