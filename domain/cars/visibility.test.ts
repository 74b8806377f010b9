import { expect, test } from 'vitest'
import { CAR_STATUSES, type CarStatus } from './enumerations.ts'
import { endedReason, reasonOfEnded, visibilityOf, type Visibility } from './visibility.ts'

const now = new Date('2025-11-20T12:00:00Z')
const tomorrow = '2025-11-21T12:00:00Z'
const ACTIVE = { status: 'active' } as const
const car = (status: CarStatus, expiresAt: Date | string | null = tomorrow) => ({
  status,
  expires_at: expiresAt,
  deleted_at: null,
})

test('EXPL-05 each status has its visibility', () => {
  const expected: Record<CarStatus, Visibility> = {
    draft: 'hidden',
    pending: 'hidden',
    rejected: 'hidden',
    active: 'public',
    sold: 'ended',
    inactive: 'ended',
    expired: 'ended',
  }
  for (const status of CAR_STATUSES) expect(visibilityOf(car(status), ACTIVE, now), status).toBe(expected[status])
})

test('AD-06 expiry is judged at read time, to the millisecond', () => {
  expect(visibilityOf(car('active', now), ACTIVE, now)).toBe('ended')
  expect(visibilityOf(car('active', now.toISOString()), ACTIVE, now)).toBe('ended')
  expect(visibilityOf(car('active', new Date(now.getTime() + 1)), ACTIVE, now)).toBe('public')
  expect(visibilityOf(car('active', null), ACTIVE, now)).toBe('public')
})

test('EXPL-05 why an ad has ended follows from its status, once it is known to have ended', () => {
  for (const status of CAR_STATUSES)
    for (const expiresAt of [tomorrow, now, null]) {
      const one = car(status, expiresAt)
      if (visibilityOf(one, ACTIVE, now) === 'ended') expect(reasonOfEnded(status)).toBe(endedReason(one, now))
    }
})

test('EXPL-05 an ad that was never public stays hidden after its expiry', () => {
  expect(visibilityOf(car('pending', '2025-01-01T00:00:00Z'), ACTIVE, now)).toBe('hidden')
})

test('EXPL-05 a deleted ad is deleted in every status', () => {
  for (const status of CAR_STATUSES) {
    expect(visibilityOf({ ...car(status), deleted_at: '2025-11-19T00:00:00Z' }, ACTIVE, now)).toBe('deleted')
  }
})

test('EXPL-05 an ended ad says why', () => {
  expect(endedReason(car('sold', '2025-01-01T00:00:00Z'), now)).toBe('sold')
  expect(endedReason(car('inactive', '2025-01-01T00:00:00Z'), now)).toBe('inactive')
  expect(endedReason(car('expired'), now)).toBe('expired')
  expect(endedReason(car('active', '2025-01-01T00:00:00Z'), now)).toBe('expired')
  expect(endedReason(car('active'), now)).toBeNull()
  expect(endedReason(car('draft', '2025-01-01T00:00:00Z'), now)).toBeNull()
})

test('ADMIN-02 ads of a suspended seller are hidden, deleted ones stay deleted', () => {
  const suspended = { status: 'suspended' } as const
  for (const status of CAR_STATUSES) expect(visibilityOf(car(status), suspended, now), status).toBe('hidden')
  expect(visibilityOf({ ...car('active'), deleted_at: now }, suspended, now)).toBe('deleted')
})
