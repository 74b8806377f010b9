import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const file = (title: string, place: string) =>
  calendarFile({
    uid: 'a@sayyad',
    start: new Date('2026-06-16T14:30:00Z'),
    minutes: 60,
    title,
    place,
    reminder_hours: 2,
    now: new Date('2026-06-15T09:00:00Z'),
  })

test('times of a calendar file are in UTC, and separators and line breaks are escaped', () => {
  const lines = file('Camry, 2020; \\ as new', 'Riyadh\nBEGIN:VEVENT').split('\r\n')
  expect(lines).toContain('DTSTART:20260616T143000Z')
  expect(lines).toContain('DTEND:20260616T153000Z')
  expect(lines).toContain(String.raw`SUMMARY:Camry\, 2020\; \\ as new`)
  expect(lines).toContain(String.raw`LOCATION:Riyadh\nBEGIN:VEVENT`)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines.at(-1)).toBe('')
})

test('long lines of a calendar file are folded at 75 bytes, between characters', () => {
  const title = 'معاينة تويوتا كامري '.repeat(10).trim()
  const made = file(title, 'الرياض')
  for (const line of made.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(made.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
