import { listPricePlaces, writePrices } from '#server/features/prices/public.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { cpuMilliseconds } from './cpu-of.ts'
import { medianOfThree, timeEach } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'
import { BROWSER_ENCODINGS, ORIGIN, startHost } from './start-host.ts'

const PAGES = 1000
const MOST_CPU_MS = 20
const MOST_JOB_S = 60

/** The job that counts prices, and pages of prices that no cache has. */
export async function benchPrices(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  const services = createDataServices(database)
  const seconds = await medianOfThree(async () => {
    const started = performance.now()
    await writePrices(services)
    return (performance.now() - started) / 1000
  })
  const places = await listPricePlaces(services, 100_000)
  await database.close()
  const host = await startHost(url)
  try {
    const every = Math.max(1, Math.floor(places.length / PAGES))
    const paths = places.filter((path, at) => at % every === 0 && path.split('/').length > 3)
    const read = async (path: string) => {
      const response = await fetch(ORIGIN + path, { headers: { 'accept-encoding': BROWSER_ENCODINGS } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
    }
    // those of most ads come first; most are read until the code of the pages is compiled
    const measured = paths.filter((_, at) => at % 3 === 0)
    for (const path of paths.filter((_, at) => at % 3 !== 0)) await read(path)
    const before = cpuMilliseconds(host.process.pid)
    const { p50, p99 } = await timeEach(Math.floor(measured.length * 0.9), (round) =>
      read(measured[round] ?? '/prices'),
    )
    const cpu = (cpuMilliseconds(host.process.pid) - before) / measured.length
    return [
      atMost('the job', seconds, 's', MOST_JOB_S),
      reported('pages', places.length, ''),
      atMost('a page, not cached: CPU', cpu, 'ms', MOST_CPU_MS),
      reported('  p50', p50, 'ms'),
      reported('  p99', p99, 'ms'),
    ]
  } finally {
    await host.stop()
  }
}
