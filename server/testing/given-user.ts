import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SignUp } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#domain/legal/versions.ts'
import { DAY_MS } from '#domain/durations.ts'
import * as tables from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Browser } from './browser.ts'
import type { GivenApp } from './given-app.ts'

export const PASSWORD = 'ranchero-sunset-41'

/** The input of a sign-up with a unique email. Any field can be overridden. */
export const newSignUp = (fields: Partial<SignUp>): SignUp => ({
  email: `sara-${newId()}@example.com`,
  password: PASSWORD,
  first_name: 'سارة',
  last_name: 'العتيبي',
  phone_number: '0501234567',
  country_code: 'SA',
  lang: 'ar',
  accepts_terms: true,
  ...fields,
})

interface Options {
  /** The browser that receives the session cookies. */
  browser?: Browser
  password?: string
  role?: Role
}

/** Inserts an account with a confirmed email as rows. `accounts.test.ts` signs up and in over HTTP. */
export async function givenUser(
  app: GivenApp,
  { browser, password = PASSWORD, role = 'user' }: Options = {},
): Promise<{ id: string; email: string }> {
  const { auth, db } = app.services
  const { email, first_name, last_name, lang } = newSignUp({})
  const id = newId()
  await db.insert(tables.users).values({ id, name: `${first_name} ${last_name}`, email, email_verified: true })
  await Promise.all([
    db.insert(tables.sign_in_methods).values({
      id: newId(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: await (await auth.$context).password.hash(password),
    }),
    db.insert(tables.profiles).values({
      id,
      first_name,
      last_name,
      phone_number: '+966501234567',
      country_code: 'SA',
      phone_country_code: '+966',
      preferred_language: lang,
    }),
    db.insert(tables.consents).values([
      { id: newId(), user_id: id, document: 'terms', version: TERMS_VERSION },
      { id: newId(), user_id: id, document: 'privacy', version: PRIVACY_VERSION },
    ]),
    role !== 'user' && db.insert(tables.user_roles).values({ user_id: id, role }),
  ])
  if (browser) await signInBrowser(app, id, browser)
  return { id, email }
}

/** Opens a session in a browser, as after signing in on a known device. */
export async function signInBrowser({ services, time }: GivenApp, userId: string, browser: Browser): Promise<void> {
  const { auth, db } = services
  const { authCookies, secret } = await auth.$context
  const [token, device] = [newId(), newId()]
  const expiresAt = new Date(Date.now() + 30 * DAY_MS)
  const deviceHash = createHash('sha256').update(device).digest('hex')
  await Promise.all([
    db
      .insert(tables.sessions)
      .values({ id: newId(), user_id: userId, token, expires_at: expiresAt, user_agent: 'tests' }),
    db.insert(tables.known_devices).values({ user_id: userId, device_hash: deviceHash, last_seen_at: time.now }),
    db.update(tables.profiles).set({ last_login: time.now }).where(eq(tables.profiles.id, userId)),
  ])
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  browser.setCookie(authCookies.sessionToken.name, encodeURIComponent(`${token}.${signature}`))
  browser.setCookie('sayyad.device', device)
}
