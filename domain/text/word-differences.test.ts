import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifferences, type Segment } from './word-differences.ts'

const textOf = (segments: readonly Segment[], left: Segment['change']) =>
  segments
    .filter(({ change }) => change !== left)
    .map(({ text }) => text)
    .join('')

test('ADMIN-07 texts are compared word by word', () => {
  expect(wordDifferences('سيارة نظيفة جدًا للبيع', 'سيارة جديدة جدًا للبيع')).toEqual([
    { text: 'سيارة ', change: 'same' },
    { text: 'نظيفة', change: 'removed' },
    { text: 'جديدة', change: 'added' },
    { text: ' جدًا للبيع', change: 'same' },
  ])
  expect(wordDifferences('', 'new')).toEqual([{ text: 'new', change: 'added' }])
  expect(wordDifferences('as is', 'as is')).toEqual([{ text: 'as is', change: 'same' }])
})

test('ADMIN-07 both texts can be read from their differences, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'باب'), { maxLength: 20 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const segments = wordDifferences(before, after)
      expect(textOf(segments, 'added')).toBe(before)
      expect(textOf(segments, 'removed')).toBe(after)
    }),
  )
})

test('ADMIN-07 texts too long to compare by words are shown as replaced', () => {
  const before = Array.from({ length: 600 }, (_, at) => `a${at}`).join(' ')
  const after = before.replaceAll('a', 'b')
  const segments = wordDifferences(`x ${before}`, `x ${after}`)
  expect(segments.map(({ change }) => change)).toEqual(['same', 'removed', 'added'])
})
