import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { noteViewed } from '#server/features/changes/public.ts'
import { isUser } from '#server/platform/http/access.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { countView } from './count-view.ts'

const VIEWS: Limit = { name: 'view_address', perAddress: 40, seconds: 3600, inMemory: true }

/** Counts a view, and keeps what a signed-in buyer has seen. Unknown ads are ignored, since the page does not wait for the response. */
export async function noteView(context: CallContext, carId: string): Promise<void> {
  const { db, limits, request } = context
  await limits.take(VIEWS, request.address)
  const shown = { id: cars.id, seller_id: cars.seller_id, published_at: cars.published_at }
  const [car] = await db.select(shown).from(cars).where(eq(cars.id, carId))
  if (!car) return
  await countView(context, car)
  const { caller } = context
  if (caller.kind !== 'anonymous' && car.published_at && !isUser(caller, car.seller_id)) {
    await noteViewed(context, caller.id, car.id)
  }
}
