import { z } from 'zod'
import { REPLY_TIMES } from '#domain/replies/reply-promise.ts'

/** How a seller answers the first messages of buyers, as counted over the last 90 days; null of fewer than five. */
export const ReplyPromise = z.object({
  /** The median: a quarter of an hour, an hour, six hours, a day, or longer. */
  within: z.enum(REPLY_TIMES),
  answered_percent: z.int(),
  /** First messages that were answered, or are older than a day. */
  first_messages_count: z.int(),
})
export type ReplyPromise = z.output<typeof ReplyPromise>
