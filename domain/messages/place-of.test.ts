import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('MSG-17 only the message directly after the last known one is shown before missing ones are fetched', () => {
  expect([1, 7, 8, 9, 20].map((seq) => placeOf(seq, 7))).toEqual(['known', 'known', 'next', 'gap', 'gap'])
})
