import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { countView } from './count-view.ts'

const VIEWS: Limit = { name: 'view_address', perAddress: 40, seconds: 3600, inMemory: true }

/** Counts a view. Unknown ads are ignored, since the page does not wait for the response. */
export async function noteView(context: CallContext, carId: string): Promise<void> {
  const { db, limits, request } = context
  await limits.take(VIEWS, request.address)
  const [car] = await db.select({ id: cars.id, seller_id: cars.seller_id }).from(cars).where(eq(cars.id, carId))
  if (car) await countView(context, car)
}
