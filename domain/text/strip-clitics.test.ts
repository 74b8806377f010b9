import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseText } from './normalise-text.ts'
import { searchWords, stripClitics } from './strip-clitics.ts'

test.each([
  ['وكاميرا', 'كاميرا'],
  ['الكاميرا', 'كاميرا'],
  ['بالكاميرا', 'كاميرا'],
  ['والكاميرا', 'كاميرا'],
  ['فالكاميرا', 'كاميرا'],
  ['وبالكاميرا', 'كاميرا'],
  ['للبيع', 'بيع'],
  ['وكاله', 'كاله'],
  ['الوكاله', 'كاله'],
  ['ولد', 'ولد'],
  ['وارد', 'وارد'],
  ['الف', 'الف'],
  ['بلوتوث', 'بلوتوث'],
  ['بانوراما', 'بانوراما'],
  ['لاندكروزر', 'لاندكروزر'],
  ['فبريكا', 'فبريكا'],
  ['camera', 'camera'],
  ['', ''],
])('EXPL-01 %s is found as %s', (word, stem) => {
  expect(stripClitics(word)).toBe(stem)
})

test('EXPL-01 a stem is its own stem', () => {
  const word = fc.array(fc.constantFrom(...'والبكفاتسم'), { maxLength: 12 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, (text) => {
      expect(stripClitics(stripClitics(text))).toBe(stripClitics(text))
    }),
  )
})

test('EXPL-01 a text and a search for its words share their stems', () => {
  const text = searchWords('فتحة سقف، وكاميرا خلفية بالجلد!', 100)
  for (const stem of searchWords('كاميرا الفتحة جلد', 100)) expect(text).toContain(stem)
})

test('EXPL-01 stems are distinct, short and no more than asked for', () => {
  expect(searchWords('a b a c d', 3)).toEqual(['a', 'b', 'c'])
  expect(searchWords('الكاميرا وكاميرا CAMERA camera', 9)).toEqual(['كاميرا', 'camera'])
  expect(searchWords('LX450 موديل2019', 9)).toEqual(['lx', '450', 'موديل', '2019'])
  expect(searchWords('x'.repeat(500), 3)[0]).toHaveLength(40)
  expect(searchWords('a b', 0)).toEqual([])
})

test('EXPL-01 whatever the text, its words are normalised', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of searchWords(text, 400)) expect(normaliseText(word)).toBe(word)
    }),
  )
})
