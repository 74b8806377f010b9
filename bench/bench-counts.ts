import type { Facets } from '#contract/search.ts'
import { createRandom } from '#server/features/demo/random.ts'
import { asker } from './bench-http.ts'
import { timeEach, timingsOf } from './measure.ts'
import { LARGE } from './prepare-databases.ts'
import { atMost, reported, type Figure } from './report.ts'
import { onHost, ORIGIN } from './start-host.ts'

const TIMES = 150
const COUNTS = '/api/v1/cars?facets=true'

/** Time of the total and all facets over HTTP, with a single ad, minus that of a health check. No query is cached. */
export const benchCounts = (url: string, count: number): Promise<Figure[]> => onHost(url, () => measure(count))

async function measure(count: number): Promise<Figure[]> {
  const ask = asker('identity')
  const { facets } = (await (await fetch(ORIGIN + COUNTS)).json()) as { facets: Facets }
  const bare = await timeEach(500, () => ask('/api/health'))
  const all: number[] = []
  const pages: number[] = []
  const figures: Figure[] = [reported('a health check, p50', bare.p50, 'ms')]
  for (const [kind, addressOf] of Object.entries(addressesOf(facets))) {
    const { sorted, p50, p99 } = await timeEach(TIMES, (round) => ask(`${COUNTS}&limit=1&${addressOf(round)}`))
    all.push(...sorted)
    pages.push(...(await timeEach(TIMES / 3, (round) => ask(`${COUNTS}&${addressOf(TIMES * 2 + round)}`))).sorted)
    figures.push(reported(`  ${kind}, p50 (p99 ${(p99 - bare.p50).toFixed(1)} ms)`, p50 - bare.p50, 'ms'))
  }
  const { p50, p99 } = timingsOf(all)
  figures.push(
    atMost('uncached facets of all kinds, minus a health check, p50', p50 - bare.p50, 'ms', count === LARGE ? 10 : 3),
  )
  figures.push(
    atMost('  the same with a page of ads, p50', timingsOf(pages).p50 - bare.p50, 'ms', count === LARGE ? 12 : 6),
  )
  return count === LARGE
    ? [...figures, atMost('uncached facets of all kinds, minus a health check, p99', p99 - bare.p50, 'ms', 40)]
    : figures
}

/** Returns queries by kind. A bound that affects hardly any ad makes each query new. */
function addressesOf(facets: Facets): Record<string, (round: number) => string> {
  const random = createRandom(11)
  const common = (field: 'make' | 'model' | 'city') =>
    facets[field][Math.floor(random.next() ** 3 * facets[field].length)]?.value
  const anew = (round: number) => `mileage_max=${1_900_000 + round}`
  return {
    'a make': (round) => `make=${common('make')}&${anew(round)}`,
    'a make and a city': (round) => `make=${common('make')}&city=${common('city')}&${anew(round)}`,
    'a model and a year': (round) => `model=${common('model')}&year_min=${random.between(2008, 2022)}&${anew(round)}`,
    'a price alone': (round) => `price_min=${20_000 + round}`,
    'six filters': (round) =>
      `make=${common('make')}&city=${common('city')}&body_type=sedan&body_type=suv&year_min=2014&transmission=automatic&price_max=${150_000 + round}`,
    nothing: (round) => `year_max=2004&power_hp_min=${5000 + round}`,
  }
}
