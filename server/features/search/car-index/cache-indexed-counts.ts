import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import type { SearchConditions } from '../conditions.ts'
import { withoutOwnFilter, type Counted } from '../count-all-facets.ts'
import { CODE_NAMES, CODE_OF_FACET, facetsOfCodes, type CodeCounts } from '../facet-codes.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import type { CountQuestion } from './messages.ts'
import type { CarIndex } from './open-car-index.ts'

const FRESH_MS = 1000
/** Maximum age of counts that `countAtHand` returns. */
const SHOWN_MS = 5 * MINUTE_MS
const MOST_ENTRIES = 200

interface IndexedCounts {
  /** At most a second old, and never older than a change by this process. Null if the database has to be queried. */
  count: (conditions: SearchConditions, catalogue: Catalogue) => Promise<Counted | null>
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

  async function countNow(conditions: SearchConditions, catalogue: Catalogue, now: Date): Promise<Counted | null> {
    const others = withoutOwnFilter(conditions, catalogue)
    const questions: CountQuestion[] = [
      { conditions: allOf(conditions), names: CODE_NAMES },
      ...others.map(([facet, rest]) => ({ conditions: allOf(rest), names: [CODE_OF_FACET[facet]] })),
    ]
    const counted = await index.count(questions, now)
    const [whole, ...rest] = counted ?? []
    if (!whole) return null
    compare(questions, now)
    const facets = facetsOfCodes(whole.counts as CodeCounts)
    others.forEach(([facet], at) => {
      const own = rest[at]?.counts[CODE_OF_FACET[facet]]
      if (own) facets[facet] = own
    })
    return { total: whole.total, facets }
  }

  const isOlderThan = (ms: number, at: number) => clock().getTime() - at > ms
  const count: IndexedCounts['count'] = (conditions, catalogue) => {
    const key = JSON.stringify(conditions)
    const last = cache.get(key)
    if (last && last.changes === changes && !isOlderThan(FRESH_MS, last.startedAt)) return last.counting
    const now = clock()
    const next: CacheEntry = {
      counting: countNow(conditions, catalogue, now),
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
