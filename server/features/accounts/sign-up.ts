import { eq } from 'drizzle-orm'
import type { SignUp } from '#contract/accounts.ts'
import type { CallContext } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#domain/legal/versions.ts'
import { findCountry, readPhone } from '#server/features/countries/public.ts'
import { consents, profiles, sign_in_methods, users } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/db/client.ts'
import { invalid } from '#server/platform/fail.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { checkNewPassword } from './check-new-password.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { markSignUp } from './sign-up-proof.ts'

/**
 * Creates an unconfirmed account. If the email already has one, its owner is told by email; the response and the time
 * it takes are the same. Until then the latest sign-up with an address replaces the one before: `confirmEmail` makes sure
 * that whoever confirms it knows its password.
 */
export async function signUp(context: CallContext, input: SignUp): Promise<void> {
  const { auth, db, limits, request } = context
  await limits.take(BY_ADDRESS.sign_up, request.address)
  checkNewPassword(input.password, input.email)
  const phone_number = readPhone(input.phone_number, input.country_code)
  if (!phone_number) throw invalid('phone_number', 'phone_invalid')
  if (!findCountry(input.country_code)) throw invalid('country_code', 'country_unknown')

  const password = await (await auth.$context).password.hash(input.password)
  // always a new one, so that the cookie is sent whether the email has an account or not
  const id = newId()
  await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id, email_verified: users.email_verified })
      .from(users)
      .where(eq(users.email, input.email))
      .for('update')
    if (owner?.email_verified) return tellOwner(context, tx, owner.id, input.email)
    // the email is not confirmed by anyone, so the latest sign-up wins
    if (owner) await removeUnconfirmed(tx, owner.id)
    const isAdded = await addUser(tx, { ...input, id, phone_number, password })
    if (isAdded) await queueMail(context, tx, input.email, await confirmationMail(context, tx, id, input.next))
  })
  markSignUp(context, id)
}

async function tellOwner(context: CallContext, tx: Db, id: string, email: string): Promise<void> {
  const [owner] = await tx.select().from(profiles).where(eq(profiles.id, id))
  if (!owner) return
  await queueMail(context, tx, email, {
    template: 'existing_account',
    lang: owner.preferred_language,
    values: { name: owner.first_name ?? '' },
    link: `${context.public_url}/auth`,
  })
}

async function removeUnconfirmed(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(profiles).where(eq(profiles.id, id))
  afterCommit(tx, { type: 'profiles_changed', ids: [id] })
}

type NewUser = SignUp & {
  id: string
  /** A hash. */
  password: string
}

/** @returns false if the same email was added concurrently */
async function addUser(tx: Db, user: NewUser): Promise<boolean> {
  const { id, email, first_name, last_name, phone_number, country_code, lang, password } = user
  const [added] = await tx
    .insert(users)
    .values({ id, name: `${first_name} ${last_name}`, email })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!added) return false
  await tx
    .insert(sign_in_methods)
    .values({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password })
  await tx.insert(profiles).values({
    id,
    first_name,
    last_name,
    phone_number,
    country_code,
    phone_country_code: findCountry(country_code)?.phone_country_code ?? null,
    preferred_language: lang,
  })
  await tx.insert(consents).values([
    { id: newId(), user_id: id, document: 'terms', version: TERMS_VERSION },
    { id: newId(), user_id: id, document: 'privacy', version: PRIVACY_VERSION },
  ])
  return true
}
