import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { user_roles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

type Site = Pick<Services, 'db' | 'authSecret' | 'publicUrl'>

/** Follows from the secret of the site, so that all its processes have the same and none stores it. */
const setupKeyOf = (authSecret: string): string => createHmac('sha256', authSecret).update('setup').digest('base64url')

/** Whether the site has no admin yet. */
export async function isSetupOpen(db: Db): Promise<boolean> {
  const admins = await db
    .select({ id: user_roles.user_id })
    .from(user_roles)
    .where(eq(user_roles.role, 'admin'))
    .limit(1)
  return admins.length === 0
}

/** The page that sets the site up, for those who read what the server prints; null if it has an admin. */
export async function setupLink({ db, authSecret, publicUrl }: Site): Promise<string | null> {
  return (await isSetupOpen(db)) ? `${publicUrl}/setup/${setupKeyOf(authSecret)}` : null
}

/** @throws NOT_FOUND if the site has an admin; LINK_INVALID */
export async function assertSetupKey({ db, authSecret }: Omit<Site, 'publicUrl'>, key: string): Promise<void> {
  if (!(await isSetupOpen(db))) throw fail('NOT_FOUND')
  const [expected, given] = [Buffer.from(setupKeyOf(authSecret)), Buffer.from(key)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw fail('LINK_INVALID')
}
