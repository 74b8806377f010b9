import { asc, isNull } from 'drizzle-orm'
import type { SupportRequest } from '#contract/support.ts'
import type { Db } from '#server/platform/db/client.ts'
import { support_requests } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 50

/** Open ones, oldest first. */
export async function listSupportRequests(db: Db): Promise<{ items: SupportRequest[]; total: number }> {
  const isOpen = isNull(support_requests.closed_at)
  const rows = await db
    .select()
    .from(support_requests)
    .where(isOpen)
    .orderBy(asc(support_requests.created_at), asc(support_requests.id))
    .limit(MOST_LISTED)
  const items = rows.map(({ id, name, email, text, language, user_id, created_at }) => ({
    id,
    name,
    email,
    text,
    language,
    user_id,
    created_at: created_at.toISOString(),
  }))
  return { items, total: await db.$count(support_requests, isOpen) }
}
