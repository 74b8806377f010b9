import { expect, test } from 'vitest'
import { linkOf } from './typed-link.ts'

test.each([
  ['https://moi.gov.sa/', 'https://moi.gov.sa/'],
  ['http://moi.gov.sa/a', 'https://moi.gov.sa/a'],
  [' absher.sa/fees?x=1 ', 'https://absher.sa/fees?x=1'],
  ['موقع.السعودية', 'https://موقع.السعودية'],
  ['/blog/كيف-تفحص', '/blog/كيف-تفحص'],
  ['#الفحص', '#الفحص'],
  ['info@example.com', 'mailto:info@example.com'],
  ['+966 50 123 4567', 'tel:+966501234567'],
])('BLOG-01 typing %s links to %s', (typed, link) => {
  expect(linkOf(typed)).toBe(link)
})

test.each([
  '',
  'كلمة',
  'javascript:alert(1)',
  'javascript:alert.example.com',
  ' JaVaScRiPt:alert(1)//@a.b',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//example.com',
  'https://user:password@example.com/',
  'ftp://example.com/',
])('BLOG-01 typing %j links to nothing', (typed) => {
  expect(linkOf(typed)).toBeNull()
})
