import { eq, getTableColumns } from 'drizzle-orm'
import type { Ad } from '#contract/ads.ts'
import { changedFields } from '#domain/ads/changed-fields.ts'
import { adState, type AdState, type SettableState } from '#domain/ads/lifecycle.ts'
import { mergeFields, type Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import {
  carryWaiting,
  describeAd,
  undoValues,
  lifecycleOf,
  notePrice,
  publishPictures,
  transition,
  type AdminStep,
  type AdNews,
  type LockedAd,
} from '#server/features/ads/public.ts'
import { ad_revisions, cars, type CarRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { applyRevision } from './apply-revision.ts'
import { readFieldNames, type FieldNames } from './read-field-names.ts'
import { loggedConflicts } from './logged-conflicts.ts'

/** The reason shown to sellers. */
const TAKEN_BACK = 'sentence_decision_taken_back'

/** Waiting changes as stored for undo. */
type Waiting = { ad: Ad; submitted_at: string } | null

interface StoredValues {
  before: Values
  after: Values
}

/**
 * Restores what an ad had before a change, and notifies the seller.
 * @returns the changed columns
 * @throws NOT_UNDOABLE if a part of it was changed since; WRONG_STATE
 */
export async function restoreAdValues(
  context: CallContext,
  ad: LockedAd,
  { before, after, audit }: StoredValues & Pick<AdminStep, 'audit'>,
): Promise<Partial<CarRow>> {
  const { car, revision, lifecycle, catalogue, now } = ad
  const names = Object.keys(before)
  const { conflicts } = mergeFields(undoValues(car, revision, names), { wanted: before, seen: after })
  if (conflicts.length) {
    const logged = {
      set: audit?.before ?? {},
      wanted: audit?.after ?? {},
      columns: conflicts.map(({ field }) => field),
    }
    throw fail('NOT_UNDOABLE', { reason: 'changed_since', fields: loggedConflicts(ad, logged) })
  }

  const columns = readColumns(before)
  const restored = { ...car, ...columns }
  const waiting = 'revision' in before ? (before['revision'] as Waiting) : revision
  const from = adState(lifecycle, now)
  const to = adState(lifecycleOf(restored, waiting !== null), now)
  const described = { before: describeAd(car, catalogue), after: describeAd(restored, catalogue) }
  const { names: changed } = changedFields(described.before, described.after)
  const news = newsOf(car.id, { from, to, changed, namesOf: await readFieldNames(ad.tx) })
  return transition(context, ad, {
    by: 'admin',
    actor_id: requireUser(context).id,
    ...stepTo(from, to),
    audit,
    ...(news && { news }),
    change: async () => {
      if (changed.length) await carryWaiting(ad, described)
      if ('revision' in before) await restoreRevision(ad, before['revision'] as Waiting)
      await publishPictures(ad.tx, car.id, { owner_id: car.seller_id, picture_ids: restored.picture_ids })
      const isLive = from === 'active' && to === 'active'
      await notePrice(context, ad.tx, { car, price: restored.price, isLive, catalogue, now })
      if (to !== 'pending' || !waiting || 'revision' in before) return columns
      return { ...columns, ...(await applyRevision(ad)), submitted_at: new Date(waiting.submitted_at) }
    },
  })
}

function stepTo(from: AdState, to: AdState): Pick<AdminStep, 'action' | 'target'> {
  if (to === from) return { action: 'amend' }
  if (to === 'deleted') return { action: 'delete' }
  return from === 'deleted' ? { action: 'restore' } : { action: 'set_state', target: to as SettableState }
}

interface Step {
  from: AdState
  to: AdState
  /** Names of the changed fields of the ad. */
  changed: readonly string[]
  namesOf: FieldNames
}

function newsOf(carId: string, { from, to, changed, namesOf }: Step): AdNews | null {
  if (to === 'deleted') {
    return { kind: 'ad_removed', link: '/my-ads', values: (_lang, say) => ({ reason: say(TAKEN_BACK) }) }
  }
  if (from === 'deleted') return { kind: 'ad_restored', link: '/my-ads' }
  if (to !== from) {
    return {
      kind: 'ad_state_set',
      link: to === 'active' ? `/car/${carId}` : '/my-ads',
      values: (_lang, say) => ({ state: say(`sentence_ad_state_${to as SettableState}`), reason: say(TAKEN_BACK) }),
    }
  }
  if (!changed.length) return null
  return {
    kind: 'ad_amended',
    link: `/my-ads/edit/${carId}`,
    values: (lang, say) => ({ changes: namesOf(changed, lang, say), note: say(TAKEN_BACK) }),
  }
}

/** Converts times from the stored text. */
function readColumns(before: Values): Partial<CarRow> {
  const columns = getTableColumns(cars)
  const names = Object.keys(before).filter((name) => name in columns)
  return Object.fromEntries(
    names.map((name) => {
      const value = before[name]
      const isTime = columns[name as keyof CarRow].getSQLType().startsWith('timestamp')
      return [name, isTime && typeof value === 'string' ? new Date(value) : value]
    }),
  )
}

async function restoreRevision({ tx, car }: LockedAd, waiting: Waiting): Promise<void> {
  await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car.id))
  if (!waiting) return
  const { ad, submitted_at } = waiting
  await tx.insert(ad_revisions).values({ car_id: car.id, ad, submitted_at: new Date(submitted_at) })
}
