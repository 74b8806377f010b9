import { eq } from 'drizzle-orm'
import { publishPictures, readChange, type LockedAd } from '#server/features/ads/public.ts'
import { ad_revisions, type CarRow } from '#server/platform/db/schema/index.ts'

/**
 * Applies waiting changes to the ad.
 * @returns the changed columns
 */
export async function applyRevision({ tx, car, revision, catalogue }: LockedAd): Promise<Partial<CarRow>> {
  if (!revision) return {}
  await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car.id))
  await publishPictures(tx, car.id, { owner_id: car.seller_id, picture_ids: revision.ad.picture_ids })
  return readChange(car, revision.ad, catalogue)
}
