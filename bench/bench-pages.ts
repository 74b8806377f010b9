import { desc, eq } from 'drizzle-orm'
import { searchCars } from '#server/features/search/search-cars.ts'
import { CarSearch } from '#contract/search.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { createDataServices } from '#server/services.ts'
import { openChanges, whileChanging, type MakeChange } from './make-changes.ts'
import { newAddresses } from './new-addresses.ts'
import { atLeast, atMost, reported, type Figure } from './report.ts'
import { sendLoad, type Load } from './send-load.ts'
import { startHost } from './start-host.ts'
import type { Found } from './search-questions.ts'

const CLIENTS = 8
const SECONDS = 6
const WARM_UP_SECONDS = 3
const ADDRESSES = 20_000
const CARS = 5000
/** Share of the maximum throughput at which requests arrive in the open-loop test. */
const OPEN_SHARE = 0.5

/** Pages rendered for the first time and pages requested by many, with and without concurrent changes. */
export async function benchPages(url: string): Promise<Figure[]> {
  const { found, carIds } = await readAds(url)
  const [shown = '', ...others] = carIds
  const addresses = newAddresses(found, ADDRESSES, Date.now())
  const host = await startHost(url)
  const changes = await openChanges(url, shown)
  const kinds = [changes.price, changes.view, changes.heart]
  const make: MakeChange = async (round) => kinds[round % kinds.length]?.(round)
  const under = (perSecond: number, work: () => Promise<Load>) => whileChanging({ perSecond, make }, work)
  const explore = (seconds = SECONDS, perSecond: number | null = null) =>
    sendLoad({ paths: takeFrom(addresses, 4000), isRepeated: false, clients: CLIENTS, seconds, perSecond })
  try {
    await explore(WARM_UP_SECONDS)
    const quiet = await explore()
    const figures = [...rendered('explore, not cached', quiet)]
    for (const perSecond of [10, 50]) {
      const { result, made } = await under(perSecond, explore)
      figures.push(
        ...rendered(`explore, not cached, ${perSecond} changes a second`, result),
        atLeast('  relative to no changes', result.perSecond / quiet.perSecond, '×', 0.8),
        atLeast('  share of the intended changes made', made / perSecond, '×', 0.9),
      )
    }
    const open = await explore(SECONDS, quiet.perSecond * OPEN_SHARE)
    figures.push(...rendered('explore, not cached, open loop at half the throughput', open))
    const anotherCar = await sendLoad({
      paths: others.map((id) => `/car/${id}`),
      isRepeated: false,
      clients: CLIENTS,
      seconds: SECONDS,
      perSecond: null,
    })
    figures.push(...rendered('a car, not cached', anotherCar))
    for (const perSecond of [0, 10, 50]) {
      const asked = () =>
        sendLoad({ paths: ['/explore'], isRepeated: true, clients: CLIENTS, seconds: SECONDS, perSecond: null })
      const { result } = await under(perSecond, asked)
      figures.push(
        atLeast(`explore, cached, ${perSecond} changes a second`, result.perSecond, 'req/s', 2000),
        ...details(result),
      )
    }
    return figures
  } finally {
    await changes.close()
    await host.stop()
  }
}

function rendered(name: string, load: Load): Figure[] {
  return [
    reported(name, load.perSecond, 'req/s'),
    ...details(load),
    atMost('  cached responses', load.cached * 100, '%', 0),
  ]
}

function details({ p50, p99, refused, cpu }: Load): Figure[] {
  return [
    reported('  p50', p50, 'ms'),
    reported('  p99', p99, 'ms'),
    atMost('  rejected', refused * 100, '%', 0),
    reported(cpu > 0.9 ? '  the client, which is the bottleneck' : '  the client', cpu, 'cores'),
  ]
}

function takeFrom(addresses: string[], count: number): string[] {
  return addresses.splice(0, count)
}

/** Values of filters, and the newest ads. */
export async function readAds(url: string, most = CARS): Promise<{ found: Found; carIds: string[] }> {
  const database = openDatabase(url, () => {})
  const { facets } = await searchCars(createDataServices(database), CarSearch.parse({ facets: true }))
  const ads = await database.db
    .select({ id: cars.id })
    .from(cars)
    .where(eq(cars.status, 'active'))
    .orderBy(desc(cars.key))
    .limit(most)
  await database.close()
  const values = (field: 'make' | 'model' | 'city' | 'region') => facets?.[field].map(({ value }) => value) ?? []
  return {
    found: { makes: values('make'), models: values('model'), cities: values('city'), regions: values('region') },
    carIds: ads.map(({ id }) => id),
  }
}
