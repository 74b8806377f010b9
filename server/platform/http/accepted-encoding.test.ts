import { expect, test } from 'vitest'
import { encodingOf } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd;q=0, br, gzip', 'br'],
  ['zstd;q=0.5, br;q=0.9, gzip;q=0.8', 'br'],
  ['gzip;q=0.8, zstd;q=0.8', 'zstd'],
  ['gzip, zstd;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'zstd'],
  ['zstd;q=0, *', 'br'],
  ['br, *;q=0.1', 'br'],
  ['zstd;q=0.000, *;q=0', 'identity'],
  ['zstd;q=much', 'identity'],
  ['identity', 'identity'],
  ['GZIP ; q=1.0', 'gzip'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})
