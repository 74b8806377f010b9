import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DealSearch } from '#contract/deals.ts'
import { dealsAddress, readDealSearch } from './deal-search.ts'

const read = (query: string) => readDealSearch(new URLSearchParams(query))

test('DEAL-01 filters, order and page of the list are in its address', () => {
  const search = { q: 'زيت', brand: 'petro-lub', category: 'service', sort: 'ending', page: 3 } as const
  expect(read(new URL(dealsAddress(search), 'https://sayyad.example').search)).toEqual(search)
  expect(dealsAddress({ sort: 'featured', page: 1 })).toBe('/deals')
  expect(read('page=٢')).toEqual({ sort: 'featured', page: 2 })
})

test('DEAL-01 whatever an address says, the API accepts what is read of it, and its address is stable', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('service', '../x', '0', '-1', '1e9', 'ending'))
  const query = fc.dictionary(fc.constantFrom('q', 'brand', 'category', 'sort', 'page', 'x'), value)
  fc.assert(
    fc.property(query, (params) => {
      const search = readDealSearch(new URLSearchParams(params))
      expect(DealSearch.safeParse(search).success).toBe(true)
      expect(read(new URL(dealsAddress(search), 'https://sayyad.example').search)).toEqual(search)
    }),
  )
})
