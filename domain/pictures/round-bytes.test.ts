import { expect, test } from 'vitest'
import { roundBytes } from './round-bytes.ts'

test.each([
  [1, 1, 'kb'],
  [1535, 1, 'kb'],
  [1536, 2, 'kb'],
  [1_047_000, 1022, 'kb'],
  [1_048_200, 1, 'mb'],
  [2_726_298, 2.6, 'mb'],
])('%i bytes are %d %s', (bytes, value, unit) => {
  expect(roundBytes(bytes)).toEqual({ value, unit })
})
