import { expect, test } from 'vitest'
import { isWebAddress } from './web-address.ts'

test.each(['https://example.com', 'https://shop.example.com:8443/a?b=c#d', 'https://متجر.السعودية/عرض'])(
  'DEAL-01 %s is a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
)

test.each([
  '',
  'example.com',
  'http://example.com',
  'https://localhost',
  'https://user:secret@example.com',
  'https://example.com@evil',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://example.com',
  'https://example.com/a b',
  '//example.com',
  'https://',
])('DEAL-01 %s is no web address', (text) => expect(isWebAddress(text)).toBe(false))
