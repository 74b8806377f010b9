import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { countActiveFilters } from './count-active-filters.ts'
import { labelFilters } from './name-search.ts'
import type { ExploreSearch } from './search-address.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const SEARCH: ExploreSearch = { year_min: 2020, year_max: 2020, price_min: 40_000, price_max: 60_000, sort: 'newest' }
const filtersOf = (search: ExploreSearch) => labelFilters(search, [], 'ar', createTexts('ar', {}).t)

test('EXPL-01 a year from and to the same is one filter, and both ends go with it', () => {
  expect(filtersOf(SEARCH).map(({ label }) => label)).toEqual([
    'السعر: من 40,000',
    'السعر: حتى 60,000',
    'سنة الصنع: 2020',
  ])
  const { year_min: _min, year_max: _max, ...others } = SEARCH
  expect(filtersOf(SEARCH).at(-1)?.without).toEqual(others)
  expect(countActiveFilters(SEARCH)).toBe(3)
})

test('EXPL-01 a place and its distance are one filter, and go together', () => {
  const [near] = filtersOf({ near: 'buraydah', within: 50, sort: 'newest' })
  expect(near).toMatchObject({ field: 'near', label: 'ضمن 50\u00a0كم من buraydah', without: { sort: 'newest' } })
  expect(countActiveFilters({ near: 'buraydah', within: 50, sort: 'newest' })).toBe(1)
})

test('EXPL-01 each end of a range goes alone', () => {
  const { price_min: _min, ...others } = SEARCH
  expect(filtersOf(SEARCH)[0]?.without).toEqual(others)
})
