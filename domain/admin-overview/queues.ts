import { DAY_MS } from '#domain/durations.ts'

/** The work queues of admins and moderators. */
export const QUEUES = [
  'ads',
  'reported_ads',
  'reported_conversations',
  'reported_reviews',
  'appeals',
  'identity_requests',
  'support_requests',
  'promotions',
  'typed_models',
  'overdue_facts',
  'failed_mails',
  'failed_jobs',
] as const
export type Queue = (typeof QUEUES)[number]

/** The queues for admins only. */
export const ADMIN_QUEUES: readonly Queue[] = [
  'promotions',
  'typed_models',
  'overdue_facts',
  'failed_mails',
  'failed_jobs',
]

/** The target waiting time of each queue, in milliseconds. Sellers are promised 24 hours; failures should not wait at all. */
const PATIENCE: Record<Queue, number> = {
  ads: DAY_MS,
  reported_ads: DAY_MS,
  reported_conversations: DAY_MS,
  reported_reviews: DAY_MS,
  appeals: 2 * DAY_MS,
  identity_requests: 2 * DAY_MS,
  support_requests: 2 * DAY_MS,
  promotions: DAY_MS,
  typed_models: 7 * DAY_MS,
  overdue_facts: 7 * DAY_MS,
  failed_mails: 0,
  failed_jobs: 0,
}

export interface Waiting {
  queue: Queue
  count: number
  /** When the oldest item was added; null if the queue is empty. */
  oldest_at: string | null
}

export interface Urgency extends Waiting {
  /** Whether the oldest item exceeds the target waiting time. */
  isLate: boolean
}

/** Queues sorted by how overdue they are; empty queues last. */
export function byUrgency(queues: readonly Waiting[], now: Date): Urgency[] {
  const overdue = ({ queue, oldest_at }: Waiting): number =>
    oldest_at === null ? Number.NEGATIVE_INFINITY : now.getTime() - new Date(oldest_at).getTime() - PATIENCE[queue]
  return queues
    .map((waiting) => ({ ...waiting, overdue: overdue(waiting) }))
    .toSorted((a, b) => (a.overdue === b.overdue ? 0 : b.overdue - a.overdue))
    .map(({ overdue: by, ...waiting }) => ({ ...waiting, isLate: by > 0 }))
}
