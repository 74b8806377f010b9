import { and, eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, user_roles, users } from '#server/platform/db/schema/index.ts'

interface SupportAddress {
  address: string
  lang: Lang
}

/**
 * The recipients of support requests: the address in the setting `support_email`, or else all active admins and
 * moderators.
 */
export async function findSupportAddresses(db: Db): Promise<SupportAddress[]> {
  const address = await readSetting(db, 'support_email')
  if (address) return [{ address, lang: 'ar' }]
  return db
    .select({ address: users.email, lang: profiles.preferred_language })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user_roles.user_id))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(profiles.status, 'active'), eq(users.email_verified, true)))
    .orderBy(users.email)
}
