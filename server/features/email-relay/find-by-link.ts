import { and, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fail } from '#server/platform/fail.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_links, conversations, users } from '#server/platform/db/schema/index.ts'
import { oldestLinked } from './delete-expired-links.job.ts'

const buyer = alias(users, 'buyer')
const seller = alias(users, 'seller')

/** @throws LINK_INVALID if the link is wrong or too old, or an account of the conversation was deleted */
export async function findByLink(db: Db, token: string, now: Date): Promise<typeof conversation_links.$inferSelect> {
  const [found] = await db
    .select({ link: conversation_links })
    .from(conversation_links)
    .innerJoin(conversations, eq(conversations.id, conversation_links.conversation_id))
    .innerJoin(buyer, eq(buyer.id, conversations.buyer_id))
    .innerJoin(seller, eq(seller.id, conversations.seller_id))
    .where(and(eq(conversation_links.token_hash, hashOfToken(token)), gt(conversations.updated_at, oldestLinked(now))))
  if (!found) throw fail('LINK_INVALID')
  return found.link
}
