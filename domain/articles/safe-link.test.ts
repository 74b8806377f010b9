import { expect, test } from 'vitest'
import { isSafeLink } from './safe-link.ts'

test.each([
  'https://moi.gov.sa/fees?a=1#b',
  '/explore?make=toyota',
  '/blog/كيف-تفحص',
  '#فحص',
  'mailto:info@example.com',
  'tel:+966501234567',
])('BLOG-01 %s may be linked to', (href) => {
  expect(isSafeLink(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'http://example.com/',
  'https://user:password@example.com/',
  'https://localhost/',
  '//example.com',
  '/\\example.com',
  '/\n/example.com',
  'ftp://example.com/',
  'mailto:a@b.c?subject=x',
  '',
])('BLOG-01 %j may not be linked to', (href) => {
  expect(isSafeLink(href)).toBe(false)
})
