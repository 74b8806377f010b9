import { and, eq, gt, ne } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { BulkResult } from '#contract/ads.ts'
import { adState, type SettableState } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { ad_bulk_changes, ad_events, type BulkColumns, type CarRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { lifecycleOf } from '../lifecycle-of.ts'
import type { LockedAd } from '../lock-ad.ts'
import { transition } from '../transition.ts'
import { carryPrice } from './carry-price.ts'
import { bulkColumns, changeEach, UNDOABLE_MS } from './change-ads.ts'

/**
 * Undoes a bulk change. Ads that have changed since are skipped; a later call undoes those that can be undone by then.
 * @throws NOT_FOUND, including for changes that are too old
 */
export async function undoChanges(context: CallContext, changeId: string): Promise<BulkResult> {
  const sellerId = requireUser(context).id
  const catalogue = await context.catalogue()
  return context.db.transaction(async (tx) => {
    const now = context.clock()
    const [bulk] = await tx
      .select()
      .from(ad_bulk_changes)
      .where(
        and(
          eq(ad_bulk_changes.id, changeId),
          eq(ad_bulk_changes.seller_id, sellerId),
          gt(ad_bulk_changes.created_at, new Date(now.getTime() - UNDOABLE_MS)),
        ),
      )
      .for('update')
    if (!bulk) throw fail('NOT_FOUND')
    const left = new Map(bulk.changes.filter((one) => !one.is_undone).map((change) => [change.car_id, change]))
    const scope = { tx, seller_id: sellerId, catalogue, now }
    const { results } = await changeEach(scope, [...left.keys()], async (ad) => {
      const change = left.get(ad.car.id)
      if (!change) return 'gone'
      if (await hasChanged(ad, change.after, bulk.created_at)) return 'changed'
      await restore(context, ad, change.before)
      return null
    })
    const undone = new Set(results.filter(({ refused }) => refused === null).map(({ car_id }) => car_id))
    const changes = bulk.changes.map((one) => (undone.has(one.car_id) ? { ...one, is_undone: true as const } : one))
    if (undone.size) await tx.update(ad_bulk_changes).set({ changes }).where(eq(ad_bulk_changes.id, changeId))
    const before = bulk.changes.filter((one) => one.is_undone)
    return {
      change_id: null,
      results: [...results, ...before.map(({ car_id }) => ({ car_id, refused: 'undone' as const }))],
    }
  })
}

/** Whether an ad has other values than after the bulk change, or was given them again. */
async function hasChanged({ tx, car }: LockedAd, after: BulkColumns, since: Date): Promise<boolean> {
  if (!isDeepStrictEqual(bulkColumns(car), after)) return true
  const isLater = and(
    eq(ad_events.car_id, car.id),
    gt(ad_events.created_at, since),
    ne(ad_events.from_state, ad_events.to_state),
  )
  return (await tx.$count(ad_events, isLater)) > 0
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
