import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { PublicProfile } from '#contract/profiles.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { replyPromise } from '#domain/replies/reply-promise.ts'
import type { CallContext } from '#server/context.ts'
import { listSavedCards } from '#server/features/cars/public.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canAccessProfile } from './access.ts'
import { logProfileAccess } from '#server/features/profile-accesses/public.ts'

const SHOWN_ADS = 24

/** @throws NOT_FOUND if the profile does not exist or the caller must not see it */
export async function getPublicProfileInfo(context: CallContext, profileId: string): Promise<PublicProfile> {
  const { db, caller, clock } = context
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId))
  if (!profile || !canAccessProfile(profile, caller)) {
    throw fail('NOT_FOUND')
  }
  const isOffered = and(
    eq(cars.seller_id, profileId),
    eq(cars.status, 'active'),
    isNull(cars.deleted_at),
    gt(cars.expires_at, clock()),
  )
  const [[all], newest] = await Promise.all([
    db.select({ count: count() }).from(cars).where(isOffered),
    db.select({ id: cars.id }).from(cars).where(isOffered).orderBy(desc(cars.published_at)).limit(SHOWN_ADS),
  ])
  const saved = await listSavedCards(context, { ids: newest.map(({ id }) => id) })
  await logProfileAccess(context, profileId)
  return {
    id: profile.id,
    display_name: displayName(profile) ?? 'User',
    picture_url: profile.picture_url,
    is_verified: profile.identity_verified_at !== null,
    is_phone_verified: profile.phone_number !== null && profile.phone_number === profile.verified_phone_number,
    joined_at: profile.created_at.toISOString(),
    active_ads_count: all?.count ?? 0,
    replies: replyPromise(profile),
    ads: newest.flatMap(({ id }) => saved.find(({ card }) => card.id === id)?.card ?? []),
  }
}
