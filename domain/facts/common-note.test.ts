import { expect, test } from 'vitest'
import { commonNote } from './common-note.ts'

test.each([
  [[], null],
  [['a', 'a'], null],
  [['a', 'a', 'a'], 'a'],
  [['b', 'a', 'a', 'a'], 'a'],
  [['a', 'a', 'a', 'b', 'c', 'd'], null],
  [['', '', ''], null],
])('of the notes %j the common one is %j', (notes, common) => {
  expect(commonNote(notes)).toBe(common)
})
