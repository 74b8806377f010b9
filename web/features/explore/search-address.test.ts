import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CarSearch } from '#contract/search.ts'
import { readSearch } from './read-search.ts'
import { withSuggestion, writeSearch } from './search-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test.each([
  ['', { sort: 'newest' }],
  ['q=كامري', { q: 'كامري', sort: 'newest' }],
  ['make=toyota&make=kia', { make: ['toyota', 'kia'], sort: 'newest' }],
  ['make=toyota,kia,toyota', { make: ['toyota', 'kia'], sort: 'newest' }],
  ['make=Toyota%27--&make=%00', { sort: 'newest' }],
  ['body_type=suv&body_type=spaceship', { body_type: ['suv'], sort: 'newest' }],
  ['make=kia&not_make=toyota,ford', { make: ['kia'], not_make: ['toyota', 'ford'], sort: 'newest' }],
  ['color=red&color=blue&not_color=red', { color: ['blue'], not_color: ['red'], sort: 'newest' }],
  ['not_seats=٧&not_tag=x&not_body_type=spaceship', { not_seats: [7], sort: 'newest' }],
  ['price_min=٥٠٬٠٠٠&price_max=70 الف', { price_min: 50_000, price_max: 70_000, sort: 'newest' }],
  ['price_min=90000&price_max=50000', { price_min: 50_000, price_max: 90_000, sort: 'newest' }],
  ['price_min=-1&year_max=99999999&mileage_max=abc', { sort: 'newest' }],
  ['near=buraydah&within=50', { near: 'buraydah', within: 50, sort: 'newest' }],
  ['near=buraydah&within=٢٠٠', { near: 'buraydah', within: 200, sort: 'newest' }],
  ['near=buraydah', { near: 'buraydah', within: 100, sort: 'newest' }],
  ['within=50', { sort: 'newest' }],
  ['near=&within=50', { sort: 'newest' }],
  ['near=%3Cscript%3E&within=50', { sort: 'newest' }],
  ...['0', '-1', '99999999', 'abc', ''].map((within): [string, object] => [
    `near=buraydah&within=${within}`,
    { near: 'buraydah', within: 100, sort: 'newest' },
  ]),
  ['seats=5&seats=٧&seats=x', { seats: [5, 7], sort: 'newest' }],
  ['seats=0&owners_count=0,2&not_owners_count=-1&not_doors=many', { owners_count: [2], sort: 'newest' }],
  ['sort=price_asc&limit=1000000&page=7&facets=no', { sort: 'price_asc' }],
  ['sort=drop table', { sort: 'newest' }],
  ['after=lx3f2k9_4x1', { after: 'lx3f2k9_4x1', sort: 'newest' }],
  ['after=%3Cscript%3E', { sort: 'newest' }],
  [`q=${'x'.repeat(10_000)}`, { q: 'x'.repeat(200), sort: 'newest' }],
  ['q=a%00b', { q: 'a b', sort: 'newest' }],
])('EXPL-01 %s is understood', (query, search) => {
  expect(read(query)).toEqual(search)
})

test.each([
  ['model', 'toyota-camry', 'toyota', 'make=toyota&model=toyota-camry&city=jeddah&price_max=60000&sort=price_asc'],
  ['make', 'toyota', null, 'make=toyota&city=jeddah&price_max=60000&sort=price_asc'],
  ['city', 'riyadh', 'riyadh', 'make=kia&not_model=kia-rio&city=riyadh&price_max=60000&sort=price_asc'],
] as const)('EXPL-01 a suggested %s replaces filters of its kind', (kind, value, parent, address) => {
  const within = 'q=rio&make=kia&not_model=kia-rio&region=makkah&city=jeddah&price_max=60000&sort=price_asc&after=1_1'
  const filters = kind === 'city' ? within : within.replace('region=makkah&', '')
  expect(writeSearch(withSuggestion(read(filters), { kind, value, parent, rest: '' })).toString()).toBe(address)
})

test.each([
  ['body_type', 'suv', 'q=2020&make=kia&body_type=suv&color=white'],
  ['color', 'black', 'q=2020&make=kia&body_type=sedan&color=black'],
  ['tag', '3', 'q=2020&make=kia&body_type=sedan&tag=3&color=white'],
] as const)('EXPL-01 a suggested %s is added as a filter, and the rest of the text stays', (kind, value, address) => {
  const search = read('q=white&make=kia&body_type=sedan&color=white&not_tag=3')
  const suggested = withSuggestion(search, { kind, value, parent: null, rest: '2020' })
  expect(writeSearch(suggested).toString().replace('&not_tag=3', '')).toBe(address)
})

test('EXPL-01 a suggested city replaces the one that cars were near', () => {
  const suggested = { kind: 'city', value: 'riyadh', parent: 'riyadh', rest: '' } as const
  expect(writeSearch(withSuggestion(read('make=kia&near=buraydah&within=50'), suggested)).toString()).toBe(
    'make=kia&city=riyadh',
  )
})

const anyQuery = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'q',
          'make',
          'city',
          'body_type',
          'seats',
          'not_make',
          'not_seats',
          'not_color',
          'price_min',
          'price_max',
          'year_min',
          'near',
          'within',
          'sort',
          'after',
        ),
        fc.string({ unit: 'binary' }),
      ),
      fc.oneof(fc.constantFrom('toyota', 'suv', '5', '٧', '70 الف', 'a_b', ','), fc.string({ unit: 'binary' })),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs))

test('EXPL-01 any address gives a search that the API takes, and its own address gives it again', () => {
  fc.assert(
    fc.property(anyQuery, (params) => {
      const search = readSearch(params)
      expect(CarSearch.safeParse({ ...search, facets: true }).error).toBeUndefined()
      expect(readSearch(writeSearch(search))).toEqual(search)
    }),
    { numRuns: 500 },
  )
})
