import { expect, test } from 'vitest'
import { readUserSearch, userListAddress } from './read-user-search.ts'

const CURSOR = 'mb2x0_0190b5e0-0000-7000-8000-000000000000'

test('ADMIN-02 the address contains the whole search, and is read back unchanged', () => {
  const search = {
    text: 'أحمد & co',
    role: 'moderator',
    status: 'suspended',
    sort: 'most_ads',
    after: CURSOR,
  } as const
  const address = userListAddress(search)
  expect(readUserSearch(new URL(address, 'http://x').searchParams)).toEqual(search)
  expect(userListAddress({})).toBe('/admin/users')
})

test('ADMIN-02 invalid parameters of an address are ignored', () => {
  const params = new URLSearchParams('text=%20&role=owner&status=deleted&sort=oldest&after=2')
  expect(readUserSearch(params)).toEqual({})
})
