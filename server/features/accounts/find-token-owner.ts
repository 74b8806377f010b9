import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { access_tokens, profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { failSuspended } from '#server/platform/fail-suspended.ts'
import type { ByToken } from '#server/platform/http/access.ts'
import { hashOfToken } from '#server/platform/link-token.ts'

/**
 * Finds the user of an access token and records its use.
 * @throws TOKEN_INVALID; SUSPENDED with the reason and the end
 */
export async function findTokenOwner({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<ByToken> {
  const now = clock()
  const [found] = await db
    .select({ row: access_tokens, profile: profiles })
    .from(access_tokens)
    .innerJoin(profiles, eq(profiles.id, access_tokens.user_id))
    .where(eq(access_tokens.token_hash, hashOfToken(token)))
  if (!found) throw fail('TOKEN_INVALID')
  const { id, user_id, scopes, last_used_at, expires_at } = found.row
  if (expires_at && expires_at <= now) throw fail('TOKEN_INVALID')
  if (found.profile.status === 'suspended') throw failSuspended(found.profile)
  if (found.profile.status !== 'active') throw fail('TOKEN_INVALID')
  // at most one write per minute and token
  const aMinuteAgo = new Date(now.getTime() - MINUTE_MS)
  if (!last_used_at || last_used_at <= aMinuteAgo) {
    const isOld = or(isNull(access_tokens.last_used_at), lte(access_tokens.last_used_at, aMinuteAgo))
    await db
      .update(access_tokens)
      .set({ last_used_at: now })
      .where(and(eq(access_tokens.id, id), isOld))
  }
  return { kind: 'user', id: user_id, scopes }
}
