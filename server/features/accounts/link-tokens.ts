import { and, eq, gt } from 'drizzle-orm'
import { HOUR_MS } from '#domain/durations.ts'
import type { Db } from '#server/platform/db/client.ts'
import { email_changes, verifications } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'

export type LinkPurpose = 'confirm_email' | 'reset_password'

const LASTS: Record<LinkPurpose, number> = { confirm_email: 24 * HOUR_MS, reset_password: HOUR_MS }

/** @returns the token for the emailed link */
export async function createLinkToken(db: Db, purpose: LinkPurpose, userId: string, now: Date): Promise<string> {
  const token = newLinkToken()
  await db.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(purpose, token),
    value: userId,
    expires_at: new Date(now.getTime() + LASTS[purpose]),
  })
  return token
}

/** The user that a link was sent to; undefined if the link is unknown, expired or used. */
export async function findLinkUser(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ user_id: verifications.value })
    .from(verifications)
    .where(valid(purpose, token, now))
  return row?.user_id
}

/** Returns the same as `findLinkUser` and marks the link as used. */
export async function takeLinkUser(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(verifications)
    .where(valid(purpose, token, now))
    .returning({ user_id: verifications.value })
  return row?.user_id
}

/**
 * Invalidates earlier emails and sign-ins of a user: links, a pending email change, sign-ins that wait for a second
 * factor, and devices that skip it. The account must be locked, so that no link is created meanwhile.
 */
export async function endLinks(tx: Db, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(email_changes).where(eq(email_changes.user_id, userId))
}

const valid = (purpose: LinkPurpose, token: string, now: Date) =>
  and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expires_at, now))

const identifierOf = (purpose: LinkPurpose, token: string): string => `${purpose}:${hashOfToken(token)}`
