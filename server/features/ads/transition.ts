import { eq } from 'drizzle-orm'
import { adState, judge, SEEN_BY_ALL, type AdAction, type AdState, type SettableState } from '#domain/ads/lifecycle.ts'
import { adChangeOf } from '#domain/messages/ad-change.ts'
import type { Services } from '#server/context.ts'
import { noteVersions } from '#server/features/ad-history/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { addAdChangeMessages } from '#server/features/messages/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { cars, type CarRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { judgesOwnAd } from './judges-own-ad.ts'
import { storeAdUndoData } from './store-undo-data.ts'
import type { LockedAd } from './lock-ad.ts'
import { noteEvent } from './note-event.ts'
import { noteFirstPrice, notePriceShown } from './note-price.ts'
import { notifySeller, type AdNews } from './notify-seller.ts'

type AdminChange = Parameters<typeof recordAdminChange>[1]

interface Step {
  action: AdAction
  /** The state that `set_state` sets or `undo` restores. */
  target?: SettableState
  /** A note for the history of the ad. */
  note?: string | null
  /** The previous state in the history of the ad, if it differs from the checked one. */
  from_state?: AdState
  /** Returns additional column changes, and may write other tables. */
  change?: (to: AdState) => Partial<CarRow> | Promise<Partial<CarRow>>
  /** Omit it if the seller is not to be notified. */
  news?: AdNews
  /** Creates the error if the lifecycle does not allow the action; WRONG_STATE by default. */
  error?: () => Error
}

export interface AdminStep extends Step {
  by: 'admin'
  /** Null for a payment provider. */
  actor_id: string | null
  /** The audit log entry, to which the states are added; null if the caller records the change. */
  audit: (Pick<AdminChange, 'what' | 'undoes'> & Partial<Pick<AdminChange, 'before' | 'after'>>) | null
}

type AnyStep = AdminStep | (Step & { by: 'seller'; actor_id: string }) | (Step & { by: 'clock' })

/**
 * Changes the state of an ad, in the transaction that holds its lock: checks the lifecycle, updates the row, adds
 * entries to the history and (for admins) to the audit log, updates search and notifies the seller. Transitions by
 * scheduled jobs are skipped if they are no longer allowed.
 * @returns the changed columns
 * @throws WRONG_STATE; CONFLICT_OF_INTEREST if an admin decides on their own ad
 */
export async function transition(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  ad: LockedAd,
  step: AnyStep,
): Promise<Partial<CarRow>> {
  const { tx, car, lifecycle, catalogue, now } = ad
  const { action, target, news, error = (reason: string) => fail('WRONG_STATE', { reason }) } = step
  const from = adState(lifecycle, now)
  const verdict = judge(lifecycle, action, step.by, now, target)
  if ('reason' in verdict) {
    if (step.by === 'clock') return {}
    throw error(verdict.reason)
  }
  const isOwn = step.by === 'admin' && (await judgesOwnAd(tx, { ...step, seller_id: car.seller_id }))
  const { to } = verdict
  const row = {
    ...(step.by !== 'clock' && { updated_at: now }),
    ...stateColumns(from, to, now),
    ...(await step.change?.(to)),
  }
  if (Object.keys(row).length) await tx.update(cars).set(row).where(eq(cars.id, car.id))
  await noteEvent(tx, {
    car_id: car.id,
    actor_id: step.by === 'clock' ? null : step.actor_id,
    action,
    from_state: step.from_state ?? from,
    to_state: to,
    note: step.note ?? null,
    now,
  })
  await record(ad, step, { from, to, row, isOwn })
  await keepVersion(ad, { ...car, ...row }, to)
  await refreshSearchableCars(tx, { car_ids: [car.id], catalogue, now })
  const adChange = adChangeOf(from, to)
  if (adChange) await addAdChangeMessages(services, tx, { car_id: car.id, ad_change: adChange, now })
  if (to === 'active' && from !== 'active') await notePriceShown(services, tx, { ...car, ...row, now })
  if (news) await notifySeller(services, tx, { car: { ...car, ...row }, catalogue, now, ...news })
  return row
}

/** A version that waits for review, or was rejected, has not been seen, nor its price. */
async function keepVersion({ tx, now }: LockedAd, car: CarRow, to: AdState): Promise<void> {
  if (!car.published_at || !SEEN_BY_ALL.some((state) => state === to)) return
  await noteVersions(tx, [{ car, since: now }])
  await noteFirstPrice(tx, car)
}

/** A deleted ad keeps its status, for restoring it. */
function stateColumns(from: AdState, to: Exclude<AdState, 'none'>, now: Date): Partial<CarRow> {
  if (to === from) return {}
  if (to === 'deleted') return { deleted_at: now }
  return from === 'deleted' ? { deleted_at: null } : { status: to }
}

async function record(
  ad: LockedAd,
  step: AnyStep,
  { from, to, row, isOwn }: Record<'from' | 'to', AdState> & { row: Partial<CarRow>; isOwn: boolean },
): Promise<void> {
  if (step.by !== 'admin' || !step.audit || step.actor_id === null) return
  const { tx, car, now } = ad
  const { what, before, after, undoes } = step.audit
  const changeId = await recordAdminChange(tx, {
    admin_id: step.actor_id,
    what,
    subject_id: car.id,
    before: { state: from, ...before },
    after: { state: to, ...after, ...(isOwn && { own_ad: true }) },
    ...(undoes !== undefined && { undoes }),
    now,
  })
  await storeAdUndoData(tx, { ad, change_id: changeId, row })
}
