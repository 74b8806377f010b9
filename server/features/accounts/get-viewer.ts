import { eq } from 'drizzle-orm'
import type { Viewer } from '#contract/accounts.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { findCountry } from '#server/features/countries/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'

export async function getViewer({ db, caller }: Pick<CallContext, 'db' | 'caller'>): Promise<Viewer | null> {
  if (caller.kind === 'anonymous') return null
  const [row] = await db
    .select({ profile: profiles, email: users.email, name: users.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, caller.id))
  if (!row) return null
  const { profile, email, name } = row
  const country = findCountry(profile.country_code)
  return {
    id: profile.id,
    email,
    display_name: displayName(profile) ?? (name.trim() || email),
    picture_url: profile.picture_url,
    country_name_ar: country?.country_name_ar ?? null,
    country_name_en: country?.country_name_en ?? null,
    country_flag_emoji: country?.country_flag_emoji ?? null,
    preferred_language: profile.preferred_language,
    is_verified: profile.identity_verified_at !== null,
    role: caller.kind,
    delete_at: profile.delete_at?.toISOString() ?? null,
  }
}
