import { expect, test } from 'vitest'
import { afterQuietHours, DEFAULT_QUIET_HOURS } from './quiet-hours.ts'

const riyadh = (time: string) => new Date(`2026-06-${time}:00+03:00`)

test.each([
  ['15T22:59', '15T22:59'],
  ['15T23:00', '16T07:00'],
  ['16T00:30', '16T07:00'],
  ['16T06:59', '16T07:00'],
  ['16T07:00', '16T07:00'],
])('quiet hours delay a notification on the %s until the morning: %s', (moment, end) => {
  expect(afterQuietHours(riyadh(moment), DEFAULT_QUIET_HOURS)).toEqual(riyadh(end))
})

test('quiet hours can be within one day, and can be turned off', () => {
  expect(afterQuietHours(riyadh('15T13:10'), { from_hour: 13, to_hour: 16 })).toEqual(riyadh('15T16:00'))
  expect(afterQuietHours(riyadh('15T16:00'), { from_hour: 13, to_hour: 16 })).toEqual(riyadh('15T16:00'))
  for (const time of ['15T00:00', '15T12:00', '15T23:59']) {
    expect(afterQuietHours(riyadh(time), { from_hour: 0, to_hour: 0 })).toEqual(riyadh(time))
  }
  expect(afterQuietHours(riyadh('15T22:00'), { from_hour: 20, to_hour: 0 })).toEqual(riyadh('16T00:00'))
})
