import { expect, test } from 'vitest'
import { withoutNotified } from './without-notified.ts'

test('a conversation is listed with the notifications only if it has messages that they do not cover', () => {
  const offer = { link: '/messages?conversation=told', read_at: null }
  const conversations = [
    { id: 'told', unread_count: 1 },
    { id: 'other', unread_count: 1 },
  ]
  expect(withoutNotified(conversations, [offer]).map(({ id }) => id)).toEqual(['other'])
  expect(withoutNotified([{ id: 'told', unread_count: 2 }], [offer])).toHaveLength(1)
  expect(
    withoutNotified([{ id: 'told', unread_count: 1 }], [{ ...offer, read_at: '2026-06-15T12:00:00Z' }]),
  ).toHaveLength(1)
})
