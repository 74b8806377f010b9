import { adState } from '#domain/ads/lifecycle.ts'
import { sameJson, type FieldConflict, type Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { describeAd, withLockedAd, type LockedAd } from '#server/features/ads/public.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { recordedFields } from './recorded-fields.ts'

interface Logged {
  /** What the audit log has of the change, after and before it. */
  set: Values
  wanted: Values
  /** The columns that were changed since. */
  columns: readonly string[]
}

/** The fields of a change in the audit log that have other values by now. Of personal ones it has no values. */
export function loggedConflicts(
  { car, lifecycle, catalogue, now }: LockedAd,
  { set, wanted, columns }: Logged,
): FieldConflict[] {
  const described = describeAd(car, catalogue)
  const fields = Object.keys(set).filter((field) => field in described)
  const current: Values = {
    ...recordedFields(described, fields),
    state: adState(lifecycle, now),
    featured_until: car.featured_until?.toISOString() ?? null,
  }
  return Object.keys(set)
    .filter((field) => field in current && (columns.includes(field) || !sameJson(current[field], set[field])))
    .map((field) => ({ field, current: current[field], wanted: wanted[field] ?? null }))
}

/** The fields of a change of an ad that have other values by now. */
export const readAdConflicts = (
  context: CallContext,
  { subject_id, before, after }: Pick<AdminChangeRow, 'subject_id' | 'before' | 'after'>,
): Promise<FieldConflict[]> =>
  withLockedAd(context, subject_id, async (ad) =>
    ad ? loggedConflicts(ad, { set: after, wanted: before, columns: [] }) : [],
  )
