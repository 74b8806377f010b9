import { expect, test } from 'vitest'
import { fromRiyadh, inRiyadh, yearInRiyadh } from './riyadh-time.ts'

test('fields for date and time use the time of Riyadh', () => {
  expect(fromRiyadh('2026-01-01T01:30')).toEqual(new Date('2025-12-31T22:30:00Z'))
  expect(inRiyadh(new Date('2025-12-31T22:30:59Z'))).toBe('2026-01-01T01:30')
})

test('an empty or impossible time is read as none', () => {
  for (const typed of ['', '2026-01-01', '2026-13-01T10:00', 'tomorrow']) expect(fromRiyadh(typed)).toBeNull()
})

test('the year begins in Riyadh three hours before it does by UTC', () => {
  expect(yearInRiyadh(new Date('2025-12-31T20:59:59Z'))).toBe(2025)
  expect(yearInRiyadh(new Date('2025-12-31T21:00:00Z'))).toBe(2026)
})
