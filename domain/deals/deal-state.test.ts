import { expect, test } from 'vitest'
import { dealState } from './deal-state.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const BEFORE = '2026-06-15T11:59:59.999Z'
const AT = NOW.toISOString()
const AFTER = '2026-06-15T12:00:00.001Z'

test.each([
  [null, null, null, 'draft'],
  [null, BEFORE, BEFORE, 'draft'],
  [BEFORE, null, null, 'live'],
  [BEFORE, AT, null, 'live'],
  [BEFORE, AFTER, null, 'scheduled'],
  [BEFORE, null, AFTER, 'live'],
  [BEFORE, null, AT, 'expired'],
  [BEFORE, BEFORE, BEFORE, 'expired'],
])('ADMIN-03 a deal published %s, from %s until %s, is %s', (published, starts, ends, state) => {
  expect(dealState({ published_at: published, starts_at: starts, ends_at: ends }, NOW)).toBe(state)
})
