import { eq } from 'drizzle-orm'
import { judgeState, type SettableState } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions } from '#server/platform/db/schema/index.ts'
import type { CarRow, StoredAd } from '../own-ad.ts'
import { publication, publishAd } from '../publish-ad.ts'
import { publishPictures } from '../publish-pictures.ts'
import { readChange } from '../read-ad.ts'
import { readLifetime } from '../read-lifetime.ts'
import { changeAd } from './change-ad.ts'
import { stateSentence } from './state-sentences.ts'

interface Wanted {
  car_id: string
  state: SettableState
  /** For the seller, in their language. */
  reason: string
}

/** @throws ORPCError NOT_FOUND, WRONG_STATE */
export async function setAdState(context: CallContext, { car_id, state, reason }: Wanted): Promise<void> {
  const lifetime_days = await readLifetime(context.db)
  await changeAd(context, {
    car_id,
    action: 'set_state',
    what: 'set_ad_state',
    note: reason,
    judge: (facts, now) => judgeState(facts, state, 'admin', now),
    change: async (tx, stored, { catalogue, now }) => {
      const { car } = stored
      const unsold = { sold_at: null, sold_price: null }
      if (state === 'active') {
        await publishAd(tx, { car, picture_ids: car.picture_ids, price: car.price, now })
        return {
          status: state,
          ...unsold,
          ...publication(car, lifetime_days, now),
          rejection_reasons: [],
          admin_notes: null,
        }
      }
      if (state === 'pending') {
        const changes = await takeRevision(tx, stored, catalogue)
        return { status: state, ...unsold, ...changes, submitted_at: now, rejection_reasons: [], admin_notes: null }
      }
      if (state === 'expired') {
        return { status: state, ...unsold, expires_at: car.expires_at && car.expires_at < now ? car.expires_at : now }
      }
      if (state === 'rejected') return { status: state, ...unsold, rejection_reasons: ['other'], admin_notes: reason }
      return state === 'sold' ? { status: state, sold_at: now } : { status: state, ...unsold }
    },
    news: {
      kind: 'ad_state_set',
      link: state === 'active' ? `/car/${car_id}` : '/my-ads',
      values: (lang) => ({ state: stateSentence(state, lang), reason }),
    },
  })
}

/** What waits beside a live ad is part of what is reviewed from now on. */
async function takeRevision(tx: Db, { car, revision }: StoredAd, catalogue: Catalogue): Promise<Partial<CarRow>> {
  if (!revision) return {}
  await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car.id))
  await publishPictures(tx, car.id, { owner_id: car.seller_id, picture_ids: revision.ad.picture_ids })
  return readChange(car, revision.ad, catalogue)
}
