import { eq } from 'drizzle-orm'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { Services } from '#server/context.ts'
import { lockAd, transition, type storeAdUndoData } from '#server/features/ads/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { rejection } from './rejection.ts'

interface Input {
  car_id: string
  admin_id: string
  reasons: AdRejectionReason[]
  /** Written in the language of the seller. */
  note: string
  catalogue: Catalogue
  now: Date
}

/**
 * Rejects a published ad with reasons. It is published again once the seller has changed it and the change is approved.
 * @returns data for undoing it
 * @throws NOT_FOUND, ALREADY_DECIDED
 */
export async function takeDownAd(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  tx: Db,
  { car_id, admin_id, catalogue, now, ...why }: Input,
): Promise<Pick<Parameters<typeof storeAdUndoData>[1], 'ad' | 'row'>> {
  const stored = await lockAd(tx, car_id)
  if (!stored || stored.car.deleted_at) throw fail('NOT_FOUND')
  const { row: rejected, note, news } = rejection(car_id, why)
  const row = await transition(
    services,
    { ...stored, tx, catalogue, now },
    {
      by: 'admin',
      actor_id: admin_id,
      action: 'take_down',
      // recorded as the decision on the reports of the ad
      audit: null,
      error: () => fail('ALREADY_DECIDED', { by: null, by_caller: false }),
      note,
      change: async () => {
        await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car_id))
        return rejected
      },
      news: { kind: 'ad_rejected', ...news },
    },
  )
  return { ad: { ...stored, now }, row }
}
