import { and, eq, gt } from 'drizzle-orm'
import { fail } from '#server/platform/fail.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import type { Db } from '#server/platform/db/client.ts'
import { email_messages, email_threads } from '#server/platform/db/schema/index.ts'
import { oldestKept } from './forget-emails.job.ts'

/**
 * The message that a link replies to.
 * @throws LINK_INVALID if the thread is deleted or the link is wrong
 */
export async function findByLink(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ message: email_messages, thread: email_threads })
    .from(email_messages)
    .innerJoin(email_threads, eq(email_threads.id, email_messages.thread_id))
    .where(and(eq(email_messages.token_hash, hashOfToken(token)), gt(email_threads.last_written_at, oldestKept(now))))
  if (!found) throw fail('LINK_INVALID')
  return found
}
