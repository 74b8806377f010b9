import { and, eq, gt, ne } from 'drizzle-orm'
import type { Looks } from '#contract/ad-reviews.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, review_looks } from '#server/platform/db/schema/index.ts'

/** Open screens report their ad every 20 seconds. An ad is free two minutes after the last report. */
const LOOK_MS = 2 * MINUTE_MS

/** The ads that colleagues are reviewing. */
export async function listLooks(db: Db, userId: string, now: Date): Promise<Looks['looks']> {
  const rows = await db
    .select({ car_id: review_looks.car_id, colleague: profiles })
    .from(review_looks)
    .innerJoin(profiles, eq(profiles.id, review_looks.user_id))
    .where(and(ne(review_looks.user_id, userId), gt(review_looks.looked_at, new Date(now.getTime() - LOOK_MS))))
  return rows.map(({ car_id, colleague }) => ({ car_id, name: displayName(colleague) ?? 'User' }))
}
