import { expect, test } from 'vitest'
import { newCountOf } from './use-new-count.ts'

const count = (now: string, shown: string) => newCountOf([...now], [...shown], (item) => item)

test('ADMIN-01 only items added since a list was loaded are counted as new', () => {
  expect(count('abc', 'abc')).toBe(0)
  expect(count('xyab', 'abc')).toBe(2)
  // more than one page
  expect(count('xyz', 'abc')).toBe(3)
  // the first item was removed meanwhile
  expect(count('bc', 'abc')).toBe(0)
  expect(count('xbc', 'abc')).toBe(1)
  expect(count('abc', '')).toBe(3)
})
