import { eq } from 'drizzle-orm'
import { loadCatalogue, type Catalogue } from '#server/features/catalogue/public.ts'
import { openDatabase, type Db } from '#server/platform/db/client.ts'
import { sign_in_methods, users } from '#server/platform/db/schema/index.ts'

/** Access to the database of the site, for inserting test data. */
export interface SiteData {
  db: Db
  catalogue: Catalogue
  /** Hash of `PASSWORD`, read from a demo account. */
  passwordHash: string
}

export async function openSiteData(databaseUrl: string): Promise<SiteData & { close: () => Promise<void> }> {
  const { db, close } = openDatabase(databaseUrl, () => {}, { max: 2 })
  const [demo] = await db
    .select({ password: sign_in_methods.password })
    .from(sign_in_methods)
    .innerJoin(users, eq(users.id, sign_in_methods.user_id))
    .where(eq(users.email, 'buyer@sayyad.example'))
  return { db, close, catalogue: await loadCatalogue(db, []), passwordHash: demo?.password ?? '' }
}
