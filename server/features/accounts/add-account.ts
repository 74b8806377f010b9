import { eq, or } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#domain/legal/versions.ts'
import { findCountry } from '#server/features/countries/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { consents, profiles, sign_in_methods, users, verifications } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { storeSignUp, type SignUpData } from './open-sign-up.ts'
import { listWaitingSignUps, removeWaitingSignUp, storeWaitingSignUp } from './waiting-sign-ups.ts'

interface Way {
  /** The path to open after confirmation. */
  next?: string | undefined
  /** The ID of a sign-up that this one replaces. Does nothing if that one is already confirmed. */
  replaces?: string
}

/**
 * Adds an account with an unconfirmed email. If the email belongs to a confirmed account, its owner is notified by
 * email, and the response is the same. If another sign-up waits for the confirmation of the email, both do, and their
 * links remain valid: `confirmEmail` decides between them.
 */
export async function addAccount(context: CallContext, input: Omit<SignUpData, 'id'>, way: Way): Promise<void> {
  // always a new ID, so that the cookie is set in all cases
  const account = { ...input, id: newId() }
  const { email } = account
  const isDone = await context.db.transaction(async (tx) => {
    const { replaces } = way
    await tx
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.email, email), replaces === undefined ? undefined : eq(users.id, replaces)))
      .orderBy(users.id)
      .for('update')
    if (replaces !== undefined && !(await withdrawSignUp(context, tx, replaces))) return false
    const isFirst = await insertAccount(tx, account)
    const [known] = await tx
      .select({ id: users.id, email_verified: users.email_verified })
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    if (!known) return true
    if (known.email_verified) {
      await mailOwner(context, tx, { id: known.id, email })
      return true
    }
    if (!isFirst) await storeWaitingSignUp(context, tx, account)
    const reader = { name: account.first_name, lang: account.lang }
    await queueMail(context, tx, email, await confirmationMail(context, tx, known.id, { reader, next: way.next }))
    return true
  })
  if (isDone) storeSignUp(context, account)
}

/** @returns false if the sign-up is already confirmed */
async function withdrawSignUp(context: CallContext, tx: Db, id: string): Promise<boolean> {
  const [account] = await tx
    .select({ email: users.email, email_verified: users.email_verified })
    .from(users)
    .where(eq(users.id, id))
  if (account?.email_verified) return false
  await removeWaitingSignUp(tx, id)
  if (!account) return true
  const [next] = await listWaitingSignUps(context, tx, account.email)
  await (next ? replaceAccount(tx, id, next) : removeUnconfirmed(tx, id))
  return true
}

/** Replaces an account with an unconfirmed email by another sign-up with the same email, whose links remain valid. */
export async function replaceAccount(tx: Db, id: string, signUp: SignUpData): Promise<void> {
  await removeUnconfirmed(tx, id)
  await removeWaitingSignUp(tx, signUp.id)
  await insertAccount(tx, signUp)
  await tx.update(verifications).set({ value: signUp.id }).where(eq(verifications.value, id))
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

export async function removeUnconfirmed(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(profiles).where(eq(profiles.id, id))
  afterCommit(tx, { type: 'profiles_changed', ids: [id] })
}

/**
 * Adds an account whose email counts as confirmed.
 * @returns its ID; null if the email has an account
 */
export async function addConfirmedAccount(tx: Db, account: Omit<SignUpData, 'id'>): Promise<string | null> {
  const id = newId()
  if (!(await insertAccount(tx, { ...account, id }))) return null
  await tx.update(users).set({ email_verified: true }).where(eq(users.id, id))
  afterCommit(tx, { type: 'profiles_changed', ids: [id] })
  return id
}

/** @returns false if the email has an account */
async function insertAccount(tx: Db, account: SignUpData): Promise<boolean> {
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
