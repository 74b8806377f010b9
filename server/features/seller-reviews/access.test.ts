import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { NOW } from '#server/testing/given-services.ts'
import { reviewPermissions } from './access.ts'

const CALLERS: Record<'anonymous' | 'stranger' | 'buyer' | 'seller', Caller> = {
  anonymous: { kind: 'anonymous' },
  stranger: { kind: 'user', id: 'stranger', session_id: '1' },
  buyer: { kind: 'user', id: 'buyer', session_id: '2' },
  seller: { kind: 'user', id: 'seller', session_id: '3' },
}
const REVIEW = { buyer_id: 'buyer', seller_id: 'seller', created_at: NOW, removed_at: null }
const able = (who: keyof typeof CALLERS, other: Partial<Parameters<typeof reviewPermissions>[1]> = {}, days = 0) => {
  const now = new Date(NOW.getTime() + days * DAY_MS)
  const can = reviewPermissions(CALLERS[who], { ...REVIEW, ...other }, { isSellerActive: true, now })
  return Object.entries(can).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))
}

test('AUTH-14 a review is changed and taken back by its author, answered by its seller, and reported by others', () => {
  expect(able('anonymous')).toEqual([])
  expect(able('stranger')).toEqual(['report'])
  expect(able('seller')).toEqual(['answer', 'report'])
  expect(able('buyer')).toEqual(['change', 'take_back'])
  expect(able('buyer', {}, 31)).toEqual(['take_back'])
  for (const who of ['stranger', 'seller', 'buyer'] as const) expect(able(who, { removed_at: NOW })).toEqual([])
})
