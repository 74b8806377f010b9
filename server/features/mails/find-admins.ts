import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, user_roles, users } from '#server/platform/db/schema/index.ts'

interface Admin {
  email: string
  /** Null if it is not known. */
  name: string | null
  lang: Lang
}

/** The admins, for emails about the installation. */
export const findAdmins = (db: Db): Promise<Admin[]> =>
  db
    .select({ email: users.email, name: profiles.first_name, lang: profiles.preferred_language })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user_roles.user_id))
    .innerJoin(profiles, eq(profiles.id, user_roles.user_id))
    .where(eq(user_roles.role, 'admin'))
    .orderBy(users.email)
