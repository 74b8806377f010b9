import { expect, test } from 'vitest'
import { repliesFast, replyPromise } from './reply-promise.ts'

const of = (firstMessagesCount: number, answeredCount: number, medianReplyMinutes: number | null) => ({
  first_messages_count: firstMessagesCount,
  answered_count: answeredCount,
  median_reply_minutes: medianReplyMinutes,
})

test.each([
  [of(37, 34, 42), 'hour', 92, true],
  [of(5, 4, 15), 'quarter', 80, true],
  [of(5, 3, 15), 'quarter', 60, false],
  [of(20, 20, 61), 'hours', 100, false],
  [of(20, 20, 1440), 'day', 100, false],
  [of(20, 1, 5000), 'days', 5, false],
])(
  'a seller with reply times %j usually answers within %s, %i%% of messages; fast: %s',
  (replies, within, answeredPercent, isFast) => {
    expect(replyPromise(replies)).toMatchObject({ within, answered_percent: answeredPercent })
    expect(repliesFast(replies)).toBe(isFast)
  },
)

test('no reply time is shown for four messages or for a seller who answers nobody', () => {
  for (const replies of [of(4, 4, 5), of(9, 0, null)]) {
    expect(replyPromise(replies)).toBeNull()
    expect(repliesFast(replies)).toBe(false)
  }
})
