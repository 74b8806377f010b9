import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { isEmailChangeDue, recoveryTimes } from './email-recovery.ts'

const NOW = new Date('2026-03-01T10:00:00Z')
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

test('AUTH-04 a change that the user began takes effect once both addresses have confirmed', () => {
  const due = (oldConfirmedAt: Date | null, newConfirmedAt: Date | null) =>
    isEmailChangeDue({ old_confirmed_at: oldConfirmedAt, new_confirmed_at: newConfirmedAt, waits_until: null }, NOW)
  expect([due(null, null), due(NOW, null), due(null, NOW), due(NOW, NOW)]).toEqual([false, false, false, true])
})

test('AUTH-04 a change that an admin began waits three days for the old address, and a week for the new one', () => {
  const { waits_until, expires_at } = recoveryTimes(NOW)
  const change = { old_confirmed_at: null, new_confirmed_at: NOW, waits_until }
  expect(isEmailChangeDue(change, new Date(after(72).getTime() - 1))).toBe(false)
  expect(isEmailChangeDue(change, after(72))).toBe(true)
  expect(isEmailChangeDue({ ...change, new_confirmed_at: null }, after(100))).toBe(false)
  expect(expires_at).toEqual(after(7 * 24))
})
