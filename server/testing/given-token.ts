import { SCOPES, type Scope } from '#contract/procedure.ts'
import { access_tokens } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'
import type { GivenApp } from './given-app.ts'

/**
 * Inserts an access token as a row. `access-tokens.test.ts` creates tokens over HTTP.
 * @returns the value of the `Authorization` header
 */
export async function givenToken(
  { services: { db } }: GivenApp,
  userId: string,
  scopes: readonly Scope[] = SCOPES,
): Promise<string> {
  const token = `sayyad_${newLinkToken()}`
  await db.insert(access_tokens).values({
    id: newId(),
    user_id: userId,
    name: 'import',
    start: token.slice(0, 11),
    token_hash: hashOfToken(token),
    scopes: [...scopes],
  })
  return `Bearer ${token}`
}
