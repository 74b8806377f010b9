import { expect, test } from 'vitest'
import { givenVocabulary } from './given-vocabulary.ts'
import { findSpokenLetters } from './spoken-letters.ts'

const refs = (...words: string[]) => findSpokenLetters(givenVocabulary, words).map(({ ref }) => ref)

test('EXPL-01 Latin letters spelt out in Arabic are read before a number', () => {
  expect(refs('اف', '150')).toEqual(['ford-f-150'])
  expect(refs('سي', 'اكس', '5')).toEqual(['mazda-cx-5'])
  expect(refs('سي', '300')).toEqual(['mercedes-c-class', 'chrysler-300'])
})

test('EXPL-01 nothing else is', () => {
  expect(refs('في', '2020')).toEqual([])
  expect(refs('اف')).toEqual([])
  expect(refs('كامري', '150')).toEqual([])
  expect(refs('2', '300')).toEqual([])
})
