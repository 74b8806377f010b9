import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Role } from '#domain/accounts/roles.ts'
import {
  profiles,
  quiet_hours,
  sessions,
  sign_in_methods,
  user_roles,
  users,
} from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { SITE } from './site.ts'
import type { SiteData } from './site-data.ts'

export interface User {
  id: string
  email: string
  first_name: string
  /** Unique. */
  last_name: string
  name: string
  /** In national format (`055…`); unique. */
  phone_number: string
  /** Value of the session cookie. */
  session: string
}

const LETTERS = [...'ابتثجحخدذرزسشصضط']
const HOUR_MS = 3_600_000

/** Adds a user with a confirmed email, a password (`PASSWORD`) and an open session. */
export async function addUser({ db, passwordHash }: SiteData, firstName: string, role: Role): Promise<User> {
  const id = newId()
  const lastName = `ال${[...randomBytes(8)].map((byte) => LETTERS[byte % 16]).join('')}`
  const name = `${firstName} ${lastName}`
  const email = `${id}@example.com`
  const phoneNumber = `055${randomInt(1e6, 1e7)}`
  const token = randomBytes(24).toString('base64url')
  const now = new Date()
  await db.transaction(async (tx) => {
    await tx.insert(profiles).values({
      id,
      first_name: firstName,
      last_name: lastName,
      country_code: 'SA',
      phone_country_code: '+966',
      phone_number: phoneNumber.replace('0', '+966'),
    })
    await tx.insert(users).values({ id, name, email, email_verified: true })
    // disables quiet hours, so that emails are sent at night too
    await tx.insert(quiet_hours).values({ user_id: id, from_hour: 0, to_hour: 0 })
    await tx
      .insert(sign_in_methods)
      .values({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
    if (role !== 'user') await tx.insert(user_roles).values({ user_id: id, role })
    await tx.insert(sessions).values({ id: newId(), user_id: id, token, expires_at: new Date(now.getTime() + HOUR_MS) })
  })
  return {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    name,
    phone_number: phoneNumber,
    session: signed(token),
  }
}

/** Signs a session token in the same way as the site. */
function signed(token: string): string {
  const signature = createHmac('sha256', SITE.authSecret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

export const sessionCookie = ({ session }: User) => ({
  name: 'sayyad.session_token',
  value: session,
  url: SITE.origin,
})
