import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import type { AdFacts } from '#domain/ads/lifecycle.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'

export type CarRow = typeof cars.$inferSelect

export interface StoredAd {
  car: CarRow
  /** Changes that wait. */
  revision: typeof ad_revisions.$inferSelect | null
  facts: AdFacts
}

/** What the rules need of an ad. */
export const factsOf = (car: CarRow, has_revision: boolean): AdFacts => ({
  // drafts are kept elsewhere
  status: car.status === 'draft' ? 'pending' : car.status,
  expires_at: car.expires_at,
  sold_at: car.sold_at,
  deleted_at: car.deleted_at,
  has_revision,
})

/** Locked until the transaction ends, so that nothing happens to an ad twice; null where there is none. */
export async function lockAd(tx: Db, car_id: string): Promise<StoredAd | null> {
  const [car] = await tx.select().from(cars).where(eq(cars.id, car_id)).for('update')
  if (!car) return null
  const [revision = null] = await tx.select().from(ad_revisions).where(eq(ad_revisions.car_id, car_id))
  return { car, revision, facts: factsOf(car, revision !== null) }
}

/** Of somebody else, or deleted, it is as if there were none. */
export const unknownAd = () => new ORPCError('NOT_FOUND', { message: 'There is no such ad of yours' })

export const wrongState = (reason: string) =>
  new ORPCError('WRONG_STATE', { status: 409, message: 'The ad is in no state for this', data: { reason } })
