import { expect, test } from 'vitest'
import { searchWords, stripClitics } from './strip-clitics.ts'

test.each([
  ['وكاميرا', 'كاميرا'],
  ['الكاميرا', 'كاميرا'],
  ['بالكاميرا', 'كاميرا'],
  ['والكاميرا', 'كاميرا'],
  ['للبيع', 'بيع'],
  ['وكاله', 'كاله'],
  ['ولد', 'ولد'],
  ['الف', 'الف'],
  ['camera', 'camera'],
])('EXPL-01 %s is found as %s', (word, stem) => {
  expect(stripClitics(word)).toBe(stem)
})

test('EXPL-01 a text and a question about it meet in their stems', () => {
  const text = searchWords('فتحة سقف، وكاميرا خلفية بالجلد!', 100)
  for (const stem of searchWords('كاميرا الفتحة جلد', 100)) expect(text).toContain(stem)
})

test('EXPL-01 stems are distinct, short and no more than asked for', () => {
  expect(searchWords('a b a c d', 3)).toEqual(['a', 'b', 'c'])
  expect(searchWords('x'.repeat(500), 3)[0]).toHaveLength(40)
})
