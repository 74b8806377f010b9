import type { Role } from '#domain/accounts/roles.ts'
import { createBrowser, type Browser } from './browser.ts'
import type { GivenApp } from './given-app.ts'
import { givenUser } from './given-user.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

/** A signed-in user. */
export interface Person {
  id: string
  email: string
  browser: Browser
}

export async function givenPerson(app: GivenApp, role: Role = 'user'): Promise<Person> {
  const browser = createBrowser(app.http, '', PHONE)
  return { ...(await givenUser(app, { browser, role })), browser }
}
