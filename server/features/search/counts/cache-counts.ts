import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Facets } from '#contract/search.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { EventChannel } from '#server/platform/events/event-channel.ts'
import type { CountedCars, CountQuestion } from '../car-index/messages.ts'
import type { SearchConditions } from '../questions/conditions.ts'
import { CODE_NAMES, CODE_OF_FACET, facetsOfCodes, type Counted } from '../questions/facet-codes.ts'
import { withoutOwnFilter } from './without-own-filter.ts'

/** Maximum age of counts that `countAtHand` returns. */
const SHOWN_MS = 5 * MINUTE_MS
const MOST_ENTRIES = 200

/** Null if it cannot answer. */
export type CountCars = (questions: readonly CountQuestion[], now: Date) => Promise<CountedCars[] | null>

export interface CachedCounts<Result extends Counted | null> {
  /** @param wanted facets to count, all by default; the others may be without codes */
  count: (conditions: SearchConditions, catalogue: Catalogue, wanted?: readonly (keyof Facets)[]) => Promise<Result>
  /** Synchronous; null if there is no count or it is too old. Counts again if needed. */
  countAtHand: (conditions: SearchConditions, catalogue: Catalogue) => Counted | null
}

interface Options {
  clock: Clock
  freshMs: number
  /** Changes of cars that this process notices make counts stale. */
  events?: EventChannel
}

interface CacheEntry {
  counting: Promise<Counted | null>
  /** The latest count; times are in milliseconds. */
  known: { counted: Counted; at: number } | null
  startedAt: number
  /** The number of change notifications that this process had received. */
  changes: number
}

/** Identical searches share a count. */
export function cacheCounts(countCars: CountCars, { clock, freshMs, events }: Options): CachedCounts<Counted | null> {
  const cache = new LRUCache<string, CacheEntry>({ max: MOST_ENTRIES })
  let changes = 0
  events?.subscribe(({ type }) => {
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
    const counted = await countCars(questions, now)
    const [whole, ...rest] = counted ?? []
    if (!whole) return null
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
    const isFresh = last?.changes === changes && !isOlderThan(freshMs, last.startedAt)
    return isFresh ? last.counting : undefined
  }
  const count: CachedCounts<Counted | null>['count'] = (conditions, catalogue, facets) => {
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
