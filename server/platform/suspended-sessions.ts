import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from './db/client.ts'
import { profiles, sessions, verifications } from './db/schema/index.ts'
import { newId } from './ids.ts'
import { hashOfToken } from './link-token.ts'

const identifierOf = (token: string): string => `suspended:${hashOfToken(token)}`

/**
 * Remembers the sessions that a suspension ends, until they would have expired, so that the user is told of the
 * suspension in open pages instead of being asked to sign in. Call it before the sessions end.
 */
export async function markSuspended(tx: Db, userId: string): Promise<void> {
  const ending = await tx.select().from(sessions).where(eq(sessions.user_id, userId))
  if (!ending.length) return
  await tx.insert(verifications).values(
    ending.map(({ token, expires_at }) => ({
      id: newId(),
      identifier: identifierOf(token),
      value: userId,
      expires_at,
    })),
  )
}

/** The user whose session a suspension ended; undefined if it has been lifted. */
export async function findSuspended(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ suspended_reason: profiles.suspended_reason, suspended_until: profiles.suspended_until })
    .from(verifications)
    // compared as texts, since values of other purposes are not IDs
    .innerJoin(profiles, and(eq(sql`${profiles.id}::text`, verifications.value), eq(profiles.status, 'suspended')))
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expires_at, now)))
  return found
}
