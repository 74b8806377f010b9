import { expect, test } from 'vitest'
import { articlesAddress, readArticleSearch } from './article-search.ts'

test('ADMIN-03 the search in a list of articles is in its address, without what is not valid', () => {
  const search = { q: 'فحص', state: 'draft', page: 2 } as const
  const address = articlesAddress('guide', search)
  expect(address).toMatch(/^\/admin\/guides\?/)
  expect(readArticleSearch(new URL(address, 'https://example.com').searchParams)).toEqual(search)
  expect(readArticleSearch(new URLSearchParams('state=gone&page=-1&q=%20'))).toEqual({ page: 1 })
})
