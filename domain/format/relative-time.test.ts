import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { relativeTime } from './relative-time.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const now = new Date('2025-11-20T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  [0, 'الآن', 'just now'],
  [59 * SECOND, 'الآن', 'just now'],
  [MINUTE, 'قبل دقيقة', '1 minute ago'],
  [2 * MINUTE, 'قبل دقيقتين', '2 minutes ago'],
  [3 * MINUTE, 'قبل 3 دقائق', '3 minutes ago'],
  [10 * MINUTE, 'قبل 10 دقائق', '10 minutes ago'],
  [11 * MINUTE, 'قبل 11 دقيقة', '11 minutes ago'],
  [HOUR - 1, 'قبل 59 دقيقة', '59 minutes ago'],
  [HOUR, 'قبل ساعة', '1 hour ago'],
  [2 * HOUR, 'قبل ساعتين', '2 hours ago'],
  [5 * HOUR, 'قبل 5 ساعات', '5 hours ago'],
  [DAY - 1, 'قبل 23 ساعة', '23 hours ago'],
  [DAY, 'قبل يوم', '1 day ago'],
  [2 * DAY, 'قبل يومين', '2 days ago'],
  [3 * DAY, 'قبل 3 أيام', '3 days ago'],
  [7 * DAY - 1, 'قبل 6 أيام', '6 days ago'],
  [7 * DAY, 'قبل أسبوع', '1 week ago'],
  [14 * DAY, 'قبل أسبوعين', '2 weeks ago'],
  [21 * DAY, 'قبل 3 أسابيع', '3 weeks ago'],
  [30 * DAY - 1, 'قبل 4 أسابيع', '4 weeks ago'],
  [30 * DAY, 'قبل شهر', '1 month ago'],
  [60 * DAY, 'قبل شهرين', '2 months ago'],
  [120 * DAY, 'قبل 4 أشهر', '4 months ago'],
  [360 * DAY, 'قبل 12 شهرًا', '12 months ago'],
  [3_000 * DAY, 'قبل 100 شهر', '100 months ago'],
])('MSG-16 after %d ms: %s, %s', (ms, ar, en) => {
  expect(relativeTime(ago(ms), now, 'ar')).toBe(ar)
  expect(relativeTime(ago(ms).toISOString(), now, 'en')).toBe(en)
})

test('MSG-16 a time slightly in the future is shown as "just now"', () => {
  expect(relativeTime(ago(-DAY), now, 'ar')).toBe('الآن')
})

test('MSG-16 any moment has ASCII digits only and no invisible marks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY, max: 20_000 * DAY }), fc.constantFrom(...LANGUAGES), (ms, lang) => {
      expect(relativeTime(ago(ms), now, lang)).not.toMatch(/[٠-٩۰-۹\u200E\u200F\u061C]/)
    }),
  )
})
