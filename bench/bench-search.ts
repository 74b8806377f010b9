import { setTimeout as wait } from 'node:timers/promises'
import { CarSearch, type CarSearchInput } from '#contract/search.ts'
import { normaliseText } from '#domain/text/normalise-text.ts'
import { DAY_MS } from '#domain/durations.ts'
import { searchCars } from '#server/features/search/search-cars.ts'
import { suggestCars } from '#server/features/search/suggest-cars.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { DataServices } from '#server/context.ts'
import { openCarIndex } from '#server/features/search/car-index/open-car-index.ts'
import { openDatabase, type Database } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { medianOfThree, timeEach, timingsOf } from './measure.ts'
import { SMALL } from './prepare-databases.ts'
import { atMost, reported, type Figure } from './report.ts'
import { everySorted, questionsOf } from './search-questions.ts'

/** Times in milliseconds that depend on the number of ads. */
export interface Grown {
  'first page': number
  depth: number
  text: number
  suggestion: number
  'slowest kind': number
}

/** Queries with words that are not filters: common, rare, and absent from all ads. */
const RANKING = ['كامري فتحة', 'تويوتا بصمة شاشة', 'suv panorama', 'النترا زجاج مظلل', 'white sedan spotless bargain']

/** Words that only descriptions have, which are the whole query. */
const DESCRIBING = ['كاميرا فتحة جلد', 'final price', 'family quietly']

/**
 * Search without HTTP on the in-memory index, relative to a prepared read of one row by primary key (Bs) in the same
 * run.
 */
