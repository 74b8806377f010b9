import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

test('EXPL-04 rows tell where cars differ, and leave out what none of them states', () => {
  const rows = compareRows([
    [
      { key: 'filter_year', value: '2020' },
      { key: 'filter_doors', value: '4' },
      { key: 'filter_seats', value: null },
      { key: 'car_paint', value: null },
    ],
    [
      { key: 'filter_year', value: '2021' },
      { key: 'filter_doors', value: '4' },
      { key: 'filter_seats', value: '5' },
      { key: 'car_paint', value: null },
    ],
  ])
  expect(rows.map(({ key, isSame }) => [key, isSame])).toEqual([
    ['filter_year', false],
    ['filter_doors', true],
    ['filter_seats', false],
  ])
  expect(rows[2]?.values.map(({ text }) => text)).toEqual([null, '5'])
})
