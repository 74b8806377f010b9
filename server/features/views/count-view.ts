import { adDay } from '#domain/ads/ad-day.ts'
import type { CallContext } from '#server/context.ts'
import { isUser } from '#server/platform/http/access.ts'
import { visitorOf } from './visitor.ts'

interface ViewedCar {
  id: string
  seller_id: string
}

/** Counts a view once per visitor, ad and day. Views of the seller, admins and robots are not counted. */
export const countView = (context: CallContext, car: ViewedCar): Promise<void> => count(context, car, 'view')

/** Counts a contact in the same way as a view. */
export const countContact = (context: CallContext, car: ViewedCar): Promise<void> => count(context, car, 'contact')

async function count(context: CallContext, car: ViewedCar, kind: 'view' | 'contact'): Promise<void> {
  const { caller, clock, views } = context
  if (isUser(caller, car.seller_id)) return
  const day = adDay(clock())
  const visitor = visitorOf(context, day)
  if (visitor) await views.add({ car_id: car.id, day, kind, visitor })
}
