import { eq } from 'drizzle-orm'
import type { ProfileUpdate } from '#contract/profiles.ts'
import type { Lang } from '#domain/language.ts'
import type { Services } from '#server/context.ts'
import { findCountry, readPhone } from '#server/features/countries/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/http/invalid.ts'

/** @throws ORPCError INVALID_INPUT naming the field */
export async function updateProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user_id: string,
  { first_name, last_name, phone_number: typed, country_code }: ProfileUpdate,
): Promise<void> {
  const country = findCountry(country_code)
  if (!country) throw invalid('country_code', 'country_unknown')
  const phone_number = readPhone(typed, country_code)
  if (!phone_number) throw invalid('phone_number', 'phone_invalid')
  const { phone_country_code } = country
  await db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ first_name, last_name, phone_number, country_code, phone_country_code, updated_at: clock() })
      .where(eq(profiles.id, user_id))
    await tx
      .update(users)
      .set({ name: `${first_name} ${last_name}` })
      .where(eq(users.id, user_id))
  })
}

export async function setLanguage(
  { db }: Pick<Services, 'db'>,
  user_id: string,
  preferred_language: Lang,
): Promise<void> {
  await db.update(profiles).set({ preferred_language }).where(eq(profiles.id, user_id))
}
