import { eq, or } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#domain/legal/versions.ts'
import { findCountry } from '#server/features/countries/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { consents, profiles, sign_in_methods, users } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { storeSignUp, type OpenSignUp } from './open-sign-up.ts'

type Account = Omit<OpenSignUp, 'ends_at'>

interface Way {
  /** The path to open after confirmation. */
  next?: string | undefined
  /** The ID of an account that this one replaces. Does nothing if the email of that account is already confirmed. */
  replaces?: string
}

/**
 * Adds an account with an unconfirmed email. If the email belongs to a confirmed account, its owner is notified by
 * email, and the response is the same. Otherwise the account replaces earlier unconfirmed ones with the same email.
 * `confirmEmail` ensures that whoever confirms the email knows the password.
 */
export async function addAccount(context: CallContext, input: Omit<Account, 'id'>, way: Way): Promise<void> {
  // always a new ID, so that the cookie is set in both cases
  const account = { ...input, id: newId() }
  const { email } = account
  const isDone = await context.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: users.id, email: users.email, email_verified: users.email_verified })
      .from(users)
      .where(or(eq(users.email, email), way.replaces === undefined ? undefined : eq(users.id, way.replaces)))
      .orderBy(users.id)
      .for('update')
    const confirmed = known.filter(({ email_verified }) => email_verified)
    if (confirmed.some(({ id }) => id === way.replaces)) return false
    // the email is unconfirmed, so the latest sign-up replaces it
    for (const { id, email_verified } of known) if (!email_verified) await removeUnconfirmed(tx, id)
    const [owner] = confirmed
    if (owner) await mailOwner(context, tx, owner)
    else if (await insertAccount(tx, account)) {
      await queueMail(context, tx, email, await confirmationMail(context, tx, account.id, way.next))
    }
    return true
  })
  if (isDone) storeSignUp(context, account)
}

async function mailOwner(context: CallContext, tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const [owner] = await tx.select().from(profiles).where(eq(profiles.id, id))
  if (!owner) return
  await queueMail(context, tx, email, {
    template: 'existing_account',
    lang: owner.preferred_language,
    values: { name: owner.first_name ?? '' },
    link: `${context.publicUrl}/auth`,
  })
}

async function removeUnconfirmed(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(profiles).where(eq(profiles.id, id))
  afterCommit(tx, { type: 'profiles_changed', ids: [id] })
}

/** @returns false if the same email was added concurrently */
async function insertAccount(tx: Db, account: Account): Promise<boolean> {
  const { id, email, first_name, last_name, phone_number, country_code, lang, password_hash } = account
  const [added] = await tx
    .insert(users)
    .values({ id, name: `${first_name} ${last_name}`, email })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!added) return false
  await tx
    .insert(sign_in_methods)
    .values({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password: password_hash })
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
