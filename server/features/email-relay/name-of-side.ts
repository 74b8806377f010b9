import type { EmailSide } from '#domain/contacts/email-sides.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { cars, profiles } from '#server/platform/db/schema/index.ts'

/** As the other side knows who writes, in one line: sellers by what the ad says; null where there is no name. */
export function nameOfSide(
  side: EmailSide,
  car: Pick<typeof cars.$inferSelect, 'contact_name'>,
  profile: Pick<typeof profiles.$inferSelect, 'first_name' | 'last_name'>,
): string | null {
  const name = (side === 'seller' && car.contact_name) || displayName(profile)
  return name?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null
}
