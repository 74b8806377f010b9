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
export async function startEdit(context: CallContext, car_id: string): Promise<Draft> {
  const { db, clock } = context
  const owner_id = requireUser(context).id
  const catalogue = await context.catalogue()
  return db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored || !canManageAd(owner_id, stored.car)) throw fail('NOT_FOUND')
    const verdict = judge(stored.lifecycle, 'revise', 'seller', now)
    if ('reason' in verdict) throw fail('WRONG_STATE', { reason: verdict.reason })
    const [seller] = await tx.select().from(profiles).where(eq(profiles.id, owner_id))
    const ad = stored.revision?.ad ?? describeAd(stored.car, catalogue)
    await tx
      .insert(drafts)
      .values({
        id: car_id,
        owner_id,
        fields: fieldsOf({ ...ad, contact_name: ad.contact_name || (seller ? (displayName(seller) ?? '') : '') }),
        picture_ids: ad.picture_ids,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
    const [draft] = await tx.select().from(drafts).where(eq(drafts.id, car_id))
    if (!draft) throw fail('NOT_FOUND')
    return present(draft, await listImportedImages(tx, [car_id]))
  })
}
