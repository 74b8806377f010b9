import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Facets } from '#contract/search.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import type { SearchConditions } from '../conditions.ts'
import { withoutOwnFilter, type Counted } from '../count-all-facets.ts'
import { CODE_NAMES, CODE_OF_FACET, facetsOfCodes } from '../facet-codes.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import type { CountQuestion } from './messages.ts'
import type { CarIndex } from './open-car-index.ts'

const FRESH_MS = 1000
/** Maximum age of counts that `countAtHand` returns. */
const SHOWN_MS = 5 * MINUTE_MS
const MOST_ENTRIES = 200

interface IndexedCounts {
  /**
   * At most a second old, and never older than a change by this process. Null if the database has to be queried.
   * @param wanted facets to count, all by default; the others may be without codes
   */
  count: (
    conditions: SearchConditions,
    catalogue: Catalogue,
    wanted?: readonly (keyof Facets)[],
  ) => Promise<Counted | null>
  /** Synchronous; null if there is no count or it is too old. Counts again if needed. */
  countAtHand: (conditions: SearchConditions, catalogue: Catalogue) => Counted | null
}

interface CacheEntry {
  counting: Promise<Counted | null>
  /** The latest count; times are in milliseconds. */
  known: { counted: Counted; at: number } | null
  startedAt: number
  /** The number of change notifications that this process had received. */
  changes: number
}

/** Identical searches share a count until something changes. */
export function cacheIndexedCounts(index: CarIndex, { db, events }: Database, clock: Clock): IndexedCounts {
  const cache = new LRUCache<string, CacheEntry>({ max: MOST_ENTRIES })
  const compare = compareWithDatabase(index, db)
  let changes = 0
  events.subscribe(({ type }) => {
    if (type === 'cars_changed' || type === 'events_missed') changes++
  })

  async function countNow(
    conditions: SearchConditions,
    catalogue: Catalogue,
    now: Date,
    wanted: readonly (keyof Facets)[] | undefined,
  ): Promise<Counted | null> {
    const others = withoutOwnFilter(conditions, catalogue).filter(([facet]) => wanted?.includes(facet) ?? true)
    const names = wanted ? [...new Set(wanted.map((facet) => CODE_OF_FACET[facet]))] : CODE_NAMES
    const questions: CountQuestion[] = [
      { conditions: allOf(conditions), names },
      ...others.map(([facet, rest]) => ({ conditions: allOf(rest), names: [CODE_OF_FACET[facet]] })),
    ]
    const counted = await index.count(questions, now)
    const [whole, ...rest] = counted ?? []
    if (!whole) return null
    compare(questions, now)
    const facets = facetsOfCodes(whole.counts)
    others.forEach(([facet], at) => {
      const own = rest[at]?.counts[CODE_OF_FACET[facet]]
      if (own) facets[facet] = own
    })
    return { total: whole.total, facets }
  }

  const isOlderThan = (ms: number, at: number) => clock().getTime() - at > ms
  function freshCount(key: string): Promise<Counted | null> | undefined {
    const last = cache.get(key)
    const isFresh = last?.changes === changes && !isOlderThan(FRESH_MS, last.startedAt)
    return isFresh ? last.counting : undefined
  }
  const count: IndexedCounts['count'] = (conditions, catalogue, facets) => {
    // every search needs the counts of all cars
    const wanted = allOf(conditions).length > 0 ? facets : undefined
    const whole = JSON.stringify(conditions)
    const key = wanted ? JSON.stringify([conditions, wanted.toSorted()]) : whole
    const fresh = freshCount(whole) ?? freshCount(key)
    if (fresh) return fresh
    const now = clock()
    const last = cache.get(key)
    const next: CacheEntry = {
      counting: countNow(conditions, catalogue, now, wanted),
      known: last?.known ?? null,
      startedAt: now.getTime(),
      changes,
    }
    cache.set(key, next)
    next.counting.then(
      (counted) => (counted ? (next.known = { counted, at: next.startedAt }) : cache.delete(key)),
      () => cache.delete(key),
    )
    return next.counting
  }
  return {
    count,
    countAtHand: (conditions, catalogue) => {
      count(conditions, catalogue).catch(() => {})
      const known = cache.get(JSON.stringify(conditions))?.known
      return known && !isOlderThan(SHOWN_MS, known.at) ? known.counted : null
    },
  }
}

const allOf = ({ chosen, typed }: SearchConditions) => [...chosen, ...typed]
