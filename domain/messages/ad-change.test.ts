import { expect, test } from 'vitest'
import { adChangeOf } from './ad-change.ts'

test.each([
  ['active', 'sold', 'sold'],
  ['active', 'inactive', 'paused'],
  ['active', 'expired', 'paused'],
  ['active', 'deleted', 'removed'],
  ['active', 'rejected', 'removed'],
  ['sold', 'active', 'back'],
  ['deleted', 'active', 'back'],
  ['inactive', 'expired', null],
  ['rejected', 'deleted', null],
  ['active', 'active', null],
] as const)('MSG-02 a change of an ad from %s to %s is reported in the conversation as %s', (from, to, expected) => {
  expect(adChangeOf(from, to)).toBe(expected)
})
