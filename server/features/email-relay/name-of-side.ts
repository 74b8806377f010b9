import type { EmailSide } from '#domain/email-relay/email-sides.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { cars, profiles } from '#server/platform/db/schema/index.ts'

/** The name of a side as the other side sees it; sellers by the contact name of the ad. Null if there is none. */
export function nameOfSide(
  side: EmailSide,
  car: Pick<typeof cars.$inferSelect, 'contact_name'>,
  profile: Pick<typeof profiles.$inferSelect, 'first_name' | 'last_name'>,
): string | null {
  const name = (side === 'seller' && car.contact_name) || displayName(profile)
  return name?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null
}
