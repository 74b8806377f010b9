import { expect, test } from 'vitest'
import { adminDealsAddress, readAdminDealSearch } from './admin-deal-search.ts'

const read = (address: string) => readAdminDealSearch(new URL(address, 'https://sayyad.example').searchParams)

test('ADMIN-03 filters and page of the list of deals are in its address', () => {
  const search = { q: 'غسيل', state: 'expired', brand_id: 3, category_id: 7, page: 2 } as const
  expect(read(adminDealsAddress(search))).toEqual(search)
  expect(adminDealsAddress({ page: 1 })).toBe('/admin/deals')
  expect(read('/admin/deals?state=gone&brand_id=0&category_id=x&page=-1&q=')).toEqual({ page: 1 })
})
