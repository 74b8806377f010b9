import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, shortlists } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { newId } from '#server/platform/ids.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import { lockOwn, type ShortlistRow } from './own-shortlist.ts'

/** Derived from the secret, so that the owner finds the link again although only its hash is stored. */
const tokenOf = (authSecret: string, linkId: string): string =>
  createHmac('sha256', authSecret).update(`shortlist link ${linkId}`).digest('base64url')

/** The path of the open link; null without one. */
export const linkOf = (
  { authSecret }: Pick<CallContext, 'authSecret'>,
  { link_id }: Pick<ShortlistRow, 'link_id'>,
): string | null => link_id && `/shortlist/${tokenOf(authSecret, link_id)}`

/** @throws NOT_FOUND */
export async function openLink(context: CallContext, shortlistId: string): Promise<{ link: string }> {
  const { db, authSecret } = context
  return db.transaction(async (tx) => {
    const row = await lockOwn(context, tx, shortlistId)
    const linkId = row.link_id ?? newId()
    const token = tokenOf(authSecret, linkId)
    if (!row.link_id) {
      const opened = { link_id: linkId, token_hash: hashOfToken(token) }
      await tx.update(shortlists).set(opened).where(eq(shortlists.id, shortlistId))
    }
    return { link: `/shortlist/${token}` }
  })
}

/** @throws NOT_FOUND */
export async function endLink(context: CallContext, shortlistId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOwn(context, tx, shortlistId)
    await tx.update(shortlists).set({ link_id: null, token_hash: null }).where(eq(shortlists.id, shortlistId))
  })
}

/**
 * The shortlist of a link, unless its owner is suspended.
 * @throws LINK_INVALID
 */
export async function findByToken(db: Db, token: string): Promise<ShortlistRow> {
  const [found] = await byToken(db, token)
  if (!found) throw fail('LINK_INVALID')
  return found.shortlist
}

/**
 * The same, locked: people of one list vote and write one after the other, and not after its link has ended.
 * @throws LINK_INVALID
 */
export async function lockByToken(tx: Db, token: string): Promise<ShortlistRow> {
  const [found] = await byToken(tx, token).for('no key update', { of: shortlists })
  if (!found) throw fail('LINK_INVALID')
  return found.shortlist
}

const byToken = (db: Db, token: string) =>
  db
    .select({ shortlist: shortlists })
    .from(shortlists)
    .innerJoin(profiles, and(eq(profiles.id, shortlists.user_id), eq(profiles.status, 'active')))
    .where(eq(shortlists.token_hash, hashOfToken(token)))
