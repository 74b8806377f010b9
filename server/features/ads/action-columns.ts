import { renewedEnd, type SellerAction } from '#domain/ads/lifecycle.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'

interface Values {
  lifetimeDays: number
  now: Date
  /** In riyals. */
  sold_price?: number | undefined
}

/** The columns that an action of the seller changes, in addition to the state. */
export function actionColumns(
  action: SellerAction,
  car: CarRow,
  { lifetimeDays, now, sold_price }: Values,
): Partial<CarRow> {
  const changes: Partial<Record<SellerAction, Partial<CarRow>>> = {
    renew: { expires_at: renewedEnd(car.expires_at, lifetimeDays, now), confirmed_at: now },
    confirm: { confirmed_at: now },
    mark_sold: { sold_at: now, sold_price: sold_price ?? null },
    reopen: { sold_at: null, sold_price: null },
  }
  return changes[action] ?? {}
}
