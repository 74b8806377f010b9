import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Lang } from '#domain/language.ts'
import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, user_roles, users } from '#server/platform/db/schema/index.ts'

interface SupportAddress {
  address: string
  lang: Lang
}

/** Who receives support requests: the address in the setting `support_email`, else all active admins. */
export async function findSupportAddresses(db: Db): Promise<SupportAddress[]> {
  const setting = z.email().safeParse(await readSetting(db, 'support_email'))
  if (setting.success) return [{ address: setting.data, lang: 'ar' }]
  return db
    .select({ address: users.email, lang: profiles.preferred_language })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user_roles.user_id))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(user_roles.role, 'admin'), eq(profiles.status, 'active'), eq(users.email_verified, true)))
    .orderBy(users.email)
}
