import type { Suggestion } from '#contract/search.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import type { TermKind } from '#domain/search/vocabulary/vocabulary-term.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** A search text or a chosen suggestion. */
export type RecentSearch = { q: string } | Suggestion

const MOST = 5

/** Latest first. They are never sent to the server. */
const searches = deviceStore<readonly RecentSearch[]>({
  key: 'recent-searches',
  read: (stored) => (Array.isArray(stored) ? stored.flatMap((one) => readRecent(one) ?? []).slice(0, MOST) : []),
})

export const recentSearches = (): readonly RecentSearch[] => searches.get()

export const removeSearches = (): void => searches.set(undefined)

export function rememberSearch(search: RecentSearch): void {
  searches.set([search, ...withoutSearch(search)])
}

/** @returns the remaining searches */
export function removeSearch(search: RecentSearch): readonly RecentSearch[] {
  searches.set(withoutSearch(search))
  return recentSearches()
}

/** An id that is the same for equal searches. */
export const idOf = (search: RecentSearch): string =>
  'q' in search ? search.q : `${search.kind} ${search.value} ${search.rest}`

const withoutSearch = (search: RecentSearch): RecentSearch[] =>
  recentSearches().filter((one) => idOf(one) !== idOf(search))

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
