import { eq, sql } from 'drizzle-orm'
import { repliesFast, REPLIES_COUNTED_MS, TIME_TO_REPLY_MS, type Replies } from '#domain/replies/reply-promise.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/**
 * Every night: updates the reply statistics of sellers. Each changed seller is updated in a separate transaction, so
 * that locks are short.
 */
export const countReplies: Job<object, Services> = {
  name: 'count_replies',
  retries: 3,
  seconds: 1800,
  cron: '20 4 * * *',
  run: async (services) => {
    const now = services.clock()
    const changed = await findChanged(services.db, now)
    await eachOrThrow(changed, (replies) => storeReplies(services, { ...replies, now }))
  },
}

type Counted = Replies & { seller_id: string }

/**
 * Finds sellers whose statistics have changed. A conversation counts once it is answered or a day old. Sellers without
 * a sign-in method are excluded, since answers of demo sellers are automatic. Automatic declines are system messages,
 * which are not answers. The first answer is searched among the messages of the conversation rather than the seller's,
 * who may have sent very many.
 */
async function findChanged(db: Db, now: Date): Promise<Counted[]> {
  const from = new Date(now.getTime() - REPLIES_COUNTED_MS).toISOString()
  const late = new Date(now.getTime() - TIME_TO_REPLY_MS).toISOString()
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    with first_messages as (
      select c.seller_id, c.created_at as asked_at, (
        select min(m.created_at) filter (where m.sender_id = c.seller_id) from messages m
        where m.conversation_id = c.id
      ) as answered_at
      from conversations c
      where c.created_at > ${from} and exists (select from sign_in_methods s where s.user_id = c.seller_id)
    ), counted as (
      select seller_id, count(*)::int as first_messages_count, count(answered_at)::int as answered_count,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60))::int
          as median_reply_minutes
      from first_messages
      where answered_at is not null or asked_at < ${late}
      group by seller_id
    )
    select p.id as seller_id, coalesce(n.first_messages_count, 0) as first_messages_count,
      coalesce(n.answered_count, 0) as answered_count, n.median_reply_minutes
    from profiles p left join counted n on n.seller_id = p.id
    where (p.first_messages_count, p.answered_count, p.median_reply_minutes)
      is distinct from (coalesce(n.first_messages_count, 0), coalesce(n.answered_count, 0), n.median_reply_minutes)
    order by p.id
  `)
  return rows
}

async function storeReplies(services: Services, { seller_id, now, ...replies }: Counted & { now: Date }) {
  const catalogue = await services.catalogue()
  await services.db.transaction(async (tx) => {
    // locks the ads first, like all changes of ads
    await tx.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, seller_id)).orderBy(cars.id).for('update')
    const [before] = await tx.select().from(profiles).where(eq(profiles.id, seller_id)).for('update')
    if (!before) return
    await tx.update(profiles).set(replies).where(eq(profiles.id, seller_id))
    afterCommit(tx, { type: 'profiles_changed', ids: [seller_id] })
    if (repliesFast(before) !== repliesFast(replies)) await refreshSearchableCars(tx, { seller_id, catalogue, now })
  })
}
