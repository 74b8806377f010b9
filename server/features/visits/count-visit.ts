import { adDay } from '#domain/ads/ad-day.ts'
import type { CallContext } from '#server/context.ts'
import { visitorOf } from './visitor.ts'

interface Seen {
  car: { id: string; seller_id: string }
  kind: 'view' | 'contact'
}

/** Once for each visitor, ad and day; sellers, admins and robots do not count. */
export async function countVisit(context: CallContext, { car, kind }: Seen): Promise<void> {
  const { caller, clock, visits } = context
  if (caller.kind !== 'anonymous' && caller.id === car.seller_id) return
  const day = adDay(clock())
  const visitor = visitorOf(context, day)
  if (visitor) await visits.add({ car_id: car.id, day, kind, visitor })
}
