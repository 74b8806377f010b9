import type { AdLifecycle } from '#domain/ads/lifecycle.ts'
import type { AsRead } from '#server/platform/db/query-prepared.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'

/** The columns of an ad that determine its state. */
export const lifecycleOf = (
  car: AsRead<Pick<CarRow, 'status' | 'expires_at' | 'sold_at' | 'deleted_at'>>,
  hasRevision: boolean,
): AdLifecycle => ({
  // drafts have their own table
  status: car.status === 'draft' ? 'pending' : car.status,
  expires_at: car.expires_at,
  sold_at: car.sold_at,
  deleted_at: car.deleted_at,
  has_revision: hasRevision,
})
