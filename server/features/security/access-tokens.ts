import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { AccessToken, NewAccessToken } from '#contract/security.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { checkOwnPassword } from '#server/features/accounts/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { access_tokens, profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'
import { ownsAccessToken } from './access.ts'

/** Allows secret scanners to recognise leaked tokens. */
const PREFIX = 'sayyad_'
const SHOWN_LETTERS = PREFIX.length + 4
const MOST_TOKENS = 20

/** Newest first. */
export async function listAccessTokens(context: CallContext): Promise<AccessToken[]> {
  const rows = await context.db
    .select()
    .from(access_tokens)
    .where(eq(access_tokens.user_id, requireUser(context).id))
    .orderBy(desc(access_tokens.created_at), desc(access_tokens.id))
  return rows.map(present)
}

/**
 * Creates an access token. The token is returned once; only a hash of it is stored.
 * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS, TOO_MANY
 */
export async function createAccessToken(
  context: CallContext,
  { name, scopes, expires_in_days, password }: NewAccessToken,
): Promise<AccessToken & { token: string }> {
  const { db, clock, publicUrl } = context
  await checkOwnPassword(context, password)
  const { id: userId } = requireUser(context)
  const token = PREFIX + newLinkToken()
  const now = clock()
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const isValid = or(isNull(access_tokens.expires_at), gt(access_tokens.expires_at, now))
    const valid = await tx.$count(access_tokens, and(eq(access_tokens.user_id, userId), isValid))
    if (valid >= MOST_TOKENS) throw fail('TOO_MANY')
    const row: typeof access_tokens.$inferSelect = {
      id: newId(),
      user_id: userId,
      name,
      start: token.slice(0, SHOWN_LETTERS),
      token_hash: hashOfToken(token),
      scopes: [...new Set(scopes)],
      created_at: now,
      last_used_at: null,
      expires_at: expires_in_days === null ? null : new Date(now.getTime() + expires_in_days * DAY_MS),
    }
    await tx.insert(access_tokens).values(row)
    const [user] = await tx
      .select({ email: users.email, first_name: profiles.first_name, lang: profiles.preferred_language })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId))
    if (user) {
      await queueMail(context, tx, user.email, {
        template: 'access_token_created',
        lang: user.lang,
        values: { name: user.first_name ?? '', token: name },
        link: `${publicUrl}/dashboard?tab=security`,
      })
    }
    return { ...present(row), token }
  })
}

/**
 * Idempotent.
 * @throws NOT_FOUND if the token belongs to another user
 */
export async function revokeAccessToken(context: CallContext, accessTokenId: string): Promise<void> {
  const { id } = requireUser(context)
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(access_tokens).where(eq(access_tokens.id, accessTokenId)).for('update')
    if (!row) return
    if (!ownsAccessToken(id, row)) throw fail('NOT_FOUND')
    await tx.delete(access_tokens).where(eq(access_tokens.id, accessTokenId))
  })
}

const present = (row: typeof access_tokens.$inferSelect): AccessToken => ({
  id: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
})
