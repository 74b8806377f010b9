import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { adState, type AdAction, type AdFacts, type AdVerdict } from '#domain/ads/lifecycle.ts'
import type { Lang } from '#domain/language.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { adTitle } from '../ad-title.ts'
import { noteEvent } from '../note-event.ts'
import { lockAd, wrongState, type CarRow, type StoredAd } from '../own-ad.ts'
import { tellSeller, type AdNews } from '../tell-seller.ts'

interface Change {
  car_id: string
  action: AdAction
  what: Parameters<typeof recordAdminChange>[1]['what']
  /** For the ad's history. */
  note?: string
  judge: (facts: AdFacts, now: Date) => AdVerdict
  /** What the row says afterwards; what stands elsewhere is written here. */
  change: (tx: Db, stored: StoredAd, known: { catalogue: Catalogue; now: Date }) => Promise<Partial<CarRow>>
  /** Absent where the seller need not know. */
  news?: { kind: AdNews; link: string; values: (lang: Lang) => Record<string, string> }
}

/**
 * An admin's change of any ad: its row, its history, the record of the admin, search and the news for its seller at once.
 * @throws ORPCError NOT_FOUND, WRONG_STATE
 */
export async function changeAd(context: CallContext, wanted: Change): Promise<void> {
  const { car_id, action, what, note, judge, change, news } = wanted
  const admin_id = signedIn(context).id
  const catalogue = await context.catalogue()
  await context.db.transaction(async (tx) => {
    const now = context.clock()
    const stored = await lockAd(tx, car_id)
    if (!stored) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
    const { car, facts } = stored
    const from_state = adState(facts, now)
    const verdict = judge(facts, now)
    if ('refusal' in verdict) throw wrongState(verdict.refusal)
    const changes = await change(tx, stored, { catalogue, now })
    await tx
      .update(cars)
      .set({ ...changes, updated_at: now })
      .where(eq(cars.id, car_id))
    await noteEvent(tx, {
      car_id,
      actor_id: admin_id,
      action,
      from_state,
      to_state: verdict.to,
      note: note ?? null,
      now,
    })
    const featured = (until: Date | null | undefined) =>
      'featured_until' in changes ? (until?.toISOString() ?? null) : null
    await recordAdminChange(tx, {
      admin_id,
      what,
      subject_id: car_id,
      before: { state: from_state, featured_until: featured(car.featured_until) },
      after: { state: verdict.to, featured_until: featured(changes.featured_until) },
      now,
    })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
    if (!news) return
    await tellSeller(context, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: news.kind,
      link: news.link,
      values: news.values,
      now,
    })
  })
}
