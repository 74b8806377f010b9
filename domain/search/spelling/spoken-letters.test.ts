import { expect, test } from 'vitest'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'
import { findMisheardLetters, findSpokenLetters } from './spoken-letters.ts'

const refs = (...words: string[]) => findSpokenLetters(givenVocabulary, words).map(({ ref }) => ref)

test('EXPL-01 Latin letters spelt out in Arabic are read before a number', () => {
  expect(refs('اف', '150')).toEqual(['ford-f-150'])
  expect(refs('سي', 'اكس', '5')).toEqual(['mazda-cx-5'])
  expect(refs('سي', '300')).toEqual(['mercedes-c-class', 'chrysler-300'])
  expect(refs('ال', 'اكس', '999')).toEqual(['lexus-lx'])
})

test('EXPL-01 makers named by letters are read in Arabic letters, even with a wrong middle letter', () => {
  expect(refs('بي', 'ام', 'دبليو')).toEqual(['bmw'])
  const misheard = (...words: string[]) => findMisheardLetters(givenVocabulary, words).map(({ ref }) => ref)
  expect(misheard('بي', 'بي', 'دبليو')).toEqual(['bmw'])
  expect(misheard('بي', 'ام', 'دي')).toEqual([])
  expect(misheard('بي', 'دبليو')).toEqual([])
})

test('EXPL-01 other Arabic words are not read as Latin letters', () => {
  expect(refs('في', '2020')).toEqual([])
  expect(refs('اف')).toEqual([])
  expect(refs('كامري', '150')).toEqual([])
  expect(refs('2', '300')).toEqual([])
})
