import { sql } from 'drizzle-orm'
import type { Measurement } from '#contract/field-vitals.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { stepOf, type VisitDevice } from '#domain/performance/field-vitals.ts'
import type { CallContext } from '#server/context.ts'
import { isTracked } from '#server/features/events/public.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { field_vitals } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'

/** Generous, since many visitors of a mobile network share an address. */
const BY_ADDRESS: Limit = { name: 'vitals_address', perAddress: 100, seconds: 600, inMemory: true }
/** Versions that are told apart since the start of the server; strangers can make up any. */
const MOST_VERSIONS = 10

interface Report {
  page_version: string
  device: VisitDevice
  measurements: readonly Measurement[]
}

const versions = new Set<string>()

/**
 * Counts measurements of a visit, for those who are tracked.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function reportFieldVitals(context: CallContext, { page_version, device, measurements }: Report) {
  const { request, limits, clock, db } = context
  if (!isTracked(context)) return
  await limits.take(BY_ADDRESS, request.address, measurements.length)
  const day = adDay(clock())
  const version = nameVersion(page_version)
  const counts = new Map<string, typeof field_vitals.$inferInsert>()
  for (const { page, is_route_change, vital, value } of measurements) {
    const row = { day, page, is_route_change, device, version, vital, step: stepOf(vital, value) }
    const key = JSON.stringify(row)
    counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  // in the same order everywhere, so that reports do not wait for each other in a circle
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await db.execute(sql`
    ${insertRows(field_vitals, rows)}
    on conflict (day, page, is_route_change, device, version, vital, step)
    do update set count = field_vitals.count + excluded.count`)
}

function nameVersion(version: string): string {
  if (versions.size < MOST_VERSIONS) versions.add(version)
  return versions.has(version) ? version : 'other'
}
