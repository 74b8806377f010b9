import type { Suggestion } from '#contract/search.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import type { TermKind } from '#domain/search/vocabulary/vocabulary-term.ts'
import { readStored, RECENT_SEARCHES_KEY, writeStored } from '#web/platform/device/stored-cache.ts'

/** A search text or a chosen suggestion. */
export type RecentSearch = { q: string } | Suggestion

const MOST = 5

/** Recent searches on this device, latest first. They are never sent to the server. */
export function recentSearches(): RecentSearch[] {
  const stored = readStored(RECENT_SEARCHES_KEY)
  return Array.isArray(stored) ? stored.flatMap((one) => readRecent(one) ?? []).slice(0, MOST) : []
}

export function rememberSearch(search: RecentSearch): void {
  write([search, ...withoutSearch(search)])
}

/** @returns the remaining searches */
export function removeSearch(search: RecentSearch): RecentSearch[] {
  const others = withoutSearch(search)
  write(others)
  return others
}

/** An id that is the same for equal searches. */
export const idOf = (search: RecentSearch): string =>
  'q' in search ? search.q : `${search.kind} ${search.value} ${search.rest}`

const withoutSearch = (search: RecentSearch): RecentSearch[] =>
  recentSearches().filter((one) => idOf(one) !== idOf(search))

const write = (searches: readonly RecentSearch[]): void =>
  writeStored({ [RECENT_SEARCHES_KEY]: searches.slice(0, MOST) })

/** Null for an unknown format. */
function readRecent(stored: unknown): RecentSearch | null {
  const { q, kind, value, parent, rest, ...names } = Object(stored) as Record<string, unknown>
  if (typeof q === 'string') return plainQuery(q) ? { q: plainQuery(q) } : null
  const known = LIST_FILTERS.find(({ name }) => name === kind)?.name as TermKind | undefined
  if (!known || typeof value !== 'string') return null
  const text = (one: unknown) => (typeof one === 'string' ? one : null)
  return {
    kind: known,
    value,
    parent: text(parent),
    name_ar: text(names['name_ar']),
    name_en: text(names['name_en']),
    parent_name_ar: text(names['parent_name_ar']),
    parent_name_en: text(names['parent_name_en']),
    // the stored count is outdated
    count: null,
    rest: plainQuery(text(rest) ?? ''),
  }
}
