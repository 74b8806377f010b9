import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { adState, judge } from '#domain/ads/lifecycle.ts'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { noteEvent } from './note-event.ts'
import { lockAd } from './own-ad.ts'
import { reasonText } from './review/rejection-sentences.ts'
import { tellSeller } from './tell-seller.ts'
import { adTitle } from './ad-title.ts'

interface TakenDown {
  car_id: string
  admin_id: string
  reasons: AdRejectionReason[]
  /** In the seller's language. */
  note: string
  catalogue: Catalogue
  now: Date
}

/**
 * A published ad goes back to its seller with reasons, and is seen again once it was changed and reviewed.
 * @throws ORPCError NOT_FOUND, ALREADY_DECIDED
 */
export async function takeDownAd(
  services: Pick<Services, 'jobs' | 'public_url'>,
  tx: Db,
  { car_id, admin_id, reasons, note, catalogue, now }: TakenDown,
): Promise<void> {
  const stored = await lockAd(tx, car_id)
  if (!stored || stored.car.deleted_at) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
  const { car, facts } = stored
  const verdict = judge(facts, 'take_down', 'admin', now)
  if ('refusal' in verdict) {
    throw new ORPCError('ALREADY_DECIDED', { status: 409, message: 'Someone decided this already' })
  }
  await tx
    .update(cars)
    .set({ status: 'rejected', rejection_reasons: reasons, admin_notes: note || null, updated_at: now })
    .where(eq(cars.id, car_id))
  await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car_id))
  await noteEvent(tx, {
    car_id,
    actor_id: admin_id,
    action: 'take_down',
    from_state: adState(facts, now),
    to_state: 'rejected',
    note: [...reasons, note].filter(Boolean).join(', '),
    now,
  })
  await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
  await tellSeller(services, tx, {
    car,
    title: (lang) => adTitle(car, catalogue, lang),
    news: 'ad_rejected',
    link: `/my-ads/edit/${car_id}`,
    values: (lang) => ({ reason: reasonText(reasons, note, lang) }),
    now,
  })
}
