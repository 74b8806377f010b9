import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const texts = (text: string) => readWords(text).map((word) => word.text)

test.each([
  ['LX570 تويوتا2022', ['lx', '570', 'تويوتا', '2022']],
  ['F-150', ['f', '150']],
  ['2018-2020', ['2018', '-', '2020']],
  ['2018 – 2020', ['2018', '-', '2020']],
  ['2018+', ['2018', '+']],
  ['- + 5', ['5']],
  ['100,000 ٩٥٬٠٠٠ 50.000', ['100000', '95000', '50000']],
  ['1.5 مليون ٢٫٥', ['1.5', 'مليون', '2.5']],
  ['2018,2019', ['2018', '2019']],
  ['4x4 ٤×٤', ['4x4', '4x4']],
  ['ca\0mry\nفُل', ['camry', 'فل']],
  ['🚗 !؟', []],
])('EXPL-01 %j has the words %j', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('EXPL-01 every word has its position in the text', () => {
  const text = 'سيارة «كامرى» ٢٠٢٢'
  expect(readWords(text).map(({ from, to }) => text.slice(from, to))).toEqual(['سيارة', 'كامرى', '٢٠٢٢'])
})

test('EXPL-01 a long text is cut', () => {
  expect(readWords('a '.repeat(5000))).toHaveLength(40)
  expect(readWords('a'.repeat(5000))[0]?.text).toHaveLength(200)
})

test('EXPL-01 any text can be split into words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const word of readWords(text)) expect(word.text).toMatch(/^(?:[\p{L}\p{N}]+|\d+\.\d+|[-+])$/u)
    }),
  )
})
