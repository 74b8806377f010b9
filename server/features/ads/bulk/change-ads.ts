import { and, eq, lt } from 'drizzle-orm'
import type { BulkResult, Refusal } from '#contract/ads.ts'
import type { WrongStateReason } from '#domain/ads/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { ad_bulk_changes, type BulkColumns, type CarRow } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/db/client.ts'
import { DeclaredError } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import { canManageAd } from '../access.ts'
import { lockAd, type LockedAd } from '../lock-ad.ts'

/** How long a bulk change can be undone. */
export const UNDOABLE_MS = DAY_MS

/**
 * Changes a locked ad.
 * @returns why the ad cannot be changed, or null
 * @throws WRONG_STATE, which is reported as its reason
 */
type Change = (ad: LockedAd) => Promise<Refusal | null>

interface Changed {
  results: BulkResult['results']
  changes: (typeof ad_bulk_changes.$inferSelect)['changes']
}

/** Changes several ads of the caller in one transaction. Ads that cannot be changed do not affect the others. */
export async function changeAds(context: CallContext, carIds: readonly string[], change: Change): Promise<BulkResult> {
  const sellerId = requireUser(context).id
  const catalogue = await context.catalogue()
  return context.db.transaction(async (tx) => {
    const now = context.clock()
    const { results, changes } = await changeEach({ tx, seller_id: sellerId, catalogue, now }, carIds, change)
    if (!changes.length) return { change_id: null, results }
    const isOver = lt(ad_bulk_changes.created_at, new Date(now.getTime() - UNDOABLE_MS))
    await tx.delete(ad_bulk_changes).where(and(eq(ad_bulk_changes.seller_id, sellerId), isOver))
    const changeId = newId()
    await tx.insert(ad_bulk_changes).values({ id: changeId, seller_id: sellerId, changes, created_at: now })
    return { change_id: changeId, results }
  })
}

interface Scope extends Pick<LockedAd, 'catalogue' | 'now'> {
  tx: Db
  seller_id: string
}

/** Locks the ads in the order of their IDs, to prevent deadlocks between requests. */
export async function changeEach(
  { tx, seller_id, catalogue, now }: Scope,
  carIds: readonly string[],
  change: Change,
): Promise<Changed> {
  const refusals = new Map<string, Refusal | null>()
  const changes: Changed['changes'] = []
  for (const carId of [...new Set(carIds)].toSorted()) {
    const stored = await lockAd(tx, carId)
    const isOwn = stored && canManageAd(seller_id, stored.car)
    const refused = isOwn ? await tryChange({ ...stored, tx, catalogue, now }, change) : 'gone'
    refusals.set(carId, refused)
    const after = refused === null && (await lockAd(tx, carId))
    if (stored && after) changes.push({ car_id: carId, before: bulkColumns(stored.car), after: bulkColumns(after.car) })
  }
  return { changes, results: carIds.map((carId) => ({ car_id: carId, refused: refusals.get(carId) ?? null })) }
}

async function tryChange(ad: LockedAd, change: Change): Promise<Refusal | null> {
  try {
    return await change(ad)
  } catch (error) {
    if (!(error instanceof DeclaredError) || error.code !== 'WRONG_STATE') throw error
    return (error.data as { reason: WrongStateReason }).reason
  }
}

export const bulkColumns = ({ status, price, expires_at, confirmed_at, sold_at, sold_price }: CarRow): BulkColumns => ({
  status,
  price,
  expires_at: expires_at?.toISOString() ?? null,
  confirmed_at: confirmed_at?.toISOString() ?? null,
  sold_at: sold_at?.toISOString() ?? null,
  sold_price,
})
