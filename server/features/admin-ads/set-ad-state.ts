import type { SettableState } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { publishAd, type LockedAd } from '#server/features/ads/public.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'
import { applyRevision } from './apply-revision.ts'
import { changeAsAdmin } from './change-as-admin.ts'

interface Input {
  car_id: string
  state: SettableState
  /** Shown to the seller, in the seller's language. */
  reason: string
}

/** @throws NOT_FOUND, WRONG_STATE */
export const setAdState = (context: CallContext, { car_id, state, reason }: Input): Promise<void> =>
  changeAsAdmin(context, car_id, (ad) => ({
    action: 'set_state',
    target: state,
    audit: { what: 'set_ad_state' },
    note: reason,
    change: async () => ({ sold_at: null, sold_price: null, ...(await CHANGES[state](ad, reason)) }),
    news: {
      kind: 'ad_state_set',
      link: state === 'active' ? `/car/${car_id}` : '/my-ads',
      values: (_lang, say) => ({ state: say(`sentence_ad_state_${state}`), reason }),
    },
  }))

type Change = (ad: LockedAd, reason: string) => Partial<CarRow> | Promise<Partial<CarRow>>

/** Additional column changes for each state. */
const CHANGES: Record<SettableState, Change> = {
  active: publishAd,
  pending: async (ad) => ({
    ...(await applyRevision(ad)),
    submitted_at: ad.now,
    rejection_reasons: [],
    admin_notes: null,
  }),
  rejected: (_ad, reason) => ({ rejection_reasons: ['other'], admin_notes: reason }),
  expired: ({ car, now }) => ({ expires_at: car.expires_at && car.expires_at < now ? car.expires_at : now }),
  sold: ({ car, now }) => ({ sold_at: now, sold_price: car.sold_price }),
  inactive: () => ({}),
}
