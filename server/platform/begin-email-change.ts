import type { Db } from '#server/platform/db/client.ts'
import { email_changes } from '#server/platform/db/schema/index.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'

type Change = Pick<
  typeof email_changes.$inferInsert,
  'user_id' | 'new_email' | 'expires_at' | 'waits_until' | 'began_by' | 'ends_second_factor'
>

/**
 * Replaces any other pending change of the user.
 * @returns the tokens of the links to both addresses
 */
export async function beginEmailChange(tx: Db, { user_id, ...begun }: Change) {
  const [oldToken, newToken] = [newLinkToken(), newLinkToken()]
  const change = {
    ...begun,
    old_token_hash: hashOfToken(oldToken),
    new_token_hash: hashOfToken(newToken),
    old_confirmed_at: null,
    new_confirmed_at: null,
  }
  await tx
    .insert(email_changes)
    .values({ user_id, ...change })
    .onConflictDoUpdate({ target: email_changes.user_id, set: change })
  return { oldToken, newToken }
}
