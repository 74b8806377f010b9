import { cutText } from '#domain/text/truncate.ts'
import type { Tracked } from './tracked.ts'

const LONGEST = 200

/**
 * The event of a search, with filters as in the URL of explore and multiple values joined by commas. Order and page are
 * left out.
 */
export function searchEvent(search: object, resultsCount: number): Extract<Tracked, { call: 'track_search_event' }> {
  const { q = '', sort: _, after: __, ...filters } = search as Record<string, unknown> & { q?: string }
  return {
    call: 'track_search_event',
    query: q,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [name, cutText(String(value), LONGEST)]),
    ),
    results_count: resultsCount,
    page_url: location.pathname,
  }
}
