import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aroundDifferences } from './around-differences.ts'
import { wordDifferences } from './word-differences.ts'

const words = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `w${from + at}`).join(' ')

test('ADMIN-07 twelve unchanged words are shown on each side of a difference', () => {
  const before = `${words(1, 50)} old ${words(51, 100)} gone ${words(101, 150)}`
  const after = `${words(1, 50)} new ${words(51, 100)} ${words(101, 150)}`
  expect(aroundDifferences(wordDifferences(before, after))).toEqual([
    { change: 'same', text: ` … ${words(39, 50)} ` },
    { change: 'removed', text: 'old' },
    { change: 'added', text: 'new' },
    { change: 'same', text: ` ${words(51, 62)} … ${words(89, 100)}` },
    { change: 'removed', text: ' gone' },
    { change: 'same', text: ` ${words(101, 112)} … ` },
  ])
})

test('ADMIN-07 texts that are little longer than that are shown whole', () => {
  const segments = wordDifferences(`old ${words(1, 23)}`, `new ${words(1, 23)}`)
  expect(aroundDifferences(segments)).toEqual(segments)
})

test('ADMIN-07 no difference is left out', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'باب'), { maxLength: 80 }).map((parts) => parts.join(''))
  const differences = (segments: readonly { change: string }[]) => segments.filter(({ change }) => change !== 'same')
  fc.assert(
    fc.property(text, text, (before, after) => {
      const segments = wordDifferences(before, after)
      expect(differences(aroundDifferences(segments))).toEqual(differences(segments))
    }),
  )
})
