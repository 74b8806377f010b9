import { desc, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import {
  publishAd,
  publishPictures,
  readChange,
  transition,
  withLockedAd,
  type AdNews,
  type LockedAd,
} from '#server/features/ads/public.ts'
import { failDecided } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_events, ad_revisions, type CarRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { rejection, type Rejection } from './rejection.ts'

interface Input {
  car_id: string
  /** The version that the admin saw. */
  submitted_at: string
}

/** A new ad, or changes to a live ad. */
type Subject = 'ad' | 'revision'

const APPROVED = {
  ad: { action: 'approve', kind: 'ad_approved' },
  revision: { action: 'approve_revision', kind: 'ad_changes_approved' },
} as const
const REJECTED = {
  ad: { action: 'reject', kind: 'ad_rejected' },
  revision: { action: 'reject_revision', kind: 'ad_changes_rejected' },
} as const

/** @throws NOT_FOUND; ALREADY_DECIDED if another admin was faster; CHANGED_ELSEWHERE if the ad was submitted again */
export const approveAd = (context: CallContext, input: Input): Promise<void> =>
  decideAd(context, input, (ad, subject) => ({
    ...APPROVED[subject],
    link: `/car/${input.car_id}`,
    change: () => publish(ad),
  }))

/** @throws the errors of `approveAd` */
export const rejectAd = (context: CallContext, { reasons, note, ...input }: Input & Rejection): Promise<void> =>
  decideAd(context, input, (_ad, subject) => {
    const { row, news, ...rejected } = rejection(input.car_id, { reasons, note })
    return { ...REJECTED[subject], ...rejected, ...news, change: async () => row }
  })

type Decision = AdNews & {
  action: (typeof APPROVED | typeof REJECTED)[Subject]['action']
  note?: string
  change: () => Promise<Partial<CarRow>>
}

/** Decides the ad or its changes, and notifies the seller by email and notification. */
const decideAd = (
  context: CallContext,
  { car_id, submitted_at }: Input,
  decide: (ad: LockedAd, subject: Subject) => Decision,
): Promise<void> =>
  withLockedAd(context, car_id, async (ad) => {
    if (!ad || ad.car.deleted_at) throw fail('NOT_FOUND')
    const adminId = requireUser(context).id
    await assertSubmittedAt(ad, submitted_at, adminId)
    const { action, note, change, ...news } = decide(ad, ad.car.status === 'pending' ? 'ad' : 'revision')
    await transition(context, ad, {
      by: 'admin',
      actor_id: adminId,
      action,
      audit: { what: 'decide_ad', after: { action } },
      error: () => fail('ALREADY_DECIDED', { by: null, by_caller: false }),
      note: note ?? null,
      change: async () => {
        await ad.tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car_id))
        return change()
      },
      news,
    })
  })

async function assertSubmittedAt({ tx, car, revision }: LockedAd, submittedAt: string, adminId: string): Promise<void> {
  const submitted = car.status === 'pending' ? (car.submitted_at ?? car.created_at) : revision?.submitted_at
  if (!submitted) throw await failDecided(tx, { decided_by: await findDecider(tx, car.id), admin_id: adminId })
  if (submitted.getTime() !== new Date(submittedAt).getTime()) {
    throw fail('CHANGED_ELSEWHERE')
  }
}

/** Null if something else has happened to the ad since, for example its seller withdrew it. */
async function findDecider(tx: Db, carId: string): Promise<string | null> {
  const [last] = await tx
    .select()
    .from(ad_events)
    .where(eq(ad_events.car_id, carId))
    .orderBy(desc(ad_events.created_at), desc(ad_events.id))
    .limit(1)
  const isDecision = [APPROVED, REJECTED].some(({ ad, revision }) =>
    [ad.action, revision.action].some((one) => one === last?.action),
  )
  return isDecision ? (last?.actor_id ?? null) : null
}

async function publish(ad: LockedAd): Promise<Partial<CarRow>> {
  const { car, revision, catalogue } = ad
  if (!revision) return publishAd(ad)
  await publishPictures(ad.tx, car.id, { owner_id: car.seller_id, picture_ids: revision.ad.picture_ids })
  return { ...readChange(car, revision.ad, catalogue), rejection_reasons: [], admin_notes: null }
}
