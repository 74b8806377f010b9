import { and, count, countDistinct, inArray, isNotNull, isNull, min } from 'drizzle-orm'
import { ADMIN_QUEUES, QUEUES, type Queue, type Waiting } from '#domain/admin-overview/queues.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { countWaitingAds } from '#server/features/ad-reviews/public.ts'
import { countTypedModels } from '#server/features/car-makers/public.ts'
import { countOverdueFacts } from '#server/features/facts/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  conversation_reports,
  identity_requests,
  penalties,
  promotions,
  reports,
  seller_review_reports,
  support_requests,
} from '#server/platform/db/schema/index.ts'
import { countFailedJobs } from '#server/platform/jobs/failed-jobs.ts'

interface Counted {
  count: number
  oldest_at: Date | null
}

/** All queues in a fixed order. Moderators do not get queues that only admins decide. */
export async function listQueues(
  context: Pick<CallContext, 'db' | 'caller' | 'catalogue' | 'clock'>,
): Promise<Waiting[]> {
  const queues = QUEUES.filter((queue) => context.caller.kind === 'admin' || !ADMIN_QUEUES.includes(queue))
  return Promise.all(
    queues.map(async (queue) => {
      const { count: number, oldest_at } = await COUNTS[queue](context.db, context)
      return { queue, count: number, oldest_at: oldest_at?.toISOString() ?? null }
    }),
  )
}

const first = async (rows: PromiseLike<Counted[]>): Promise<Counted> => (await rows)[0] ?? { count: 0, oldest_at: null }

const COUNTS: Record<Queue, (db: Db, services: Pick<CallContext, 'db' | 'catalogue' | 'clock'>) => Promise<Counted>> = {
  ads: countWaitingAds,
  reported_ads: (db) =>
    first(
      db
        .select({ count: countDistinct(reports.car_id), oldest_at: min(reports.created_at) })
        .from(reports)
        .where(isNull(reports.closed_at)),
    ),
  reported_conversations: (db) =>
    first(
      db
        .select({ count: count(), oldest_at: min(conversation_reports.created_at) })
        .from(conversation_reports)
        .where(isNull(conversation_reports.closed_at)),
    ),
  reported_reviews: (db) =>
    first(
      db
        .select({
          count: countDistinct(seller_review_reports.review_id),
          oldest_at: min(seller_review_reports.created_at),
        })
        .from(seller_review_reports)
        .where(isNull(seller_review_reports.closed_at)),
    ),
  appeals: (db) =>
    first(
      db
        .select({ count: count(), oldest_at: min(penalties.appealed_at) })
        .from(penalties)
        .where(and(isNotNull(penalties.appealed_at), isNull(penalties.appeal_decided_at))),
    ),
  identity_requests: (db) =>
    first(
      db
        .select({ count: count(), oldest_at: min(identity_requests.created_at) })
        .from(identity_requests)
        .where(isNull(identity_requests.decision)),
    ),
  support_requests: (db) =>
    first(
      db
        .select({ count: count(), oldest_at: min(support_requests.created_at) })
        .from(support_requests)
        .where(isNull(support_requests.closed_at)),
    ),
  promotions: (db) =>
    first(
      db
        .select({ count: count(), oldest_at: min(promotions.requested_at) })
        .from(promotions)
        .where(inArray(promotions.state, [...OPEN_STATES])),
    ),
  typed_models: (_, services) => countTypedModels(services),
  overdue_facts: (_, services) => countOverdueFacts(services),
  failed_mails: (db) => countFailedJobs(db, 'mails'),
  failed_jobs: (db) => countFailedJobs(db, 'others'),
}
