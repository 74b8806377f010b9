import { expect, test } from 'vitest'
import { encodingOf } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['GZIP ; q=1.0', 'gzip'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})
