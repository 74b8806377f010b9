import type { Facets, Relaxation } from '#contract/search.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { chooseBudgets, type Budget } from '#domain/search/numbers/choose-budgets.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cached } from '#server/platform/cached.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import { cacheIndexedCounts } from './car-index/cache-indexed-counts.ts'
import type { CarIndex } from './car-index/open-car-index.ts'
import { EVERYTHING, type SearchConditions } from './conditions.ts'
import { countPrices } from './count-prices.ts'
import { countRelaxations, countTotalsInDatabase, type CountTotals, type TypedParts } from './count-relaxations.ts'
import { cacheCounts, type SearchCounts } from './cache-counts.ts'
import { findPage, type FoundPage, type PageQuestion } from './find-page.ts'
import { readFacets } from './read-facets.ts'
import { readStatistics } from './statistics.ts'

const BUDGETS_FRESH_MS = MINUTE_MS
const STATISTICS_FRESH_MS = 10 * MINUTE_MS
/** The same age as counts, since the expiry of an ad publishes no event. */
const NEWEST_FRESH_MS = 1000

/** The search engine. Its implementation can be replaced without changing callers. */
export interface CarSearchEngine extends SearchCounts {
  /** Exact. */
  page: (conditions: SearchConditions, question: Omit<PageQuestion, 'conditions' | 'now'>) => Promise<FoundPage>
  /** All values that at least one car has. */
  facets: (catalogue: Catalogue) => Promise<Facets>
  /** For a search without results: conditions or words to leave out, and the number of cars without them. */
  relax: (conditions: SearchConditions, typed: TypedParts) => Promise<Relaxation[]>
  /** Price ranges of the cars on offer, at most a minute old. */
  budgets: () => Promise<Budget[]>
}

/** @param index optional; without it the database answers all queries */
export function createCarSearch(database: Database, clock: Clock, index: CarIndex | null = null): CarSearchEngine {
  const { db, events } = database
  const statistics = cached(() => readStatistics(db), { freshMs: STATISTICS_FRESH_MS, clock })
  const budgets = cached(async () => chooseBudgets(await countPrices(db, clock())), {
    freshMs: BUDGETS_FRESH_MS,
    clock,
  })
  const counts = cacheCounts(db, clock)
  const indexed = index && cacheIndexedCounts(index, database, clock)
  const totalsInDatabase = countTotalsInDatabase(db)
  const countTotals: CountTotals = async (lists, now) => {
    const questions = lists.map((conditions) => ({ conditions, names: [] }))
    const counted = await index?.count(questions, now)
    return counted?.map(({ total }) => total) ?? totalsInDatabase(lists, now)
  }
  const count: CarSearchEngine['count'] = async (...asked) => (await indexed?.count(...asked)) ?? counts.count(...asked)
  const page: CarSearchEngine['page'] = async ({ chosen, typed }, question) => {
    const asked = { ...question, conditions: [...chosen, ...typed], now: clock() }
    return findPage(database, await statistics(), asked, index)
  }
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
  return {
    page: (conditions, question) => {
      const isNewest = question.sort === 'newest' && !question.after
      const isOfAll = !conditions.chosen.length && !conditions.typed.length
      return isNewest && isOfAll ? newestPage(question.limit) : page(conditions, question)
    },
    count,
    facets: async (catalogue) => readFacets((await count(EVERYTHING, catalogue)).facets, catalogue),
    countAtHand: (...asked) => (index?.isReady() && indexed ? indexed : counts).countAtHand(...asked),
    relax: (conditions, typed) => countRelaxations(countTotals, conditions, typed, clock()),
    budgets,
  }
}
