import { sql } from 'drizzle-orm'
import type { TrackedEvent } from '#contract/events.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { anonymousQuery } from '#domain/events/anonymous-query.ts'
import type { CallContext } from '#server/context.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { analytics_events } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { isTracked } from './is-tracked.ts'

/** Generous, since many visitors of a mobile network share an address. */
const EVENTS: Limit = { name: 'event_address', perAddress: 100, seconds: 600, inMemory: true }

const LONGEST_SEARCH = 300

interface Batch {
  session_id: string
  events: readonly TrackedEvent[]
}

/**
 * Stores analytics events for daily counts. Repeated events count once. Events of robots, of moderators and of visitors
 * who opt out of tracking are ignored.
 */
export async function trackEvents(context: CallContext, { session_id, events }: Batch): Promise<void> {
  const { request, limits, clock, db } = context
  if (!isTracked(context)) return
  await limits.take(EVENTS, request.address, events.length)
  const now = clock().getTime()
  const rows = events.map(({ id, call, seconds_ago, ...fields }) => {
    const occurredAt = new Date(now - seconds_ago * 1000)
    return {
      id,
      call,
      session_id,
      occurred_at: occurredAt,
      day: adDay(occurredAt),
      fields: storedFields(fields),
      is_demo: false,
    }
  })
  await db.execute(sql`${insertRows(analytics_events, rows)} on conflict do nothing`)
}

/** The fields to store. The search is converted to a query string, and omitted if its text must not be stored. */
function storedFields(fields: Record<string, unknown> | SearchFields): Record<string, unknown> {
  if (!isSearch(fields)) return fields
  const query = anonymousQuery(fields.query)
  const isStorable = query !== '' || fields.query.trim() === ''
  return { ...fields, query, search: isStorable ? shortened(searchAddress(query, fields.filters)) : '' }
}

/** Leaves out the last parameters if the address is too long. */
const shortened = (address: string): string =>
  address.length <= LONGEST_SEARCH ? address : address.slice(0, Math.max(0, address.lastIndexOf('&', LONGEST_SEARCH)))

type SearchFields = Pick<Extract<TrackedEvent, { call: 'track_search_event' }>, 'query' | 'filters'>
const isSearch = (fields: object): fields is SearchFields => 'query' in fields

function searchAddress(query: string, filters: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query ? { q: query } : {})
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values.split(',')) params.append(name, value)
  }
  return params.toString()
}
