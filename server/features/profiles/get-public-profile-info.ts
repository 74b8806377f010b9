import { eq } from 'drizzle-orm'
import type { PublicProfile, SellerAds } from '#contract/profiles.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { replyPromise } from '#domain/replies/reply-promise.ts'
import type { CallContext } from '#server/context.ts'
import { logProfileAccess } from '#server/features/profile-accesses/public.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canAccessProfile } from './access.ts'
import { listSellerAds } from './list-seller-ads.ts'
import { sellerNotes } from './seller-notes.ts'

/** @throws NOT_FOUND if the profile does not exist or the caller must not see it */
export async function getPublicProfileInfo(context: CallContext, asked: SellerAds): Promise<PublicProfile> {
  const { db, caller } = context
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, asked.profile_id))
  if (!profile || !canAccessProfile(profile, caller)) {
    throw fail('NOT_FOUND')
  }
  const listed = await listSellerAds(context, asked)
  await logProfileAccess(context, profile.id)
  return {
    id: profile.id,
    display_name: displayName(profile) ?? 'User',
    picture_url: profile.picture_url,
    is_verified: profile.identity_verified_at !== null,
    is_phone_verified: profile.phone_number !== null && profile.phone_number === profile.verified_phone_number,
    joined_at: profile.created_at.toISOString(),
    replies: replyPromise(profile),
    ...sellerNotes(profile),
    ...listed,
  }
}
