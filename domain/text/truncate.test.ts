import { textLength } from './text-length.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, initialOf, truncate } from './truncate.ts'

test.each([
  ['كامري', 5, 'كامري'],
  ['كامري', 3, 'كام...'],
  ['تُويُوتا', 2, 'تُو...'],
  ['👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧...'],
  ['one two', 4, 'one...'],
  ['e\u0301e\u0301', 2, 'e\u0301e\u0301'],
  ['', 5, ''],
  ['a', 0, '...'],
])('LANG-01 %j cut at %i is %j', (text, graphemes, cut) => {
  expect(truncate(text, graphemes)).toBe(cut)
})

test('LANG-01 a letter under thousands of marks does not grow the result', () => {
  expect(truncate(`a${'\u0301'.repeat(100_000)}`, 10).length).toBeLessThan(1000)
})

test('LANG-01 a cut text is the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(60), (text, graphemes) => {
      const cut = truncate(text, graphemes)
      expect(cut === text || (cut.endsWith('...') && text.startsWith(cut.slice(0, -3)))).toBe(true)
    }),
  )
})

test.each([
  ['كامري', 5, 'كامري'],
  ['كامري', 3, 'كام'],
  ['ab😀', 2, 'ab'],
  ['ab😀', 3, 'ab😀'],
  ['ab👍🏽', 3, 'ab'],
  ['تُويُوتا', 4, 'تُو'],
  ['👨‍👩‍👧', 2, '👨\u200d'],
  ['', 0, ''],
])('LANG-01 of %j at most %i code points are %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

test('LANG-01 a text cut for storage is its beginning, well-formed and never longer than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, most) => {
      const cut = cutText(text, most)
      expect([textLength(cut) <= most, cut.isWellFormed(), text.startsWith(cut)]).toEqual([true, true, true])
    }),
  )
})

test.each([
  ['محمد', 'م'],
  ['sara', 'S'],
  ['نُورة', 'نُ'],
  ['👨‍👩‍👧 Family', '👨‍👩‍👧'],
  ['🇸🇦', '🇸🇦'],
  ['', ''],
])('LANG-01 the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
