import type { Facets, Relaxation, TrustCounts } from '#contract/search.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { chooseBudgets, type Budget } from '#domain/search/numbers/choose-budgets.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cached } from '#server/platform/cached.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import { cacheCounts, type CachedCounts, type CountCars } from './counts/cache-counts.ts'
import { compareWithDatabase } from './counts/compare-with-database.ts'
import type { CarIndex } from './car-index/open-car-index.ts'
import { EVERYTHING, type SearchConditions } from './questions/conditions.ts'
import { countCars } from './counts/count-cars.ts'
import { countTrust } from './counts/count-trust.ts'
import { countPrices } from './counts/count-prices.ts'
import {
  countRelaxations,
  countTotalsInDatabase,
  type CountTotals,
  type TypedParts,
} from './counts/count-relaxations.ts'
import type { Counted } from './questions/facet-codes.ts'
import { findPage, type FoundPage, type PageQuestion } from './pages/find-page.ts'
import { readFacets } from './counts/read-facets.ts'
import { readSample, shareIn } from './pages/sample-cars.ts'

const SUMMARY_FRESH_MS = MINUTE_MS
const SAMPLE_FRESH_MS = 10 * MINUTE_MS
/** Counts by the index are cheap; those by the database take up to seconds. */
const INDEXED_FRESH_MS = 1000
const COUNTED_FRESH_MS = MINUTE_MS
/** The same age as counts, since the expiry of an ad publishes no event. */
const NEWEST_FRESH_MS = 1000

/** The search engine. Its implementation can be replaced without changing callers. */
export interface CarSearchEngine extends CachedCounts<Counted> {
  /** Exact. */
  page: (conditions: SearchConditions, question: Omit<PageQuestion, 'conditions' | 'now'>) => Promise<FoundPage>
  /** All values that at least one car has. */
  facets: (catalogue: Catalogue) => Promise<Facets>
  /** For a search without results: conditions or words to leave out, and the number of cars without them. */
  relax: (conditions: SearchConditions, typed: TypedParts) => Promise<Relaxation[]>
  /** Price ranges of the cars on offer, at most a minute old. */
  budgets: () => Promise<Budget[]>
  /** What buyers can rely on, at most a minute old. */
  trust: () => Promise<TrustCounts>
  /** The same engine, with pages that are read from elsewhere. Whatever it keeps is shared, and read from where it was. */
  readingFrom: (database: Pick<Database, 'db' | 'prepared'>) => CarSearchEngine
}

/** @param index optional; without it the database answers all queries */
export function createCarSearch(database: Database, clock: Clock, index: CarIndex | null = null): CarSearchEngine {
  const { db, events } = database
  const sample = cached(() => readSample(db), { freshMs: SAMPLE_FRESH_MS, clock })
  const budgets = cached(async () => chooseBudgets(await countPrices(db, clock())), {
    freshMs: SUMMARY_FRESH_MS,
    clock,
  })
  const trust = cached(() => countTrust(db, clock()), { freshMs: SUMMARY_FRESH_MS, clock })
  const countInDatabase = async (questions: Parameters<CountCars>[0], now: Date) => {
    const counted = []
    for (const question of questions) counted.push(await countCars(db, question, now))
    return counted
  }
  const counts = cacheCounts(countInDatabase, { clock, freshMs: COUNTED_FRESH_MS }) as CachedCounts<Counted>
  const compare = index && compareWithDatabase(index, db)
  const countInIndex: CountCars = async (questions, now) => {
    const counted = (await index?.count(questions, now)) ?? null
    if (counted) compare?.(questions, now)
    return counted
  }
  const indexed = index && cacheCounts(countInIndex, { clock, freshMs: INDEXED_FRESH_MS, events })
  const totalsInDatabase = countTotalsInDatabase(db)
  const countTotals: CountTotals = async (lists, now) => {
    const questions = lists.map((conditions) => ({ conditions, names: [] }))
    const counted = await index?.count(questions, now)
    return counted?.map(({ total }) => total) ?? totalsInDatabase(lists, now)
  }
  const count: CarSearchEngine['count'] = async (...asked) => (await indexed?.count(...asked)) ?? counts.count(...asked)
  const pageFrom =
    (from: Pick<Database, 'db' | 'prepared'>): CarSearchEngine['page'] =>
    async ({ chosen, typed }, question) => {
      const asked = { ...question, conditions: [...chosen, ...typed], now: clock() }
      return findPage(from, shareIn(await sample()), asked, index)
    }
  const page = pageFrom(database)
  /** Caches the first page of all cars by its length, for home and explore. */
  const newest = new Map<number, () => Promise<FoundPage>>()
  function newestPage(limit: number): Promise<FoundPage> {
    const known =
      newest.get(limit) ??
      cached(() => page(EVERYTHING, { sort: 'newest', after: null, limit }), {
        freshMs: NEWEST_FRESH_MS,
        clock,
        dropOn: { events, types: ['cars_changed'] },
      })
    newest.set(limit, known)
    return known()
  }
  const engineFrom = (others: CarSearchEngine['page']): CarSearchEngine => ({
    page: (conditions, question) => {
      const isNewest = question.sort === 'newest' && !question.after
      const isOfAll = !conditions.chosen.length && !conditions.typed.length
      return isNewest && isOfAll ? newestPage(question.limit) : others(conditions, question)
    },
    readingFrom: (from) => engineFrom(pageFrom(from)),
    count,
    facets: async (catalogue) => readFacets((await count(EVERYTHING, catalogue)).facets, catalogue),
    countAtHand: (...asked) => (index?.isReady() && indexed ? indexed : counts).countAtHand(...asked),
    relax: (conditions, typed) => countRelaxations(countTotals, conditions, typed, clock()),
    budgets,
    trust,
  })
  return engineFrom(page)
}
