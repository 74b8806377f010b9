import { givenApp, type GivenApp } from './given-app.ts'
import { givenPerson, type Person } from './given-person.ts'

/** The reason that admins give for a change. */
export const REASON = 'طلب المالك ذلك هاتفيًا'

export interface TwoAdmins {
  app: GivenApp
  admin: Person
  /** Changes what the first admin has changed. */
  colleague: Person
  seller: Person
  /** Lets a second pass, so that changes have different times. */
  later: () => void
}

export async function givenTwoAdmins(): Promise<TwoAdmins> {
  const app = await givenApp()
  return {
    app,
    admin: await givenPerson(app, 'admin'),
    colleague: await givenPerson(app, 'admin'),
    seller: await givenPerson(app),
    later: () => (app.time.now = new Date(app.time.now.getTime() + 1000)),
  }
}
