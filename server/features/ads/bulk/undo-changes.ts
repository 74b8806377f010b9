import { and, eq, gt } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { BulkResult } from '#contract/ads.ts'
import { adState, type SettableState } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { ad_bulk_changes, type BulkColumns, type CarRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { lifecycleOf } from '../lifecycle-of.ts'
import type { LockedAd } from '../lock-ad.ts'
import { transition } from '../transition.ts'
import { carryPrice } from './carry-price.ts'
import { bulkColumns, changeEach, UNDOABLE_MS } from './change-ads.ts'

/**
 * Undoes a bulk change. Ads that have changed since are skipped.
 * @throws NOT_FOUND, including for changes that are too old or already undone
 */
export async function undoChanges(context: CallContext, changeId: string): Promise<BulkResult> {
  const sellerId = requireUser(context).id
  const catalogue = await context.catalogue()
  return context.db.transaction(async (tx) => {
    const now = context.clock()
    const [undone] = await tx
      .delete(ad_bulk_changes)
      .where(
        and(
          eq(ad_bulk_changes.id, changeId),
          eq(ad_bulk_changes.seller_id, sellerId),
          gt(ad_bulk_changes.created_at, new Date(now.getTime() - UNDOABLE_MS)),
        ),
      )
      .returning()
    if (!undone) throw fail('NOT_FOUND')
    const changeOf = new Map(undone.changes.map((change) => [change.car_id, change]))
    const { results } = await changeEach(
      { tx, seller_id: sellerId, catalogue, now },
      [...changeOf.keys()],
      async (ad) => {
        const change = changeOf.get(ad.car.id)
        if (!change || !isDeepStrictEqual(bulkColumns(ad.car), change.after)) return 'changed'
        await restore(context, ad, change.before)
        return null
      },
    )
    return { change_id: null, results }
  })
}

async function restore(context: CallContext, ad: LockedAd, before: BulkColumns): Promise<void> {
  const { car, lifecycle, now } = ad
  const columns: Partial<CarRow> = {
    status: before.status,
    price: before.price,
    sold_price: before.sold_price,
    expires_at: dateOf(before.expires_at),
    confirmed_at: dateOf(before.confirmed_at),
    sold_at: dateOf(before.sold_at),
  }
  await transition(context, ad, {
    by: 'seller',
    actor_id: car.seller_id,
    action: 'undo',
    target: adState(lifecycleOf({ ...car, ...columns }, lifecycle.has_revision), now) as SettableState,
    change: async () => {
      if (before.price !== car.price) await carryPrice(context, ad, before.price)
      return columns
    },
  })
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time))
