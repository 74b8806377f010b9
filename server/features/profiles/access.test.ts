import { expect, test } from 'vitest'
import type { Caller } from '#server/platform/http/access.ts'
import { canAccessProfile } from './access.ts'

const CALLERS: Record<'anonymous' | 'user' | 'moderator' | 'admin', Caller> = {
  anonymous: { kind: 'anonymous' },
  user: { kind: 'user', id: 'user', session_id: '1' },
  moderator: { kind: 'moderator', id: 'moderator', session_id: '3' },
  admin: { kind: 'admin', id: 'admin', session_id: '2' },
}

test.each([
  ['anonymous', 'active', true],
  ['user', 'active', true],
  ['admin', 'active', true],
  ['anonymous', 'suspended', false],
  ['user', 'suspended', false],
  ['moderator', 'suspended', true],
  ['admin', 'suspended', true],
  ['anonymous', 'deleted', false],
  ['user', 'deleted', false],
  ['admin', 'deleted', true],
] as const)('AUTH-11 %s sees a profile that is %s: %s', (who, status, isAllowed) => {
  expect(canAccessProfile({ status }, CALLERS[who])).toBe(isAllowed)
})
