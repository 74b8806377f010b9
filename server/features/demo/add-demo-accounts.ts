import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import { readSetting } from '#server/features/settings/public.ts'
import { profiles, sign_in_methods, user_roles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

export const BUYER_EMAIL = 'buyer@sayyad.example'
export const SELLER_EMAIL = 'seller@sayyad.example'
const BUYER = { email: BUYER_EMAIL, first_name: 'نواف', last_name: 'المشتري' }
export const ADMIN_EMAIL = 'admin@sayyad.example'
const ADMIN = { email: ADMIN_EMAIL, first_name: 'لمى', last_name: 'المشرفة' }
const EMAILS = [BUYER.email, SELLER_EMAIL, ADMIN.email]

/**
 * Adds demo accounts while there are demo ads: a buyer, the first demo seller and an admin. The password is unique to
 * this installation, since one of the accounts is an admin.
 */
export async function addDemoAccounts(
  { db, auth }: Services,
  config: Pick<Config, 'dataDir' | 'demoPassword'>,
  log: (text: string) => void,
): Promise<void> {
  if (!(await readSetting(db, 'demo'))) return
  const given = config.demoPassword ?? inventedPassword(config.dataDir)
  await db.transaction(async (tx) => {
    const known = await tx.select({ id: users.id }).from(users).where(inArray(users.email, EMAILS))
    if (known.length) return
    const password = await (await auth.$context).password.hash(given)
    const [seller] = await tx.select().from(profiles).where(eq(profiles.demo, true)).orderBy(asc(profiles.id)).limit(1)
    const people = [BUYER, ADMIN].map((person) => ({ ...person, id: newId() }))
    await tx
      .insert(profiles)
      .values(
        people.map(({ id, first_name, last_name }) => ({ id, first_name, last_name, demo: true, country_code: 'SA' })),
      )
    await tx.insert(users).values(
      people.map(({ id, email, first_name, last_name }) => ({
        id,
        email,
        name: `${first_name} ${last_name}`,
        email_verified: true,
      })),
    )
    if (seller) await tx.update(users).set({ email: SELLER_EMAIL }).where(eq(users.id, seller.id))
    const accounts = seller ? [...people, seller] : people
    await tx
      .insert(sign_in_methods)
      .values(
        accounts.map(({ id }) => ({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password })),
      )
    const admin = people.find(({ email }) => email === ADMIN.email)
    if (admin) await tx.insert(user_roles).values({ user_id: admin.id, role: 'admin' })
  })
  log(`demo accounts: ${EMAILS.join(', ')}, password ${given}`)
}

function inventedPassword(dataDir: string): string {
  const path = join(dataDir, 'demo-password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(9).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}
