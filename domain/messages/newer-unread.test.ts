import { expect, test } from 'vitest'
import { newerUnread } from './newer-unread.ts'

test('MSG-06 an older count that arrives late does not replace a newer one', () => {
  const [older, newer] = [
    { unread_count: 3, as_of: 7 },
    { unread_count: 0, as_of: 9 },
  ]
  expect([newerUnread(undefined, older), newerUnread(older, newer), newerUnread(newer, older)]).toEqual([
    older,
    newer,
    newer,
  ])
})
