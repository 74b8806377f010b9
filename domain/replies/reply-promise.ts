import { DAY_MS, HOUR_MS } from '#domain/durations.ts'

/** Only conversations that began within this time are counted. */
export const REPLIES_COUNTED_MS = 90 * DAY_MS
/** A first message counts as unanswered after this time. */
export const TIME_TO_REPLY_MS = 24 * HOUR_MS
/** Below this many first messages no reply time is shown. */
export const FEWEST_FOR_PROMISE = 5

export const REPLY_TIMES = ['quarter', 'hour', 'hours', 'day', 'days'] as const
export type ReplyTime = (typeof REPLY_TIMES)[number]

/** The statistics of a seller. */
export interface Replies {
  /** First messages of buyers. */
  first_messages_count: number
  answered_count: number
  /** Of those that were answered; null if none was. */
  median_reply_minutes: number | null
}

export interface ReplyPromise {
  within: ReplyTime
  /** Percentage of all first messages. */
  answered_percent: number
  first_messages_count: number
}

/** How soon a seller usually answers; null if there were too few messages, or none was answered. */
export function replyPromise(replies: Replies): ReplyPromise | null {
  const { first_messages_count, answered_count, median_reply_minutes } = replies
  if (first_messages_count < FEWEST_FOR_PROMISE || median_reply_minutes === null) return null
  return {
    within: replyTime(median_reply_minutes),
    answered_percent: Math.round((answered_count / first_messages_count) * 100),
    first_messages_count,
  }
}

function replyTime(minutes: number): ReplyTime {
  if (minutes <= 15) return 'quarter'
  if (minutes <= 60) return 'hour'
  if (minutes <= 6 * 60) return 'hours'
  return minutes <= 24 * 60 ? 'day' : 'days'
}

const FAST_PERCENT = 80

/** Whether cards mention it: most messages are answered, and quickly. */
export function repliesFast(replies: Replies): boolean {
  const promise = replyPromise(replies)
  return promise !== null && promise.answered_percent >= FAST_PERCENT && ['quarter', 'hour'].includes(promise.within)
}
