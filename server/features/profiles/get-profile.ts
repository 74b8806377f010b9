import { eq } from 'drizzle-orm'
import type { Profile } from '#contract/profiles.ts'
import { extractContact } from '#domain/profiles/extract-contact.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { findCountry } from '#server/features/countries/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { sellerNotes } from './seller-notes.ts'

/** @throws if the user has no profile, which indicates a bug */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const [row] = await db
    .select({ profile: profiles, email: users.email, name: users.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`The user ${userId} has no profile`)
  const { profile, email, name } = row
  const country = findCountry(profile.country_code)
  const contact = extractContact({ profile: { ...profile, email }, auth: { email, name }, metadata: null })
  return {
    id: profile.id,
    first_name: profile.first_name,
    last_name: profile.last_name,
    display_name: displayName(profile) ?? 'User',
    email,
    phone_number: profile.phone_number,
    phone_country_code: profile.phone_country_code,
    is_phone_verified: profile.phone_number !== null && profile.phone_number === profile.verified_phone_number,
    country_code: profile.country_code,
    country_name_en: country?.country_name_en ?? null,
    country_name_ar: country?.country_name_ar ?? null,
    country_flag_emoji: country?.country_flag_emoji ?? null,
    preferred_language: profile.preferred_language,
    picture_url: profile.picture_url,
    ...sellerNotes(profile),
    is_verified: profile.identity_verified_at !== null,
    status: profile.status,
    completeness: contact.completeness,
    missing: (['name', 'phone', 'email'] as const).filter((part) => !contact[part]),
    created_at: profile.created_at.toISOString(),
    updated_at: profile.updated_at.toISOString(),
    last_login: profile.last_login?.toISOString() ?? null,
  }
}
