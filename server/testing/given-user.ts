import { eq } from 'drizzle-orm'
import type { Role, SignUp } from '#contract/accounts.ts'
import { setRole } from '#server/features/admin-users/public.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from './browser.ts'
import type { GivenApp } from './given-app.ts'

export const PASSWORD = 'ranchero-sunset-41'

/** What someone types to sign up: an address that nobody has, and ordinary facts unless the test wants others. */
export const newSignUp = (wanted: Partial<SignUp>): SignUp => ({
  email: `sara-${newId()}@example.com`,
  password: PASSWORD,
  first_name: 'سارة',
  last_name: 'العتيبي',
  phone_number: '0501234567',
  country_code: 'SA',
  lang: 'ar',
  accepts_terms: true,
  ...wanted,
})

interface Wanted {
  /** Is signed in. */
  browser?: Browser
  password?: string
  role?: Role
}

/** An account with a confirmed email; the mails about it are taken away. */
export async function givenUser(
  app: GivenApp,
  { browser, password = PASSWORD, role = 'user' }: Wanted = {},
): Promise<{ id: string; email: string }> {
  const { db } = app.services
  const wanted = newSignUp({ password })
  const answer = await createBrowser(app.http).post('/accounts/sign-up', wanted)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { email } = wanted
  const [user] = await db.update(users).set({ email_verified: true }).where(eq(users.email, email)).returning()
  await app.mails(email)
  if (role === 'admin') await setRole(app.services, { who: { email }, role, admin_id: null })
  if (browser) await browser.post('/accounts/sign-in', { email, password })
  return { id: user?.id ?? '', email }
}
