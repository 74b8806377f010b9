import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, type Random } from '#server/features/demo/random.ts'
import { hasSharedCache, startSharedCache } from '#server/testing/start-shared-cache.ts'
import { readAds } from './bench-pages.ts'
import { openChanges, whileChanging } from './make-changes.ts'
import { newAddresses } from './new-addresses.ts'
import { atLeast, atMost, reported, type Figure } from './report.ts'
import { sendLoad } from './send-load.ts'
import { PORT, startHost } from './start-host.ts'

const CACHE_PORT = PORT + 1
const CACHE = `http://127.0.0.1:${CACHE_PORT}`
const CLIENTS = 8
const SECONDS = 60
const CHANGES_PER_SECOND = 10
const CARS = 100_000
const ADDRESSES = 20_000
/** Share of requests for cars; the others are for searches. */
const OF_CARS = 0.6
/** More than a run sends. */
const MOST_REQUESTS = 100_000

/**
 * nginx in front of the server, while ads change. Visitors choose among cars and searches by Zipf's law: the n-th most
 * popular one is requested 1/n as often as the first.
 */
export async function benchSharedCache(url: string): Promise<Figure[]> {
  if (!hasSharedCache('nginx')) return []
  const { found, carIds } = await readAds(url, CARS)
  const [shown = '', ...others] = carIds
  const random = createRandom(7)
  const cars = zipf(
    random,
    others.map((id) => `/car/${id}`),
  )
  const searches = zipf(random, newAddresses(found, ADDRESSES, 1))
  const ask = (origin?: string) =>
    sendLoad({
      ...(origin && { origin }),
      paths: Array.from({ length: MOST_REQUESTS }, () => (random.next() < OF_CARS ? cars() : searches())),
      isRepeated: false,
      clients: CLIENTS,
      seconds: SECONDS,
      perSecond: null,
    })

  const folder = mkdtempSync(join(tmpdir(), 'shared-cache-'))
  const host = await startHost(url, { env: { SHARED_CACHES: CACHE, TRUSTED_PROXIES: '127.0.0.1' } })
  const nginx = await startSharedCache('nginx', { folder, port: CACHE_PORT, serverPort: PORT })
  const changes = await openChanges(url, shown)
  const changing = <Result>(work: () => Promise<Result>) =>
    whileChanging({ perSecond: CHANGES_PER_SECOND, make: changes.price }, work)
  try {
    const alone = await changing(() => ask())
    await changing(() => ask(CACHE))
    const { result, made } = await changing(() => ask(CACHE))
    return [
      reported('the server alone', alone.result.perSecond, 'req/s'),
      reported('behind nginx', result.perSecond, 'req/s'),
      atLeast('  relative to the server alone', result.perSecond / alone.result.perSecond, '×', 2.5),
      atMost('  requests that reach the server', (1 - result.cached) * 100, '%', 35),
      reported('  changes made', made, '/s'),
      reported('  p50', result.p50, 'ms'),
      reported('  p99', result.p99, 'ms'),
      reported('  rejected', result.refused * 100, '%'),
    ]
  } finally {
    await changes.close()
    const ended = new Promise((resolve) => nginx.once('close', resolve))
    nginx.kill('SIGTERM')
    await ended
    await host.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Picks values by Zipf's law with the exponent 1, in random order of popularity. */
function zipf<Value>(random: Random, values: readonly Value[]): () => Value {
  const shuffled = values.map((value) => ({ value, at: random.next() })).toSorted((a, b) => a.at - b.at)
  const sums = new Float64Array(values.length)
  let sum = 0
  for (let rank = 0; rank < values.length; rank++) sums[rank] = sum += 1 / (rank + 1)
  return () => {
    const wanted = random.next() * sum
    let [low, high] = [0, values.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    const picked = shuffled[low]
    if (!picked) throw new Error('There is nothing to pick')
    return picked.value
  }
}
