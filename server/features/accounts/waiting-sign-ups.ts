import { and, asc, eq, gt, like } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { verifications } from '#server/platform/db/schema/index.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import { SignUpData } from './open-sign-up.ts'

type Needed = Pick<CallContext, 'auth' | 'authSecret' | 'clock'>

const PREFIX = 'sign_up:'
const PURPOSE = 'waiting_sign_up'
/** Each is compared with a typed password. Further ones can only be confirmed in the browser that signed up. */
const MOST = 10

const identifierOf = (email: string): string => PREFIX + hashOfToken(email)

/**
 * Sign-ups with an email for which another sign-up waits already. Anyone can sign up with any email, so that a later
 * one replaces the first only if the owner of the mailbox chooses it.
 */
export async function storeWaitingSignUp({ authSecret, clock }: Needed, tx: Db, signUp: SignUpData): Promise<void> {
  const identifier = identifierOf(signUp.email)
  if ((await tx.$count(verifications, eq(verifications.identifier, identifier))) >= MOST) return
  await tx.insert(verifications).values({
    id: signUp.id,
    identifier,
    value: seal(authSecret, PURPOSE, signUp),
    expires_at: new Date(clock().getTime() + DAY_MS),
  })
}

/** The oldest first. */
export async function listWaitingSignUps({ authSecret, clock }: Needed, db: Db, email: string): Promise<SignUpData[]> {
  const rows = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(email)), gt(verifications.expires_at, clock())))
    .orderBy(asc(verifications.created_at), asc(verifications.id))
  return rows.flatMap(({ value }) => SignUpData.safeParse(unseal(authSecret, PURPOSE, value)).data ?? [])
}

export async function findWaitingSignUp(
  context: Needed,
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<SignUpData | undefined> {
  const { verify } = (await context.auth.$context).password
  for (const signUp of await listWaitingSignUps(context, db, email)) {
    if (await verify({ hash: signUp.password_hash, password })) return signUp
  }
  return undefined
}

export async function removeWaitingSignUp(tx: Db, id: string): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.id, id), like(verifications.identifier, `${PREFIX}%`)))
}

export async function removeWaitingSignUps(tx: Db, email: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(email)))
}
