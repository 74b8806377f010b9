import { expect, test } from 'vitest'
import { adListAddress, readAdSearch } from './read-ad-search.ts'

const ID = '0190b5e0-0000-7000-8000-000000000000'
const read = (query: string) => readAdSearch(new URLSearchParams(query))

test('ADMIN-01 an address asks for ads by text, state, seller, order and page', () => {
  expect(read(`view=all&text=+كامري+&state=sold&seller=${ID}&sort=oldest&after=abc_${ID}`)).toEqual({
    text: 'كامري',
    state: 'sold',
    seller_id: ID,
    sort: 'oldest',
    after: `abc_${ID}`,
  })
})

test('ADMIN-01 invalid parameters of an address are ignored', () => {
  expect(read('text=+&state=none&seller=me&after=2')).toEqual({})
  expect(read('state=lost&sort=best')).toEqual({})
})

test('ADMIN-01 a list’s own address asks for the same again', () => {
  const search = { text: 'كامري', state: 'sold', seller_id: ID, sort: 'oldest', after: `abc_${ID}` } as const
  const address = adListAddress(search)
  expect(address.startsWith('/admin/cars?view=all&')).toBe(true)
  expect(read(address.split('?')[1] ?? '')).toEqual(search)
})
