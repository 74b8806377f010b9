import { eq } from 'drizzle-orm'
import type { AdLifecycle } from '#domain/ads/lifecycle.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars, type CarRow } from '#server/platform/db/schema/index.ts'
import { lifecycleOf } from './lifecycle-of.ts'

export interface StoredAd {
  car: CarRow
  /** Changes that wait for review. */
  revision: typeof ad_revisions.$inferSelect | null
  lifecycle: AdLifecycle
}

/** A locked ad, with the transaction that holds the lock. */
export interface LockedAd extends StoredAd {
  tx: Db
  catalogue: Catalogue
  now: Date
}

/** Locks the ad until the transaction ends; null if it does not exist. */
export async function lockAd(tx: Db, carId: string): Promise<StoredAd | null> {
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('update')
  if (!car) return null
  const [revision = null] = await tx.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId))
  return { car, revision, lifecycle: lifecycleOf(car, revision !== null) }
}

/**
 * Runs a transaction that locks an ad. Loads the catalogue beforehand, so that the transaction does not wait for a
 * second connection.
 * @param run receives null if the ad does not exist
 */
export async function withLockedAd<Result>(
  services: Pick<DataServices, 'db' | 'clock' | 'catalogue'>,
  carId: string,
  run: (ad: LockedAd | null) => Promise<Result>,
): Promise<Result> {
  const catalogue = await services.catalogue()
  return services.db.transaction(async (tx) => {
    const now = services.clock()
    const stored = await lockAd(tx, carId)
    return run(stored && { ...stored, tx, catalogue, now })
  })
}
