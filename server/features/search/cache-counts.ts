import { LRUCache } from 'lru-cache'
import type { Facets } from '#contract/search.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { EVERYTHING, type SearchConditions } from './conditions.ts'
import { countAllFacets, countFacet, type CountFacet, type Counted } from './count-all-facets.ts'
import type { CountedCodes } from './facet-codes.ts'

const FRESH_MS = MINUTE_MS
/** Maximum age of counts that are served while newer ones are computed. */
const SHOWN_MS = 5 * MINUTE_MS
const MOST_ENTRIES = 1000
/** Maximum number of cached values with their counts; each takes some hundred bytes. */
const MOST_VALUES = 300_000
const MOST_VALUES_OF_FACETS = 50_000

export interface SearchCounts {
  /**
   * At most a minute old, facets of filtered fields two; after that, stale counts are served while new ones are computed,
   * for at most five minutes. Concurrent identical queries are computed once.
   * @param wanted facets to count, all by default; the others may be without codes
   */
  count: (conditions: SearchConditions, catalogue: Catalogue, wanted?: readonly (keyof Facets)[]) => Promise<Counted>
  /** The same, but synchronous: null if there is no count or it is too old. Computes it again if needed. */
  countAtHand: (conditions: SearchConditions, catalogue: Catalogue) => Counted | null
}

interface Context {
  conditions: SearchConditions
  catalogue: Catalogue
}

/** Caches counts, and single facets for other searches that need them. */
export function cacheCounts(db: Db, clock: Clock): SearchCounts {
  const perf = { now: () => clock().getTime() }
  const counts = new LRUCache<string, Counted & { countedAt: number }, Context>({
    max: MOST_ENTRIES,
    maxSize: MOST_VALUES,
    sizeCalculation: ({ facets }) => Object.values(facets).reduce((sum, { codes }) => sum + codes.length, 1),
    ttl: FRESH_MS,
    perf,
    allowStale: true,
    fetchMethod: async (_key, _stale, { context: { conditions, catalogue } }) => {
      const countedAt = clock()
      const countOther: CountFacet = (others, facet) => facetOf(others, facet, catalogue)
      const counted = await countAllFacets(db, catalogue, conditions, countedAt, countOther)
      return { ...counted, countedAt: countedAt.getTime() }
    },
  })
  const facetsAlone = new LRUCache<string, CountedCodes, Context & { facet: keyof Facets }>({
    max: MOST_ENTRIES,
    maxSize: MOST_VALUES_OF_FACETS,
    sizeCalculation: ({ codes }) => codes.length + 1,
    ttl: FRESH_MS,
    perf,
    fetchMethod: (_key, _stale, { context: { conditions, facet } }) => countFacet(db, conditions, facet, clock()),
  })

  /** Takes the facet from the fresh counts of a search without this filter, if there are any. */
  async function facetOf(
    conditions: SearchConditions,
    facet: keyof Facets,
    catalogue: Catalogue,
  ): Promise<CountedCodes> {
    const key = keyOf(conditions)
    const context = { conditions, catalogue, facet }
    // every search needs the counts of all cars
    const whole =
      key === keyOf(EVERYTHING)
        ? await counts.forceFetch(key, { context, allowStale: false })
        : counts.peek(key, { allowStale: false })
    if (whole) return whole.facets[facet]
    return facetsAlone.forceFetch(JSON.stringify([facet, conditions]), { context })
  }

  const isTooOld = ({ countedAt }: { countedAt: number }) => clock().getTime() - countedAt > SHOWN_MS
  const cachedCounts = (conditions: SearchConditions) => counts.peek(keyOf(conditions), { allowStale: true })
  const count: SearchCounts['count'] = async (conditions, catalogue) => {
    const last = cachedCounts(conditions)
    const mustWait = last !== undefined && isTooOld(last)
    return counts.forceFetch(keyOf(conditions), {
      context: { conditions, catalogue },
      forceRefresh: mustWait,
      allowStale: !mustWait,
    })
  }
  return {
    count,
    countAtHand: (conditions, catalogue) => {
      const last = cachedCounts(conditions)
      // callers that wait for the count receive the error
      count(conditions, catalogue).catch(() => {})
      return last && !isTooOld(last) ? last : null
    },
  }
}

const keyOf = (conditions: SearchConditions): string => JSON.stringify(conditions)
