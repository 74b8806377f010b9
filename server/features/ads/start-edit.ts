import { eq } from 'drizzle-orm'
import type { Draft } from '#contract/ads.ts'
import { judge } from '#domain/ads/lifecycle.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { drafts, profiles } from '#server/platform/db/schema/index.ts'
import { describeAd, fieldsOf } from './describe-ad.ts'
import { present } from './drafts.ts'
import { listKeptImages } from './list-kept-images.ts'
import { lockAd, unknownAd, wrongState } from './own-ad.ts'

/**
 * A draft that says what the ad says, with the changes that wait; one that was begun before stays as it is.
 * @throws ORPCError NOT_FOUND, WRONG_STATE
 */
export async function startEdit(context: CallContext, car_id: string): Promise<Draft> {
  const { db, clock } = context
  const owner_id = signedIn(context).id
  const catalogue = await context.catalogue()
  return db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored || stored.car.seller_id !== owner_id || stored.car.deleted_at) throw unknownAd()
    const verdict = judge(stored.facts, 'revise', 'seller', now)
    if ('refusal' in verdict) throw wrongState(verdict.refusal)
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
    if (!draft) throw unknownAd()
    return present(draft, await listKeptImages(tx, [car_id]))
  })
}
