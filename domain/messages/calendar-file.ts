import { MINUTE_MS } from '#domain/durations.ts'

interface CalendarEvent {
  /** Globally unique, and the same each time the file is created. */
  uid: string
  start: Date
  minutes: number
  title: string
  place: string
  /** Hours before the event at which the calendar reminds. */
  reminder_hours: number
  /** The creation time of the file. */
  now: Date
}

/** An event as an iCalendar file (RFC 5545). Times are in UTC, which calendars convert to the local time. */
export function calendarFile({ uid, start, minutes, title, place, reminder_hours, now }: CalendarEvent): string {
  const end = new Date(start.getTime() + minutes * MINUTE_MS)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sayyad//Messages//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${reminder_hours}H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Maximum length of a line in bytes, including the space that begins a continuation line. */
const LONGEST = 75

/** The number of bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Folds a line without splitting characters. */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const character of line) {
    const more = bytesOf(character)
    if (length + more > LONGEST) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += more
  }
  return text
}
