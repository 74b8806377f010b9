import { expect, test } from 'vitest'
import { squeeze } from '#domain/text/normalise-text.ts'
import { ENUMERATION_WORDS } from './enumeration-words.ts'

test('EXPL-01 no word is a synonym of two values', () => {
  const words = ENUMERATION_WORDS.flatMap(({ words: spellings }) => [...new Set(spellings.map(squeeze))])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
