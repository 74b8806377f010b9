import { eq } from 'drizzle-orm'
import type { Draft } from '#contract/ads.ts'
import { judge } from '#domain/ads/lifecycle.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { drafts, profiles } from '#server/platform/db/schema/index.ts'
import { canManageAd } from './access.ts'
import { describeAd, fieldsOf } from './describe-ad.ts'
import { present } from './drafts.ts'
import { listImportedImages } from './list-imported-images.ts'
import { lockAd } from './lock-ad.ts'

/**
 * Creates a draft from the ad and its waiting changes. Returns an existing draft unchanged.
 * @throws NOT_FOUND, WRONG_STATE
 */
export async function startEdit(context: CallContext, carId: string): Promise<Draft> {
  const { db, clock } = context
  const ownerId = requireUser(context).id
  const catalogue = await context.catalogue()
  return db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, carId)
    if (!stored || !canManageAd(ownerId, stored.car)) throw fail('NOT_FOUND')
    const verdict = judge(stored.lifecycle, 'revise', 'seller', now)
    if ('reason' in verdict) throw fail('WRONG_STATE', { reason: verdict.reason })
    const [seller] = await tx.select().from(profiles).where(eq(profiles.id, ownerId))
    const ad = stored.revision?.ad ?? describeAd(stored.car, catalogue)
    await tx
      .insert(drafts)
      .values({
        id: carId,
        owner_id: ownerId,
        fields: fieldsOf({ ...ad, contact_name: ad.contact_name || (seller ? (displayName(seller) ?? '') : '') }),
        picture_ids: ad.picture_ids,
        version: 1,
        is_begun: false,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
    const [draft] = await tx.select().from(drafts).where(eq(drafts.id, carId))
    if (!draft) throw fail('NOT_FOUND')
    return present(draft, await listImportedImages(tx, [carId]))
  })
}
