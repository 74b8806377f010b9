import { expect, test } from 'vitest'
import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { mayUndo } from './access.ts'

const CALLERS: Record<'user' | 'author' | 'colleague' | 'admin', Caller> = {
  user: { kind: 'user', id: 'user', session_id: '1' },
  author: { kind: 'moderator', id: 'author', session_id: '2' },
  colleague: { kind: 'moderator', id: 'colleague', session_id: '3' },
  admin: { kind: 'admin', id: 'admin', session_id: '4' },
}

test.each<[keyof typeof CALLERS, AdminChangeKind, string | null, boolean]>([
  ['user', 'decide_ad', 'author', false],
  ['author', 'decide_ad', 'author', true],
  ['author', 'decide_ad', null, false],
  ['author', 'set_role', 'author', false],
  ['colleague', 'decide_ad', 'author', false],
  ['admin', 'decide_ad', 'author', true],
  ['admin', 'set_role', null, true],
])('ADMIN-07 %s undoes %s by %s: %s', (who, what, adminId, isAllowed) => {
  expect(mayUndo(CALLERS[who], { admin_id: adminId, what })).toBe(isAllowed)
})
