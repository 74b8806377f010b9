import { expect, test } from 'vitest'
import { withoutWords, withQuoted } from './typed-words.ts'

test('EXPL-01 removing a word leaves the others unchanged', () => {
  expect(withoutWords('كامري تحت 50 الف بيضاء', 'تحت 50 الف')).toBe('كامري بيضاء')
  expect(withoutWords('كامري', 'كامري')).toBe('')
  expect(withoutWords('this is cheap', 'is')).toBe('this cheap')
  expect(withoutWords('$& كامري', '$&')).toBe('كامري')
})

test('EXPL-01 a required word is put in quotation marks', () => {
  expect(withQuoted('كامري فتحة', 'فتحة')).toBe('كامري "فتحة"')
  expect(withQuoted('this is $&', 'is')).toBe('this "is" $&')
})
