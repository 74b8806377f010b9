import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['  كامري   2020 ', 'كامري 2020'],
  ['a\u202eb\u2066c', 'a b c'],
  ['one\r\ntwo\n\n\n\nthree', 'one\ntwo\n\nthree'],
  ['nul\0 half\ud800', 'nul half\ufffd'],
])('EXPL-04 %j is stored as %j', (text, stored) => {
  expect(plainText(text)).toBe(stored)
})

test('EXPL-04 what is stored can always be stored, and storing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = plainText(text)
      expect(stored).not.toContain('\0')
      expect(stored.isWellFormed()).toBe(true)
      expect(plainText(stored)).toBe(stored)
    }),
  )
})
