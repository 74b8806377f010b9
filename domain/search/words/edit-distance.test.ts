import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANY_ERROR, editDistance, LIKELY_ERRORS, prefixDistance } from './edit-distance.ts'

test.each([
  ['camry', 'camry', 0],
  ['camri', 'camry', 1],
  ['camy', 'camry', 1],
  ['cammry', 'camry', 1],
  ['acmry', 'camry', 1],
  ['', 'ab', 2],
  ['camry', 'corolla', Infinity],
])('EXPL-01 from %s to %s it takes %d errors', (typed, meant, errors) => {
  expect(editDistance(typed, meant, 2, ANY_ERROR)).toBe(errors)
})

test.each([
  ['اعلان', 'اعلن', 1],
  ['تبدا', 'تيدا', 1],
  ['تاتش', 'تات', 2],
  ['line', 'lino', 1],
  ['dark', 'dart', 2],
  ['toyta', 'toyota', 1],
])('EXPL-01 an unlikely error counts double: %s for %s counts %d', (typed, meant, errors) => {
  expect(editDistance(typed, meant, 2, LIKELY_ERRORS)).toBe(errors)
})

test('EXPL-01 an unfinished word is compared with the beginnings of names', () => {
  expect(prefixDistance('cor', 'corolla', 1, ANY_ERROR)).toBe(0)
  expect(prefixDistance('corala', 'corolla', 2, ANY_ERROR)).toBe(2)
  expect(prefixDistance('corila', 'corolla', 1, ANY_ERROR)).toBe(Infinity)
})

test('EXPL-01 the distance is the same both ways and none only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other, 20, ANY_ERROR)
      expect(editDistance(other, one, 20, ANY_ERROR)).toBe(distance)
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
