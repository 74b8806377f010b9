import { LRUCache } from 'lru-cache'
import type { Relaxation } from '#contract/search.ts'
import type { PriceCount } from '#domain/search/choose-budgets.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cached } from '#server/platform/cached.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import type { SearchConditions } from './conditions.ts'
import { countAllFacets, type Counted } from './count-all-facets.ts'
import { countPrices } from './count-prices.ts'
import { countRelaxations, type TypedParts } from './count-relaxations.ts'
import { findPage, type FoundPage, type PageQuestion } from './find-page.ts'
import { readStatistics } from './statistics.ts'

const COUNTS_FRESH_MS = 60_000
/** Counts older than this are not served, even while newer ones are computed. */
const COUNTS_SHOWN_MS = 5 * 60_000
const COUNTS_KEPT = 1000
const STATISTICS_FRESH_MS = 10 * 60_000

/** The search engine. Its implementation can be replaced without changing callers. */
export interface CarSearchEngine {
  /** Exact. */
  page: (conditions: SearchConditions, question: Omit<PageQuestion, 'conditions' | 'now'>) => Promise<FoundPage>
  /**
   * At most a minute old; after that, stale counts are served while new ones are computed, for at most five minutes.
   * Concurrent identical queries are computed once.
   */
  count: (conditions: SearchConditions, catalogue: Catalogue) => Promise<Counted>
  /** The same without waiting: null where there is none yet or it is too old. Counts anew where needed. */
  countAtHand: (conditions: SearchConditions, catalogue: Catalogue) => Counted | null
  /** For a search without results: which conditions or words to drop, and how many cars that finds. */
  relax: (conditions: SearchConditions, typed: TypedParts) => Promise<Relaxation[]>
  /** How many cars are on offer at each price, at most a minute old. */
  prices: () => Promise<PriceCount[]>
}

export function createCarSearch(database: Database, clock: Clock): CarSearchEngine {
  const { db } = database
  const statistics = cached(() => readStatistics(db), { freshMs: STATISTICS_FRESH_MS, clock })
  const prices = cached(() => countPrices(db, clock()), { freshMs: COUNTS_FRESH_MS, clock })
  const counts = new LRUCache<
    string,
    Counted & { countedAt: number },
    { conditions: SearchConditions; catalogue: Catalogue }
  >({
    max: COUNTS_KEPT,
    ttl: COUNTS_FRESH_MS,
    perf: { now: () => clock().getTime() },
    allowStale: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const countedAt = clock()
      return {
        ...(await countAllFacets(db, context.catalogue, context.conditions, countedAt)),
        countedAt: countedAt.getTime(),
      }
    },
  })
  const isTooOld = ({ countedAt }: { countedAt: number }) => clock().getTime() - countedAt > COUNTS_SHOWN_MS
  const kept = (conditions: SearchConditions) => counts.peek(JSON.stringify(conditions), { allowStale: true })
  const count: CarSearchEngine['count'] = async (conditions, catalogue) => {
    const last = kept(conditions)
    const mustWait = last !== undefined && isTooOld(last)
    return counts.forceFetch(JSON.stringify(conditions), {
      context: { conditions, catalogue },
      forceRefresh: mustWait,
      allowStale: !mustWait,
    })
  }
  return {
    page: async ({ chosen, typed }, question) =>
      findPage(database, await statistics(), { ...question, conditions: [...chosen, ...typed], now: clock() }),
    relax: (conditions, typed) => countRelaxations(db, conditions, typed, clock()),
    prices,
    count,
    countAtHand: (conditions, catalogue) => {
      const last = kept(conditions)
      // whoever waits for the count is told of its failure
      count(conditions, catalogue).catch(() => {})
      return last && !isTooOld(last) ? last : null
    },
  }
}
