import type pg from 'pg'
import { ORIGIN } from './start-host.ts'

export const EMAIL = 'bench@example.com'
export const PASSWORD = 'ranchero-sunset-41'

export async function removeUser(database: pg.Client | pg.Pool): Promise<void> {
  await database.query('delete from users where email = $1', [EMAIL])
}

export async function addUser(database: pg.Client | pg.Pool): Promise<void> {
  await removeUser(database)
  const answer = await fetch(`${ORIGIN}/api/v1/accounts/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: EMAIL,
      password: PASSWORD,
      first_name: 'Bench',
      last_name: 'Mark',
      phone_number: '0501234567',
      country_code: 'SA',
      lang: 'en',
      accepts_terms: true,
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await database.query('update users set email_verified = true where email = $1', [EMAIL])
}

export async function makeAdmin(database: pg.Client | pg.Pool): Promise<void> {
  await database.query(`insert into user_roles (user_id, role) select id, 'admin' from users where email = $1`, [EMAIL])
}

/** @returns the cookies of the response */
export async function signIn(cookie = ''): Promise<string> {
  const answer = await fetch(`${ORIGIN}/api/v1/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.text()
  const pairs = answer.headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')))
  // a cookie may be cleared and set again in one response; the last one applies, as in browsers
  const latest = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  return [...latest.values()].join('; ')
}

/** Parses a cookie header for a browser context. */
export function cookiesOf(header: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: ORIGIN }
  })
}
