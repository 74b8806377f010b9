import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { dayInRiyadh } from '#domain/riyadh-time.ts'
import { chooseKept, KEPT } from './choose-kept.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const days = (list: readonly Date[]) => new Set(list.map(dayInRiyadh)).size
const times = fc.array(
  fc.integer({ min: 0, max: 500 * DAY_MS }).map((at) => new Date(START + at)),
  { maxLength: 60 },
)
const inOrder = (list: readonly Date[]) => list.toSorted((a, b) => a.getTime() - b.getTime())

test('ADMIN-07 the newest backup and those of the last seven days with one are kept, and never more than 17', () => {
  fc.assert(
    fc.property(times, (all) => {
      const kept = chooseKept(all)
      expect(kept.length).toBeLessThanOrEqual(KEPT.days + KEPT.weeks + KEPT.months)
      expect(all).toEqual(expect.arrayContaining(kept))
      expect(days(kept)).toBeGreaterThanOrEqual(Math.min(days(all), KEPT.days))
      if (all.length) expect(inOrder(kept).at(-1)).toEqual(inOrder(all).at(-1))
    }),
  )
})

test('ADMIN-07 choosing again from what was kept drops nothing', () => {
  fc.assert(
    fc.property(times, (all) => {
      const kept = chooseKept(all)
      expect(inOrder(chooseKept(kept))).toEqual(inOrder(kept))
    }),
  )
})

test('ADMIN-07 after a year of nights there is one of each of seven days, four weeks and six months', () => {
  let kept: Date[] = []
  for (let night = 0; night < 365; night += 1) {
    kept = chooseKept([...kept, new Date(START + night * DAY_MS)])
  }
  expect(inOrder(kept).map(dayInRiyadh)).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-12',
    '2026-12-19',
    ...Array.from({ length: 7 }, (_, at) => `2026-12-${25 + at}`),
  ])
})
