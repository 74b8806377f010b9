import { eq } from 'drizzle-orm'
import type { Ad } from '#contract/ads.ts'
import { carryOver } from '#domain/ads/carry-over.ts'
import { changedFields } from '#domain/ads/changed-fields.ts'
import { ad_revisions } from '#server/platform/db/schema/index.ts'
import { refreshDraft } from './drafts.ts'
import type { LockedAd } from './lock-ad.ts'

/** Rebases the revision and the draft of an ad onto its new fields. */
export async function carryWaiting(locked: LockedAd, changed: { before: Ad; after: Ad }): Promise<void> {
  const { tx, car, revision, now } = locked
  const { before, after } = changed
  const waiting = await carryRevision(locked, changed)
  await refreshDraft(tx, car.id, { before: revision?.ad ?? before, after: waiting ?? after, now })
}

/** @returns the changes that wait now; null if there are none */
async function carryRevision(
  { tx, car, revision }: LockedAd,
  { before, after }: { before: Ad; after: Ad },
): Promise<Ad | null> {
  if (!revision) return null
  const ad = carryOver(revision.ad, before, after)
  const isOfThis = eq(ad_revisions.car_id, car.id)
  if (changedFields(after, ad).names.length) {
    await tx.update(ad_revisions).set({ ad }).where(isOfThis)
    return ad
  }
  await tx.delete(ad_revisions).where(isOfThis)
  return null
}
