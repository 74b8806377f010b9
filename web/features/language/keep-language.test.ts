import { expect, test } from 'vitest'
import { keepLanguage } from './keep-language.ts'

test.each([
  ['/admin/blog/create?lang=en', '/admin/blog/create?id=1', '/admin/blog/create?id=1&lang=en'],
  ['/add-car?draft=1&lang=en', '/my-ads', '/my-ads?lang=en'],
  ['/answer/1?lang=en', '/messages?conversation=1#last', '/messages?conversation=1&lang=en#last'],
  ['/blog/old?lang=en', '/blog/new?lang=en', '/blog/new?lang=en'],
  ['/blog/old?lang=fr', '/blog/new', '/blog/new'],
  ['/add-car', '/my-ads', '/my-ads'],
  ['/leave?lang=en', 'https://example.com/', 'https://example.com/'],
])('LANG-02 %s that redirects to %s leads to %s', (asked, to, expected) => {
  const response = new Response(null, { status: 302, headers: { Location: to } })
  keepLanguage(new Request(`http://localhost${asked}`), response)
  expect(response.headers.get('Location')).toBe(expected)
})

test('LANG-02 a page has no other address', () => {
  const response = new Response('')
  keepLanguage(new Request('http://localhost/?lang=en'), response)
  expect(response.headers.has('Location')).toBe(false)
})
