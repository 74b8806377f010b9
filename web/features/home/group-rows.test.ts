import { expect, test } from 'vitest'
import { DEFAULT_HOME_SECTIONS } from '#domain/settings/home-sections.ts'
import { groupRows } from './group-rows.ts'

test('EXPL-06 rows that follow each other are one group, in the order of the admin', () => {
  expect(groupRows(['latest', 'posts', 'trust', 'deals', 'sell', 'featured', 'good_prices'])).toEqual([
    ['latest', 'posts'],
    ['trust'],
    ['deals'],
    ['sell'],
    ['featured', 'good_prices'],
  ])
  expect(groupRows([])).toEqual([])
  const all = DEFAULT_HOME_SECTIONS.map(({ name }) => name)
  expect(groupRows(all).flat()).toEqual(all)
  expect(groupRows(all).filter(({ length }) => length > 1)).toHaveLength(1)
})
