import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

test('EXPL-04 rows mark differences between cars, and omit fields that none of them has', () => {
  const rows = compareRows([
    [
      { key: 'filter_year', value: '2020', worth: 2020 },
      { key: 'filter_doors', value: '4', worth: null },
      { key: 'filter_seats', value: null, worth: null },
      { key: 'filter_paint', value: null, worth: null },
    ],
    [
      { key: 'filter_year', value: '2021', worth: 2021 },
      { key: 'filter_doors', value: '4', worth: null },
      { key: 'filter_seats', value: '5', worth: null },
      { key: 'filter_paint', value: null, worth: null },
    ],
  ])
  expect(rows.map(({ key, isSame }) => [key, isSame])).toEqual([
    ['filter_year', false],
    ['filter_doors', true],
    ['filter_seats', false],
  ])
  expect(rows[2]?.values.map(({ text }) => text)).toEqual([null, '5'])
})

test.each([
  [
    [-60_000, -70_000],
    [true, false],
  ],
  [
    [1, 2, 2],
    [false, true, true],
  ],
  [
    [5, 5],
    [false, false],
  ],
  [
    [3, null],
    [false, false],
  ],
  [
    [null, null],
    [false, false],
  ],
])('EXPL-04 of the values %j the better ones are marked: %j', (worths, best) => {
  const rows = compareRows(worths.map((worth, at) => [{ key: 'filter_price' as const, value: String(at), worth }]))
  expect(rows[0]?.values.map(({ isBest }) => isBest)).toEqual(best)
})
