import { expect, test } from 'vitest'
import { PACKED_FILTERS } from '#domain/search/chips/filters.ts'
import { FACET_PLACES, CITY_MASK, FILTERS_OF_KEY, maskOf, unpack, unpackCity } from './facet-keys.ts'

test('EXPL-01 the filters packed into one key have places of their own', () => {
  for (const filters of Object.values(FILTERS_OF_KEY)) {
    const all = filters.reduce((sum, filter) => sum + maskOf(filter), 0)
    expect(all).toBe(filters.reduce((mask, filter) => mask | maskOf(filter), 0))
    expect(all).toBeGreaterThan(0)
  }
  const place = FILTERS_OF_KEY.place_color_facet.reduce((mask, filter) => mask | maskOf(filter), 0)
  expect(place & CITY_MASK).toBe(0)
  expect(unpackCity(~CITY_MASK)).toBe(0)
})

test.each(PACKED_FILTERS)('EXPL-01 every value of $name has room in its key', (filter) => {
  const most = 'values' in filter ? filter.values.length : filter.max
  const largest = filter.kind === 'flags' ? (1 << most) - 1 : most
  expect(unpack(filter, largest << FACET_PLACES[filter.name].shift)).toBe(largest)
})
