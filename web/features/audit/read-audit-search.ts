import type { AuditSearch } from '#contract/audit.ts'
import { ADMIN_CHANGE_KINDS } from '#domain/admin-changes/kinds.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { fromRiyadh, inRiyadh } from '#domain/riyadh-time.ts'
import { UUID } from '#domain/uuid.ts'
import { cutText } from '#domain/text/truncate.ts'
import { cursorOf } from '#web/platform/queries/cursor-of.ts'

export type ChosenChanges = Omit<AuditSearch, 'limit'>

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Parses the query string; invalid values are ignored. Times are in the time zone of Riyadh. */
export function readAuditSearch(params: URLSearchParams): ChosenChanges {
  const adminId = params.get('admin') ?? ''
  const what = ADMIN_CHANGE_KINDS.find((kind) => kind === params.get('what'))
  const subjectId = cutText(params.get('subject')?.trim() ?? '', 200)
  const requestId = cutText(params.get('request')?.trim() ?? '', 64)
  const text = cutText(params.get('text')?.trim() ?? '', 200)
  const from = timeOf(params.get('from'))
  const until = timeOf(params.get('until'))
  const after = cursorOf(params)
  return {
    ...(UUID.test(adminId) && { admin_id: adminId }),
    ...(what && { what }),
    ...(subjectId && { subject_id: subjectId }),
    ...(requestId && { request_id: requestId }),
    ...(text && { text }),
    ...(from && { from }),
    ...(until && { until }),
    ...(after && { after }),
  }
}

/** The inverse of `readAuditSearch`. @returns a path with query string */
export function auditAddress(search: ChosenChanges, path = '/admin/audit'): string {
  const { admin_id, what, subject_id, request_id, text, from, until, after } = search
  const params = new URLSearchParams({
    ...(admin_id && { admin: admin_id }),
    ...(what && { what }),
    ...(subject_id && { subject: subject_id }),
    ...(request_id && { request: request_id }),
    ...(text && { text }),
    ...(from && { from: localTime(from) }),
    ...(until && { until: localTime(until) }),
    ...(after && { after }),
  })
  return params.size ? `${path}?${params}` : path
}

/** The hour that contains a time. */
export function hourOf(time: string): { from: string; until: string } {
  const from = Math.floor(Date.parse(time) / HOUR_MS) * HOUR_MS
  return { from: new Date(from).toISOString(), until: new Date(from + HOUR_MS).toISOString() }
}

/** The time in Riyadh in the format of `datetime-local` inputs: `2026-11-23T07:00`. */
export const localTime = (time: string): string => inRiyadh(new Date(time))

const timeOf = (local: string | null): string | null =>
  local && LOCAL_TIME.test(local) ? (fromRiyadh(local)?.toISOString() ?? null) : null
