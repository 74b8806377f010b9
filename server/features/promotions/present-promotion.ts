import type { Promotion } from '#contract/promotions.ts'
import { payableUntil } from '#domain/promotions/lifecycle.ts'
import type { promotions } from '#server/platform/db/schema/index.ts'

export type PromotionRow = typeof promotions.$inferSelect

export const presentPromotion = ({ seller_id: _seller, decided_by: _admin, ...row }: PromotionRow): Promotion => ({
  ...row,
  requested_at: row.requested_at.toISOString(),
  payable_until: payableUntil(row.requested_at).toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
})
