import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CarIndex } from '#server/features/search/car-index/open-car-index.ts'
import { openCarIndex } from '#server/features/search/car-index/open-car-index.ts'
import { conditionsOf, EVERYTHING, type SearchConditions } from '#server/features/search/questions/conditions.ts'
import { feedSearchServer } from '#server/features/search/search-server/feed-search-server.ts'
import { openSearchServer } from '#server/features/search/search-server/open-search-server.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { startSearchServers } from '#server/testing/start-search-servers.ts'
import { findSearchd } from '../scripts/find-searchd.ts'
import { timeEach } from './measure.ts'
import { reported, type Figure } from './report.ts'

const TIMES = 40

/**
 * All counts of searches, by the index in memory and by two search servers on this machine. Only reported, since the
 * servers are those of Debian.
 */
export async function benchSearchServers(url: string): Promise<Figure[]> {
  if (!findSearchd()) {
    console.log('bench: search servers are left out: no searchd (sphinxsearch)')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'search-servers-'))
  const database = openDatabase(url, () => {})
  const report = (error: Error) => console.error('bench: search:', error)
  const servers = await startSearchServers(folder)
  const started = performance.now()
  const shards = servers.map((server) => server.url)
  const feeder = feedSearchServer({ databaseUrl: url, shards, events: database.events, report })
  const server = openSearchServer(database, servers[0].url, report)
  while (!server.isReady()) await wait(100)
  const filledSeconds = (performance.now() - started) / 1000
  const memory = openCarIndex(database.url, database.events, report)
  while (!memory.isReady()) await wait(20)
  const services = createDataServices(database, systemClock)
  const catalogue = await services.catalogue()
  const { makers, cities } = catalogue
  const searched = (round: number): Record<string, SearchConditions> => {
    const make = makers.all[round % 20]!.slug
    const city = cities.all[round % 17]!.slug
    const chosen = (filters: Parameters<typeof conditionsOf>[0]) => ({
      chosen: conditionsOf(filters, catalogue, []),
      typed: [],
    })
    return {
      'nothing chosen': EVERYTHING,
      'a make': chosen({ make: [make] }),
      'a make and a city': chosen({ make: [make], city: [city] }),
      'a make, a city, a body and a price': chosen({
        make: [make],
        city: [city],
        body_type: ['suv'],
        price_max: 90_000,
      }),
    }
  }
  const figures = [reported('from nothing until the servers have all ads', filledSeconds, 's')]
  for (const kind of Object.keys(searched(0))) {
    // without the cache of counts
    const count = (index: CarIndex) => (round: number) =>
      createDataServices(database, systemClock, index).search.count(searched(round)[kind]!, catalogue)
    const [byServers, inMemory] = [await count(server)(0), await count(memory)(0)]
    if (byServers.total !== inMemory.total) throw new Error(`${kind}: ${byServers.total} is not ${inMemory.total}`)
    for (const [name, index] of [
      ['two search servers', server],
      ['in memory', memory],
    ] as const) {
      const { p50, p95 } = await timeEach(TIMES, count(index))
      figures.push(reported(`${kind}, all counts, ${name}, p50`, p50, 'ms'), reported('  the same, p95', p95, 'ms'))
    }
  }
  await Promise.all([feeder.close(), server.close(), memory.close()])
  await Promise.all(servers.map(({ kill }) => kill()))
  await database.close()
  rmSync(folder, { recursive: true })
  return figures
}
