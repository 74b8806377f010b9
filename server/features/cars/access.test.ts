import { expect, test } from 'vitest'
import type { Caller } from '#server/platform/http/access.ts'
import { canMessage, canSeeHidden, carPermissions } from './access.ts'

const CALLERS: Record<'anonymous' | 'stranger' | 'seller' | 'moderator' | 'admin' | 'selling_admin', Caller> = {
  anonymous: { kind: 'anonymous' },
  stranger: { kind: 'user', id: 'stranger', session_id: '1' },
  seller: { kind: 'user', id: 'seller', session_id: '2' },
  moderator: { kind: 'moderator', id: 'moderator', session_id: '5' },
  admin: { kind: 'admin', id: 'admin', session_id: '3' },
  selling_admin: { kind: 'admin', id: 'seller', session_id: '4' },
}

test.each([
  ['anonymous', false],
  ['stranger', false],
  ['seller', true],
  ['moderator', true],
  ['admin', true],
  ['selling_admin', true],
] as const)('EXPL-04 %s sees a hidden ad: %s', (who, isAllowed) => {
  expect(canSeeHidden(CALLERS[who], { seller_id: 'seller' })).toBe(isAllowed)
})

test.each([
  ['anonymous', 'public', ['contact', 'report']],
  ['anonymous', 'ended', ['report']],
  ['stranger', 'public', ['contact', 'report']],
  ['stranger', 'ended', ['report']],
  ['seller', 'public', ['edit']],
  ['seller', 'ended', ['edit']],
  ['seller', 'hidden', ['edit']],
  ['admin', 'public', ['contact', 'report']],
  ['admin', 'ended', ['report']],
  ['admin', 'hidden', []],
  ['selling_admin', 'public', ['edit']],
] as const)('EXPL-04 %s may do with an ad that is %s: %j', (who, visibility, expected) => {
  const can = carPermissions(CALLERS[who], { seller_id: 'seller', visibility })
  expect(Object.entries(can).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))).toEqual(expected)
})

test.each([
  ['anonymous', 'public', true, true],
  ['stranger', 'public', true, true],
  ['stranger', 'public', false, false],
  ['stranger', 'ended', true, false],
  ['seller', 'public', true, false],
] as const)(
  'MSG-01 %s may write to the seller of an ad that is %s, with an account %s: %s',
  (who, visibility, hasAccount, isAllowed) => {
    expect(canMessage(CALLERS[who], { seller_id: 'seller', visibility, hasAccount })).toBe(isAllowed)
  },
)
