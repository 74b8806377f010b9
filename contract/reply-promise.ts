import { z } from 'zod'
import { REPLY_TIMES } from '#domain/replies/reply-promise.ts'

/** How a seller answers the first messages of buyers, over the last 90 days; null if there were fewer than five. */
export const ReplyPromise = z.object({
  /** The median response time as a category: a quarter of an hour, an hour, six hours, a day, or longer. */
  within: z.enum(REPLY_TIMES),
  answered_percent: z.int(),
  /** The number of first messages that were answered or are older than a day. */
  first_messages_count: z.int(),
})
export type ReplyPromise = z.output<typeof ReplyPromise>
