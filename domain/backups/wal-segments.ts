/** A segment of the write-ahead log, which PostgreSQL writes one after another. */
export interface WalSegment {
  timeline: number
  number: number
}

/** Where a timeline left another one, as its history file says. */
export interface Fork {
  /** The timeline before. */
  timeline: number
  /** The segment in which it ended, which the new timeline begins with. */
  number: number
}

/** PostgreSQL's default. Names of segments count up to 4 GB, then again. */
export const SEGMENT_BYTES = 16 * 1024 ** 2
const SEGMENTS_IN_PART = 2 ** 32 / SEGMENT_BYTES
const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
const HISTORY = /^([0-9A-F]{8})\.history$/
const POSITION = /^([0-9A-F]+)\/([0-9A-F]+)$/

const hex = (number: number): string => number.toString(16).toUpperCase().padStart(8, '0')

/** @returns null if it is not the name of a whole segment */
export function parseSegment(name: string): WalSegment | null {
  const [timeline, part, segment] = (NAME.exec(name) ?? []).slice(1).map((text) => Number.parseInt(text, 16))
  if (timeline === undefined || part === undefined || segment === undefined) return null
  return { timeline, number: part * SEGMENTS_IN_PART + segment }
}

export const segmentName = ({ timeline, number }: WalSegment): string =>
  `${hex(timeline)}${hex(Math.floor(number / SEGMENTS_IN_PART))}${hex(number % SEGMENTS_IN_PART)}`

/** The timeline of a history file; null if it is none. */
export function parseHistoryName(name: string): number | null {
  const [, timeline] = HISTORY.exec(name) ?? []
  return timeline === undefined ? null : Number.parseInt(timeline, 16)
}

export const historyName = (timeline: number): string => `${hex(timeline)}.history`

/** The number of the segment with a position of the log such as `1/6B374D48`. */
export function segmentAt(position: string): number | null {
  const [, part, offset] = POSITION.exec(position) ?? []
  if (part === undefined || offset === undefined) return null
  return Number.parseInt(part, 16) * SEGMENTS_IN_PART + Math.floor(Number.parseInt(offset, 16) / SEGMENT_BYTES)
}

/** The timelines before a timeline and where each ended, oldest first, of the text of its history file. */
export function parseHistory(text: string): Fork[] {
  return text.split('\n').flatMap((line) => {
    const [timeline = '', position = ''] = line.split('\t')
    const number = segmentAt(position)
    return number === null || !/^\d+$/.test(timeline) ? [] : [{ timeline: Number(timeline), number }]
  })
}
