import { expect, test } from 'vitest'
import { typedTimeFaults } from './typed-times.ts'

const NOW = new Date('2026-06-15T09:00:00Z')
const time = (value: string, isPartial = false) => ({ value, isPartial })
const NONE = time('')
const TOMORROW = time('2026-06-16T17:30')

test.each([
  ['no time at all', [NONE, NONE, NONE], ['missing', null, null]],
  ['one time, wherever it is', [NONE, NONE, TOMORROW], [null, null, null]],
  ['a past second time', [TOMORROW, time('2026-06-15T12:00'), NONE], [null, 'past', null]],
  ['a third time after thirty days', [TOMORROW, NONE, time('2026-07-15T12:01')], [null, null, 'far']],
  ['the same time twice', [TOMORROW, time('2026-06-17T10:00'), TOMORROW], [null, null, 'twice']],
  ['a day without an hour', [TOMORROW, time('', true), NONE], [null, 'partial', null]],
  ['only a day without an hour', [NONE, time('', true), NONE], [null, 'partial', null]],
] as const)('a wrong time is marked itself: %s', (_, typed, faults) => {
  expect(typedTimeFaults(typed, NOW)).toEqual(faults)
})
