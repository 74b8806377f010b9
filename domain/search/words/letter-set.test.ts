import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANY_ERROR, editDistance } from './edit-distance.ts'
import { differenceOf, letterSet } from './letter-set.ts'

test('EXPL-01 the letters of two words differ by no more than twice the errors between them', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdتويا'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = editDistance(one, other, 20, ANY_ERROR)
      expect(differenceOf(letterSet(one), letterSet(other))).toBeLessThanOrEqual(2 * errors)
    }),
  )
})
