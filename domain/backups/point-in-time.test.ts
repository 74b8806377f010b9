import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import {
  chainOf,
  isBaseDue,
  isBefore,
  keptBases,
  spanOf,
  timelineAt,
  type ArchivedSegment,
  type Timeline,
} from './point-in-time.ts'
import { historyName, parseHistory, parseHistoryName, parseSegment, segmentAt, segmentName } from './wal-segments.ts'

const NOON = new Date('2026-06-15T12:00:00Z')
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const segment = (timeline: number, number: number, minutes = number): ArchivedSegment => ({
  timeline,
  number,
  time: at(minutes),
})

test('ADMIN-07 names and positions of the log are read as PostgreSQL writes them', () => {
  for (const [name, timeline, number] of [
    ['000000010000000000000001', 1, 1],
    ['0000000A00000001000000FF', 10, 511],
    ['000000020000000200000000', 2, 512],
  ] as const) {
    expect(parseSegment(name)).toEqual({ timeline, number })
    expect(segmentName({ timeline, number })).toBe(name)
  }
  for (const name of [
    '00000002.history',
    '000000010000000000000001.partial',
    '000000010000000000000003.00000028.backup',
  ])
    expect(parseSegment(name)).toBeNull()
  expect(parseHistoryName('0000000B.history')).toBe(11)
  expect(historyName(11)).toBe('0000000B.history')
  expect(segmentAt('1/2000028')).toBe(258)
  expect(parseHistory('1\t0/5000000\tbefore 2026-06-15\n\n2\t1/2000028\tno recovery target specified\n')).toEqual([
    { timeline: 1, number: 5 },
    { timeline: 2, number: 258 },
  ])
})

const FIRST: Timeline = { timeline: 1, began_at: new Date(0), forks: [] }
const SECOND = { timeline: 2, began_at: at(60), forks: [{ timeline: 1, number: 4 }] }
const THIRD = { timeline: 3, began_at: at(90), forks: [{ timeline: 1, number: 3 }] }

test('ADMIN-07 a time is looked for on the timeline that the site was on then', () => {
  expect(timelineAt([], at(5))).toEqual(FIRST)
  expect(timelineAt([THIRD, SECOND], at(59))).toEqual(FIRST)
  expect(timelineAt([THIRD, SECOND], at(60))).toBe(SECOND)
  expect(timelineAt([THIRD, SECOND], at(100))).toBe(THIRD)
  expect(isBefore({ timeline: 1, number: 3 }, SECOND)).toBe(true)
  expect(isBefore({ timeline: 1, number: 4 }, SECOND)).toBe(false)
  expect(isBefore({ timeline: 2, number: 4 }, SECOND)).toBe(true)
  expect(isBefore({ timeline: 2, number: 4 }, THIRD)).toBe(false)
})

test('ADMIN-07 segments follow one another to the time, across timelines, and end before one that is missing', () => {
  const archived = [1, 2, 3, 4, 5, 6].map((number) => segment(1, number))
  const start = { timeline: 1, number: 2 }
  const numbersTo = (minutes: number | null, of = archived, on = FIRST) => {
    const { segments, ...chain } = chainOf(of, start, on, minutes === null ? null : at(minutes))
    return { ...chain, names: segments.map(({ timeline, number }) => `${timeline}/${number}`) }
  }
  expect(numbersTo(3.5)).toEqual({ names: ['1/2', '1/3', '1/4'], reaches_at: at(4), missing: null })
  expect(numbersTo(null)).toMatchObject({ names: ['1/2', '1/3', '1/4', '1/5', '1/6'], missing: null })
  expect(numbersTo(100)).toMatchObject({ reaches_at: at(6), missing: null })
  const second = [...archived, segment(2, 4, 61), segment(2, 5, 62)]
  expect(numbersTo(null, second, SECOND)).toEqual({
    names: ['1/2', '1/3', '2/4', '2/5'],
    reaches_at: at(62),
    missing: null,
  })
  const cut = archived.filter(({ number }) => number !== 4)
  expect(numbersTo(null, cut)).toEqual({
    names: ['1/2', '1/3'],
    reaches_at: at(3),
    missing: '000000010000000000000004',
  })
  expect(numbersTo(2.5, cut)).toMatchObject({ reaches_at: at(3), missing: null })
  expect(chainOf([], start, FIRST, null)).toEqual({ segments: [], reaches_at: null, missing: null })
})

test('ADMIN-07 base backups are made each night, and those of a week are kept with the one before them', () => {
  const before = (hours: number) => new Date(NOON.getTime() - hours * HOUR_MS)
  expect(isBaseDue(null, { hasGap: false, now: NOON })).toBe(true)
  expect(isBaseDue(before(1), { hasGap: true, now: NOON })).toBe(true)
  expect(isBaseDue(before(20), { hasGap: false, now: NOON })).toBe(false)
  expect(isBaseDue(before(27), { hasGap: false, now: NOON })).toBe(true)
  const night = new Date('2026-06-15T00:10:00Z')
  expect(isBaseDue(new Date('2026-06-14T00:05:00Z'), { hasGap: false, now: night })).toBe(true)
  expect(isBaseDue(new Date('2026-06-15T00:05:00Z'), { hasGap: false, now: night })).toBe(false)

  const bases = [0, 1, 6.9, 7.1, 8, 30].map((days) => ({ time: new Date(NOON.getTime() - days * DAY_MS) }))
  expect(keptBases(bases.toReversed(), NOON)).toEqual(bases.slice(0, 4))
  expect(keptBases(bases.slice(0, 2), NOON)).toHaveLength(2)
})

test('ADMIN-07 a site can be restored from its oldest base backup on, to the end of the log after any', () => {
  const base = (minutes: number, number: number) => ({ time: at(minutes), start: { timeline: 1, number } })
  expect(spanOf([], [segment(1, 1)])).toBeNull()
  expect(spanOf([base(1, 1)], [])).toBeNull()
  // the segment 4 is lost; what came after it follows no base backup
  const log = [segment(1, 1, 2), segment(1, 2, 3), segment(1, 3, 4), segment(1, 5, 6)]
  expect(spanOf([base(1, 1)], log)).toEqual({ from: at(1), to: at(4) })
  expect(spanOf([base(5, 5), base(1, 1)], log)).toEqual({ from: at(1), to: at(6) })
  // a restored site goes on in a segment of the same number
  expect(spanOf([base(1, 1)], [...log, segment(2, 3, 9), segment(2, 4, 10)])).toEqual({ from: at(1), to: at(10) })
})
