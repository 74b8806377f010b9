import { expect, test } from 'vitest'
import { articleAddress, articleAt } from './article-address.ts'

test.each([
  ['/blog/camry-2019', { kind: 'post', slug: 'camry-2019' }],
  [`/blog/${encodeURIComponent('كيف-تفحص')}`, { kind: 'post', slug: 'كيف-تفحص' }],
  ['/knowledge/transfer', { kind: 'guide', slug: 'transfer' }],
  ['/pages/about', { kind: 'page', slug: 'about' }],
  ['/terms', { kind: 'page', slug: 'terms' }],
] as const)('BLOG-01 %s is the one address of an article', (address, place) => {
  expect(articleAt(address)).toEqual(place)
  expect(articleAddress(place)).toBe(address)
})

test('BLOG-01 a fixed page has no second address among the other pages', () => {
  expect(articleAddress(articleAt('/pages/privacy'))).toBe('/privacy')
})