export async function benchSearch(url: string, count: number): Promise<{ figures: Figure[]; grown: Grown }> {
  const database = openDatabase(url, () => {})
  const started = performance.now()
  const index = openCarIndex(database.url, database.events, (error) => console.error('bench: index:', error))
  while (!index.isReady()) await wait(20)
  const readySeconds = (performance.now() - started) / 1000
  const services = createDataServices(database, systemClock, index)
  const search = (input: CarSearchInput) => searchCars(services, CarSearch.parse(input))
  const { facets } = await search({ facets: true })
  const values = (field: 'make' | 'model' | 'city' | 'region') => facets?.[field].map(({ value }) => value) ?? []
  const questions = questionsOf({
    makes: values('make'),
    models: values('model'),
    cities: values('city'),
    regions: values('region'),
  })
  // warms the database cache for the base and the searches
  await database.pool.query('select count(ad_title_ar), count(key) from cars')

  const lookup = () =>
    timeEach(2000, () =>
      database.pool.query({
        name: 'lookup',
        text: 'select * from searchable_cars where car_key = $1',
        values: [1 + Math.floor(Math.random() * count)],
      }),
    )
  await lookup()
  const measureBase = () => medianOfThree(async () => (await lookup()).p50)
  const base = await measureBase()
  const figures: Figure[] = [
    reported('Bs: one row by its primary key, p50', base, 'ms'),
    atMost('indexes of the search rows, relative to the rows', await indexShare(database), '×', 2),
  ]
  // a process is ready a second later than its index would be alone
  const limits = count === SMALL ? { mix: 5, kind: 25, ready: 1.5 } : { mix: 10, kind: 80, ready: 4 }
  figures.push(atMost('from the start of the index until it answers', readySeconds, 's', limits.ready))

  const all: number[] = []
  const kinds: Figure[] = []
  for (const [kind, ask] of Object.entries(questions.typical)) {
    const { sorted, p50, p99 } = await timeEach(300, () => search(ask()))
    all.push(...sorted)
    kinds.push(atMost(`  ${kind}, p50 (p99 ${(p99 / base).toFixed(0)} Bs)`, p50 / base, 'Bs', limits.kind))
  }
  const mix = timingsOf(all)
  figures.push(atMost('a page without facets, all kinds, p50', mix.p50 / base, 'Bs', limits.mix), ...kinds)
  figures.push(reported('a page without facets, all kinds, p99', mix.p99 / base, 'Bs'))
  for (const [kind, ask] of Object.entries(questions.traps)) {
    const { p50, p99 } = await timeEach(60, () => search(ask()))
    figures.push(atMost(`  trap: ${kind}, p99 (p50 ${(p50 / base).toFixed(0)} Bs)`, p99 / base, 'Bs', 250))
  }

  // measures the base again, since the traps take minutes in which the speed of a shared machine may change
  const baseNow = await measureBase()
  const first = await timeEach(1500, () => search({}))
  const depth = await benchDepth(services, search)
  figures.push(atMost('a page at any depth, p50', depth.p50 / baseNow, 'Bs', 3))
  const texts: number[] = []
  for (const q of Object.keys(questions.texts)) texts.push(...(await timeEach(100, () => search({ q }))).sorted)
  const text = timingsOf(texts)
  figures.push(atMost('understood text, including typing errors, p50', text.p50 / baseNow, 'Bs', 25))
  const ranking: number[] = []
  for (const q of RANKING) ranking.push(...(await timeEach(60, () => search({ q }))).sorted)
  figures.push(atMost('text with words that only rank, p50', timingsOf(ranking).p50 / baseNow, 'Bs', 25))
  const words = await timeEach(90, (round) => search({ q: DESCRIBING[round % DESCRIBING.length] ?? '', facets: true }))
  figures.push(
    atMost('text with words found only in ads, p50', words.p50, 'ms', 40),
    atMost('  the same, p99', words.p99, 'ms', 150),
  )
  const typed = ['t', 'to', 'كام', 'لاند', 'hyu', 'الر', 'toyta', 'g']
  const suggestion = await timeEach(2000, (round) => suggestCars(services, { q: typed[round % 8] ?? '', limit: 8 }))
  figures.push(atMost('a suggestion, p50', suggestion.p50 / baseNow, 'Bs', 2))

  const long = 'تُويوتا كامرى ٢٠٢٢، LX570 '.repeat(4000)
  const normalised = await timeEach(20, async () => normaliseText(long))
  figures.push(atMost('a text of 100,000 characters normalised, p50', normalised.p50, 'ms', 500))

  if (facets) {
    const sorted = everySorted(facets)
    const indexed = await benchSorted(services, sorted)
    const inDatabase = await benchSorted(createDataServices(database), sorted)
    figures.push(
      atMost('every body, region, tag and exclusion in every order, p99', indexed.p99 / baseNow, 'Bs', 250),
      reported('  the same, p50', indexed.p50 / baseNow, 'Bs'),
      reported('  the same without the index, p99', inDatabase.p99 / baseNow, 'Bs'),
    )
  }

  await index.close()
  await database.close()
  const slowest = Math.max(...kinds.map(({ value }) => value)) * base
  const grown = {
    'first page': first.p50,
    depth: depth.p50,
    text: text.p50,
    suggestion: suggestion.p50,
    'slowest kind': slowest,
  }
  return { figures, grown }
}

async function indexShare({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ share: number }>(
    `select pg_indexes_size('searchable_cars')::float / pg_relation_size('searchable_cars') as share`,
  )
  return rows[0]?.share ?? 0
}

const benchSorted = (services: DataServices, questions: readonly CarSearchInput[]) =>
  timeEach(questions.length, (round) =>
    searchCars(services, CarSearch.parse(questions[round % questions.length] ?? {})),
  )

/** Pages at cursors across the whole list. */
async function benchDepth(services: DataServices, search: (input: CarSearchInput) => Promise<{ next: string | null }>) {
  const cursors: string[] = []
  const now = services.clock().getTime()
  for (let day = 1; day < 25; day += 1) cursors.push(`${(now - day * DAY_MS).toString(36)}_1`)
  return timeEach(1500, (round) => search({ after: cursors[round % cursors.length] ?? '' }))
}
