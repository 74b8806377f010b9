import { eq } from 'drizzle-orm'
import type { ProfileUpdate } from '#contract/profiles.ts'
import type { Lang } from '#domain/language.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { findCountry, readPhone } from '#server/features/countries/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { invalid } from '#server/platform/fail.ts'

/**
 * Updates a profile. A change of name removes the identity verification.
 * @throws INVALID_INPUT with the name of the field
 */
export async function updateProfile(
  { db, clock, catalogue: getCatalogue }: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  { first_name, last_name, phone_number: typed, country_code }: ProfileUpdate,
): Promise<void> {
  const country = findCountry(country_code)
  if (!country) throw invalid('country_code', 'country_unknown')
  const phoneNumber = readPhone(typed, country_code)
  if (!phoneNumber) throw invalid('phone_number', 'phone_invalid')
  const { phone_country_code } = country
  const catalogue = await getCatalogue()
  const now = clock()
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    const hasSameName = before?.first_name === first_name && before.last_name === last_name
    const identityVerifiedAt = hasSameName ? before.identity_verified_at : null
    await tx
      .update(profiles)
      .set({
        first_name,
        last_name,
        phone_number: phoneNumber,
        country_code,
        phone_country_code,
        identity_verified_at: identityVerifiedAt,
        updated_at: now,
      })
      .where(eq(profiles.id, userId))
    await tx
      .update(users)
      .set({ name: `${first_name} ${last_name}` })
      .where(eq(users.id, userId))
    const hasSamePhone = before?.phone_number === phoneNumber
    if (!hasSameName || (!hasSamePhone && before?.verified_phone_number)) {
      afterCommit(tx, { type: 'profiles_changed', ids: [userId] })
    }
    if (before?.identity_verified_at && !identityVerifiedAt) {
      await refreshSearchableCars(tx, { seller_id: userId, catalogue, now })
    }
  })
}

export async function setLanguage(
  { db }: Pick<Services, 'db'>,
  userId: string,
  preferredLanguage: Lang,
): Promise<void> {
  await db.update(profiles).set({ preferred_language: preferredLanguage }).where(eq(profiles.id, userId))
}
