import { expect, test } from 'vitest'
import { isBlank, visibleLength } from './visible-text.ts'

const UNSEEN = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u3164',
  '\uffa0',
  '\u115f',
  '\u2800',
  '\u034f',
]

test.each(UNSEEN)('%j is blank to the eye, alone and repeated', (text) => {
  expect(isBlank(text.repeat(12))).toBe(true)
  expect(visibleLength(text.repeat(12))).toBe(0)
  expect(visibleLength(`${text}سيارة${text}`)).toBe(5)
})

test.each(['a', 'ا', '٣', '-', '🚗', ' . '])('%j is not blank', (text) => expect(isBlank(text)).toBe(false))

test('spaces between words count, joiners do not', () => {
  expect(visibleLength(' كامري ٢٠٢٠ ')).toBe(10)
  expect(visibleLength('می\u200cخواهم')).toBe(7)
})
