import { and, eq, sql } from 'drizzle-orm'
import type { Ad } from '#contract/ads.ts'
import { changedFacts, withQuickFacts } from '#domain/ads/changed-facts.ts'
import { adState, judge, type AdState } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars, drafts, profiles } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { describeAd } from './describe-ad.ts'
import { noteEvent } from './note-event.ts'
import { notePrice } from './note-price.ts'
import { lockAd, unknownAd, wrongState, type StoredAd } from './own-ad.ts'
import { assertPicturesReady, publishPictures } from './publish-pictures.ts'
import { readAd, readChange } from './read-ad.ts'

const SUBMISSIONS: Limit = { name: 'ad_submission', points: 60, seconds: 3600 }

interface Submitted {
  state: AdState
  has_revision: boolean
}

interface Handed {
  jobs: CallContext['jobs']
  stored: StoredAd
  said: ReturnType<typeof readAd>
  catalogue: Catalogue
  seller_id: string
  now: Date
}

/**
 * A new ad waits for review. Of a live one, what may change at once does, and the rest waits while the approved version
 * stays; others are looked at again. Handed in twice with one id it is handed in once.
 * @throws ORPCError INVALID_INPUT, WRONG_STATE, TOO_MANY_ATTEMPTS; NOT_FOUND for the id of somebody else's ad
 */
export async function submitAd(context: CallContext, car_id: string, ad: Ad): Promise<Submitted> {
  const { db, clock, limits } = context
  const seller_id = signedIn(context).id
  await limits.take(SUBMISSIONS, seller_id)
  const catalogue = await context.catalogue()
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, seller_id))
  const said = readAd(ad, catalogue, profile?.country_code ?? 'SA')
  return db.transaction(async (tx) => {
    const now = clock()
    // the same id may be handed in at this moment by another tab
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${car_id}, 0))`)
    const stored = await lockAd(tx, car_id)
    if (stored && (stored.car.seller_id !== seller_id || stored.car.deleted_at)) throw unknownAd()
    await assertPicturesReady(tx, { car_id, owner_id: seller_id, picture_ids: ad.picture_ids })
    if (stored) await change(tx, { jobs: context.jobs, stored, said, catalogue, seller_id, now })
    else await add(tx, { car_id, said, seller_id, now })
    await tx.delete(drafts).where(and(eq(drafts.id, car_id), eq(drafts.owner_id, seller_id)))
    const after = await lockAd(tx, car_id)
    if (!after) throw unknownAd()
    return { state: adState(after.facts, now), has_revision: after.facts.has_revision }
  })
}

async function add(
  tx: Db,
  { car_id, said, seller_id, now }: { car_id: string } & Pick<Handed, 'said' | 'seller_id' | 'now'>,
): Promise<void> {
  await tx.insert(cars).values({
    ...said,
    id: car_id,
    seller_id,
    status: 'pending',
    created_at: now,
    updated_at: now,
    submitted_at: now,
  })
  await publishPictures(tx, car_id, { owner_id: seller_id, picture_ids: said.picture_ids ?? [] })
  await noteEvent(tx, { car_id, actor_id: seller_id, action: 'submit', from_state: 'none', to_state: 'pending', now })
}

async function change(tx: Db, { jobs, stored, said, catalogue, seller_id, now }: Handed): Promise<void> {
  const { car, revision, facts } = stored
  const approved = describeAd(car, catalogue)
  const wanted = describeAd({ ...car, ...said }, catalogue)
  const { names, is_quick } = changedFacts(approved, wanted)
  // one that was only turned has a new address under the same id
  await publishPictures(tx, car.id, { owner_id: seller_id, picture_ids: car.picture_ids })
  if (!names.length && !revision) {
    await refreshSearchableCars(tx, { car_ids: [car.id], catalogue, now })
    return
  }
  const action = is_quick ? 'correct' : 'revise'
  const from_state = adState(facts, now)
  const verdict = judge(facts, action, 'seller', now)
  if ('refusal' in verdict) throw wrongState(verdict.refusal)
  const is_live = from_state === 'active'
  const becomes = is_live ? withQuickFacts(approved, wanted) : wanted
  await tx
    .update(cars)
    .set({
      ...readChange(car, becomes, catalogue),
      updated_at: now,
      ...(verdict.to !== from_state && verdict.to !== 'deleted' && { status: verdict.to }),
      ...(verdict.to === 'pending' && { submitted_at: now, rejection_reasons: [], admin_notes: null }),
    })
    .where(eq(cars.id, car.id))
  if (!is_live) await publishPictures(tx, car.id, { owner_id: seller_id, picture_ids: becomes.picture_ids })
  if (is_live) {
    await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car.id))
    if (changedFacts(becomes, wanted).names.length) {
      await tx.insert(ad_revisions).values({ car_id: car.id, ad: wanted, submitted_at: revision?.submitted_at ?? now })
    }
  }
  await notePrice({ jobs }, tx, { car, price: becomes.price, is_live, now })
  await noteEvent(tx, {
    car_id: car.id,
    actor_id: seller_id,
    action,
    from_state,
    to_state: verdict.to,
    note: names.join(', '),
    now,
  })
  await refreshSearchableCars(tx, { car_ids: [car.id], catalogue, now })
}
