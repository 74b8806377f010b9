import { LRUCache } from 'lru-cache'
import type { Relaxation } from '#contract/cars.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cached } from '#server/platform/cached.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import type { SearchConditions } from './conditions.ts'
import { countAllFacets, type Counted } from './count-all-facets.ts'
import { countRelaxations } from './count-relaxations.ts'
import { findPage, type FoundPage, type PageQuestion } from './find-page.ts'
import { readStatistics } from './statistics.ts'

const COUNTS_FRESH_MS = 60_000
/** Older counts are not shown even while newer ones are being made. */
const COUNTS_SHOWN_MS = 5 * 60_000
const COUNTS_KEPT = 1000
const STATISTICS_FRESH_MS = 10 * 60_000

/** The one way to search; what stands behind it can change without its callers. */
export interface CarSearchEngine {
  /** Right at this moment. */
  page: (conditions: SearchConditions, question: Omit<PageQuestion, 'conditions' | 'now'>) => Promise<FoundPage>
  /**
   * Exact as of a minute ago; after that the old counts stand until the new ones are there, five minutes at most.
   * The same question asked at once by many is counted once.
   */
  count: (conditions: SearchConditions, catalogue: Catalogue) => Promise<Counted>
  /** Which conditions of a search that finds nothing to give up, and for how many cars. */
  relax: (conditions: SearchConditions) => Promise<Relaxation[]>
}

export function createCarSearch(database: Database, clock: Clock): CarSearchEngine {
  const { db } = database
  const statistics = cached(() => readStatistics(db), STATISTICS_FRESH_MS, clock)
  const counts = new LRUCache<
    string,
    Counted & { counted_at: number },
    { conditions: SearchConditions; catalogue: Catalogue }
  >({
    max: COUNTS_KEPT,
    ttl: COUNTS_FRESH_MS,
    perf: { now: () => clock().getTime() },
    allowStale: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const counted_at = clock()
      return {
        ...(await countAllFacets(db, context.catalogue, context.conditions, counted_at)),
        counted_at: counted_at.getTime(),
      }
    },
  })
  return {
    page: async ({ chosen, typed }, question) =>
      findPage(database, await statistics(), { ...question, conditions: [...chosen, ...typed], now: clock() }),
    relax: (conditions) => countRelaxations(db, conditions, clock()),
    count: async (conditions, catalogue) => {
      const key = JSON.stringify(conditions)
      const kept = counts.peek(key, { allowStale: true })
      const is_too_old = kept !== undefined && clock().getTime() - kept.counted_at > COUNTS_SHOWN_MS
      return counts.forceFetch(key, {
        context: { conditions, catalogue },
        forceRefresh: is_too_old,
        allowStale: !is_too_old,
      })
    },
  }
}
