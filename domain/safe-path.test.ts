import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/explore?make=toyota&q=http://x', '/car/1#fields', '/car/a/b', '/explore?q=كامري'])(
  'AUTH-07 after sign-in %s leads back to the page that was requested',
  (path) => expect(safePath(path)).toBe(path),
)

test.each([
  undefined,
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/a//evil.example',
  'javascript:alert(1)',
  ' /explore',
  'explore',
  '/explore\r\nSet-Cookie: a=b',
])('AUTH-07 after sign-in %j leads to the home page, since it is outside of this site', (path) =>
  expect(safePath(path)).toBe('/'),
)
