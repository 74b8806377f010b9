import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogAddress } from './blog-address.ts'
import { readBlogSearch } from './post-search.ts'

const read = (query: string) => readBlogSearch(new URLSearchParams(query))

test.each([
  ['', { page: 1 }],
  ['q=%20كامري%20&tag=فحص&page=2', { q: 'كامري', tag: 'فحص', page: 2 }],
  ['page=0', { page: 1 }],
  ['page=1001', { page: 1 }],
  ['page=x&q=&tag=%00', { page: 1 }],
  [`q=${'س'.repeat(300)}`, { q: 'س'.repeat(100), page: 1 }],
])('BLOG-01 the address of the blog with %s is understood', (query, search) => {
  expect(read(query)).toEqual(search)
})

test('BLOG-01 the canonical address of a search is understood as that search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(2000), (q, tag, page) => {
      const search = readBlogSearch(new URLSearchParams({ q, tag, page: String(page) }))
      const { searchParams } = new URL(blogAddress(search), 'https://sayyad.example')
      expect(readBlogSearch(searchParams)).toEqual(search)
    }),
  )
})
