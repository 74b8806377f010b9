import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['  كامري نظيفة  ', 'كامري نظيفة'],
  ['e\u0301', 'é'],
  ['a\0b\u0007c', 'abc'],
  ['a\tb', 'a b'],
  ['x\ud800y', 'xy'],
  ['\u202eabc\u202c \u2067كيا\u2069', 'abc كيا'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\n\n\nb', 'a\n\n\nb'],
  ['a\n \n\n\t\n\nb', 'a\n\n\nb'],
  ['تُويوتا ٢٠٢٢ 🚗', 'تُويوتا ٢٠٢٢ 🚗'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['', ''],
])('LANG-01 %j is stored as %j', (text, stored) => {
  expect(plainText(text)).toBe(stored)
})

test('LANG-01 any typed text is stored well-formed and does not change when it is stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const stored = plainText(text)
      expect(plainText(stored)).toBe(stored)
      expect(stored.isWellFormed()).toBe(true)
      expect(stored).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}|\n{4}/u)
    }),
    { numRuns: 1000 },
  )
})
