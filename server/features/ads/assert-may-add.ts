import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/durations.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** Maximum number of new ads of a seller per hour, since each ad is reviewed manually. */
export const MOST_NEW_ADS = 60

/**
 * Checks the limits for a new ad. Call it in the transaction that adds the ad; it serialises new ads of the same
 * seller.
 * @throws LIMITED, TOO_MANY_ATTEMPTS
 */
export async function assertMayAdd(tx: Db, sellerId: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`new ads of ${sellerId}`}, 0))`)
  await assertNotLimited(tx, sellerId, now)
  const anHourAgo = new Date(now.getTime() - HOUR_MS)
  const [first] = await tx
    .select({ created_at: cars.created_at })
    .from(cars)
    .where(and(eq(cars.seller_id, sellerId), gt(cars.created_at, anHourAgo)))
    .orderBy(desc(cars.created_at))
    .offset(MOST_NEW_ADS - 1)
    .limit(1)
  if (!first) return
  const waitSeconds = Math.ceil((first.created_at.getTime() - anHourAgo.getTime()) / 1000)
  throw fail('TOO_MANY_ATTEMPTS', { wait_seconds: waitSeconds })
}
