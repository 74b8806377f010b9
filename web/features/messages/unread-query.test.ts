import { expect, test } from 'vitest'
import { newerOf } from './unread-query.ts'

test('MSG-06 an older count that arrives late does not take the place of a newer one', () => {
  const [older, newer] = [
    { unread_count: 3, as_of: 7 },
    { unread_count: 0, as_of: 9 },
  ]
  expect([newerOf(undefined, older), newerOf(older, newer), newerOf(newer, older)]).toEqual([older, newer, newer])
})
