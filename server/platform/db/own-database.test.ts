import { expect, test } from 'vitest'
import { embeddedFlags } from './own-database.ts'

const GIGABYTE = 2 ** 30

test.each([
  [GIGABYTE, 'shared_buffers=128MB', 'effective_cache_size=512MB'],
  [16 * GIGABYTE, 'shared_buffers=512MB', 'effective_cache_size=2048MB'],
])('the embedded database fits into a machine with %i bytes', (memory, ...expected) => {
  expect(embeddedFlags('.', memory)).toEqual(expect.arrayContaining(expected))
})
