import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/explore?make=toyota&q=http://x', '/car/1#fields', '/car/a/b', '/explore?q=كامري'])(
  'AUTH-07 %s leads back to where one was going',
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
])('AUTH-07 %j leads to the front page: nothing outside of this site', (path) => expect(safePath(path)).toBe('/'))
