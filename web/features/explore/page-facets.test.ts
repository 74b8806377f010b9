import { expect, test } from 'vitest'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { areComplete, shownFacets, withExpandedFacets, type ExplorePage } from './page-facets.ts'
import { readSearch } from './read-search.ts'

const value = { value: 'x', name_ar: 'س', name_en: 'X', count: 1, make: 'x', region: 'x' }
const facets = {
  ...Object.fromEntries(LIST_FILTERS.map(({ name }) => [name, [value]])),
  tag: [],
  price: [value],
  year: [value],
}
const page = {
  items: [{}],
  facets,
  understood: { filters: { seats: [7] }, sort: null, unused: [], sought: [], unsaid: [], unread: [] },
} as unknown as ExplorePage

const sentFor = (address: string, expanded: string | null = null) =>
  Object.keys(withExpandedFacets(page, readSearch(new URLSearchParams(address)), expanded).facets ?? {})

test('EXPL-01 a page is sent with the values of expanded lists: open, chosen, excluded, understood and asked for', () => {
  expect(sentFor('')).toEqual(['make', 'body_type', 'tag', 'seats', 'price', 'year'])
  expect(sentFor('city=riyadh&not_color=red')).toEqual([
    'make',
    'body_type',
    'city',
    'tag',
    'color',
    'seats',
    'price',
    'year',
  ])
  expect(sentFor('', 'doors')).toEqual(['make', 'body_type', 'tag', 'seats', 'doors', 'price', 'year'])
  expect(sentFor('', 'nothing')).toEqual(sentFor(''))
})

test('EXPL-01 lists that were not counted are not sent, unlike empty ones, which stay hidden', () => {
  expect(shownFacets('doors')).toEqual(['price', 'year', 'make', 'body_type', 'doors'])
  const omitted = { ...page, facets: { ...facets, color: [], seats: [value] }, omitted_facets: ['color' as const] }
  const { facets: sent, ...rest } = withExpandedFacets(omitted, readSearch(new URLSearchParams()), null)
  expect(Object.keys(sent ?? {})).toEqual(['make', 'body_type', 'tag', 'seats', 'price', 'year'])
  expect(rest).not.toHaveProperty('omitted_facets')
})

test('EXPL-01 a long list is sent with its first and its chosen values, and whole if it was asked for or nothing is found', () => {
  const make = Array.from({ length: 20 }, (_, at) => ({ ...value, value: `m${at}` }))
  const long = { ...page, facets: { ...facets, make } }
  const sent = (one: ExplorePage, expanded: string | null = null) =>
    withExpandedFacets(one, readSearch(new URLSearchParams('not_make=m12')), expanded).facets
  expect(sent(long)?.make?.map((one) => one.value)).toEqual([...make.slice(0, 8), make[12]].map((one) => one?.value))
  expect(sent(long)?.lengths).toEqual({ make: 20 })
  expect(sent(long, 'make')).toMatchObject({ make })
  expect(sent(long, 'make')).not.toHaveProperty('lengths')
  expect(sent({ ...long, items: [] })).toMatchObject({ make })
})

test('the facets of a page are complete if those of all lists are there, even empty', () => {
  expect(areComplete(facets)).toBe(true)
  expect(areComplete({ ...facets, lengths: { make: 20 } })).toBe(false)
  expect(areComplete(withExpandedFacets(page, readSearch(new URLSearchParams()), null).facets ?? {})).toBe(false)
})
