import { beforeEach, expect, test, vi } from 'vitest'
import { areTimesPossible } from '#domain/messages/appointment.ts'
import { notePageTime, noteServerTime, serverNow } from './server-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test.each(['2026-06-15T07:00:00.000Z', '2026-06-15T11:00:00.000Z'])(
  'MSG-17 on a device whose clock shows %s at nine, waiting messages and appointments have the right time',
  (wrong) => {
    vi.setSystemTime(wrong)
    noteServerTime('2026-06-15T09:00:00.000Z')
    vi.setSystemTime(Date.now() + 1000)
    expect(serverNow().toISOString()).toBe('2026-06-15T09:00:01.000Z')
    expect(areTimesPossible([new Date('2026-06-15T08:30:00.000Z')], serverNow())).toBe(false)
    expect(areTimesPossible([new Date('2026-06-15T10:30:00.000Z')], serverNow())).toBe(true)
  },
)

test('BLOG-01 DEAL-01 a page that waited in a cache does not set the time of the server back', () => {
  vi.setSystemTime('2026-06-15T11:00:00.000Z')
  noteServerTime('2026-06-15T09:00:00.000Z')
  notePageTime('2026-06-15T08:00:00.000Z')
  expect(serverNow().toISOString()).toBe('2026-06-15T09:00:00.000Z')
  notePageTime('2026-06-15T09:00:02.000Z')
  expect(serverNow().toISOString()).toBe('2026-06-15T09:00:02.000Z')
})
