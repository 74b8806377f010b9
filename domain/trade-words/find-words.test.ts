import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DELICATE_LETTERS, SPELLINGS } from '#domain/text/given-spellings.ts'
import { findWords, indexWords, isSpeltIn, wordKey } from './find-words.ts'

const WORDS = [
  { id: 'spray', spellings: ['رش'] },
  { id: 'no spray', spellings: ['بدون رش', 'ما فيها رش'] },
  { id: 'agency body', spellings: ['بدي وكالة'] },
  { id: 'agency', spellings: ['وكالة'] },
  { id: 'full', spellings: ['فل كامل'] },
  { id: 'clean', spellings: ['نظيفة'] },
  { id: 'bids', spellings: ['السوم واصل'] },
  { id: 'mileage', spellings: ['ممشى', 'عداد'] },
  { id: 'full option', spellings: ['full option'] },
  { id: 'GCC', spellings: ['GCC specs', 'GCC'] },
  { id: 'four wheels', spellings: ['4x4'] },
]
const INDEX = indexWords(WORDS)
const found = (text: string) => findWords(text, INDEX).map(({ from, to, word }) => [word.id, text.slice(from, to)])

test.each([
  ['السيارة فيها رش خفيف', [['spray', 'رش']]],
  [
    'بدون رش، بدي وكالة',
    [
      ['no spray', 'بدون رش'],
      ['agency body', 'بدي وكالة'],
    ],
  ],
  [
    'الرش تجميلي والنظيفة للجاد',
    [
      ['spray', 'الرش'],
      ['clean', 'والنظيفة'],
    ],
  ],
  [
    'ونظيفة وفل كامل',
    [
      ['clean', 'ونظيفة'],
      ['full', 'وفل كامل'],
    ],
  ],
  ['سوم واصل', [['bids', 'سوم واصل']]],
  ['ممشى150 الف', [['mileage', 'ممشى']]],
  [
    'Full-Option، gcc Specs',
    [
      ['full option', 'Full-Option'],
      ['GCC', 'gcc Specs'],
    ],
  ],
  [
    '4X4 وكالـــة',
    [
      ['four wheels', '4X4'],
      ['agency', 'وكالـــة'],
    ],
  ],
  // parts of other words, other words with «و», another line, another sentence
  ['رشيد عند ورش الوكالات، gccs', []],
  ['فل\nكامل', []],
  ['فل. كامل', []],
  ['', []],
  ['ـــ ً \u200f !!', []],
])('EXPL-04 words of the trade are found in «%s»', (text, wanted) => {
  expect(found(text)).toEqual(wanted)
})

test.each(Object.keys(SPELLINGS))('EXPL-04 a word of the trade is found when it is written %s', (how) => {
  for (const { id, spellings } of WORDS) {
    for (const spelling of spellings) {
      const written = SPELLINGS[how]?.(spelling) ?? ''
      expect(found(`x ${written} ي`), written).toEqual([[id, written]])
    }
  }
})

const PARTS = [
  ...DELICATE_LETTERS,
  ...WORDS.flatMap(({ spellings }) => spellings),
  ' ',
  '\n',
  '-',
  'ـ',
  'ال',
  'و',
  '\u064e',
  '\u202e',
  '\ud800',
  '🚗',
]

test('EXPL-04 what is found has the key of its word, stands between other words, and never overlaps', () => {
  const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 60 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (written) => {
      let end = 0
      for (const { from, to, word } of findWords(written, INDEX)) {
        expect(from).toBeGreaterThanOrEqual(end)
        end = to
        expect(/\p{L}$/u.test(written.slice(0, from)) && /^\p{L}/u.test(written.slice(from))).toBe(false)
        expect(/\p{L}$/u.test(written.slice(0, to)) && /^\p{L}/u.test(written.slice(to))).toBe(false)
        const key = wordKey(written.slice(from, to))
        const keys = word.spellings.map(wordKey)
        expect(keys.some((one) => one === key || `و${one}` === key)).toBe(true)
      }
      expect(end).toBeLessThanOrEqual(written.length)
    }),
  )
})

/** How often an index is asked while a text is searched. */
function stepsFor(text: string, spellings: readonly string[]): number {
  let steps = 0
  const index = indexWords([{ spellings }])
  const count = (node: typeof index): void => {
    const get = node.next.get.bind(node.next)
    node.next.get = (key) => {
      steps++
      return get(key)
    }
    for (const next of node.next.values()) count(next)
  }
  count(index)
  findWords(text, index)
  return steps
}

test.each([
  ['a a a a a a a a b', 'a '],
  ['رش رش رش رش رش', 'ورش '],
  ['و و و و', 'و'],
])('EXPL-04 twice the text takes twice the steps, with «%s» in many «%s»', (spelling, part) => {
  const once = stepsFor(part.repeat(5000), [spelling])
  expect(stepsFor(part.repeat(10_000), [spelling])).toBeLessThanOrEqual(2 * once + 100)
})

test('EXPL-04 spellings that are found in the same texts have the same key', () => {
  expect(new Set(['الوكالة', 'وكاله', 'وكالـــة', 'وَكالة'].map(wordKey)).size).toBe(1)
  expect(wordKey('Full-Option')).toBe(wordKey('full option'))
  for (const nothing of ['', '!!', 'ـ', '\u064e']) expect(wordKey(nothing)).toBe('')
})

test('EXPL-04 a spelling has only letters of its language', () => {
  expect(['رش', 'فل ٢٠٢٠', '4 سلندر'].every((one) => isSpeltIn('ar', one))).toBe(true)
  expect(['full option', 'V6'].every((one) => isSpeltIn('en', one))).toBe(true)
  expect(['full', '2020', 'فل option', ''].some((one) => isSpeltIn('ar', one))).toBe(false)
  expect(['رش', '2020', 'فل option'].some((one) => isSpeltIn('en', one))).toBe(false)
})
