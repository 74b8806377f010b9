import { eq, sql } from 'drizzle-orm'
import type { Looks } from '#contract/ad-reviews.ts'
import type { CallContext } from '#server/context.ts'
import { cars, review_looks } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listLooks } from './list-looks.ts'
import { countNewer } from './list-waiting.ts'

interface Look {
  /** Null if the caller is not reviewing an ad. */
  car_id: string | null
  since: string
}

/**
 * Records which ad the caller is reviewing.
 * @returns the ads that colleagues are reviewing, and the number of new ads
 */
export async function look(context: CallContext, { car_id, since }: Look): Promise<Looks> {
  const { db, clock } = context
  const userId = requireUser(context).id
  const now = clock()
  await (car_id === null
    ? db.delete(review_looks).where(eq(review_looks.user_id, userId))
    : db
        .insert(review_looks)
        .select(
          db
            .select({
              user_id: sql`${userId}::uuid`.as('user_id'),
              car_id: cars.id,
              looked_at: sql`${now.toISOString()}::timestamptz`.as('looked_at'),
            })
            .from(cars)
            .where(eq(cars.id, car_id)),
        )
        .onConflictDoUpdate({ target: review_looks.user_id, set: { car_id, looked_at: now } }))
  const [looks, newCount] = await Promise.all([
    listLooks(db, userId, now),
    countNewer(context, userId, new Date(since)),
  ])
  return { looks, new_count: newCount }
}
