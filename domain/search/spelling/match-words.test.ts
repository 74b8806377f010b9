import { expect, test } from 'vitest'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'
import { matchWords } from './match-words.ts'
import { readWords } from '../words/read-words.ts'

const match = (text: string, taken: readonly number[] = []) =>
  matchWords(readWords(text), (place) => taken.includes(place), givenVocabulary).map(
    ({ key, terms }) => `${key}: ${terms[0]?.ref ?? '?'}`,
  )

test.each([
  ['تويوتا لاند كروزر', ['تويوتا: toyota', 'لاندكروزر: toyota-land-cruiser']],
  ['مرسيدس بنز', ['مرسيدسبنز: mercedes']],
  ['لكزس LX 570', ['لكزس: lexus', 'lx570: lexus-lx']],
  ['لكزس LX 450', ['لكزس: lexus', 'lx: lexus-lx', '450: ?']],
  ['مازدا 3 2015', ['مازدا: mazda', '3: mazda-3', '2015: ?']],
  ['بيجو 2008', ['بيجو: peugeot', '2008: peugeot-2008']],
  ['بي ام 7', ['بيام: bmw', '7: bmw-7-series']],
  ['بي ام ٣', ['بيام: bmw', '3: bmw-m3']],
  ['فورد 150', ['فورد: ford', '150: ford-f-150']],
  ['كيا 150', ['كيا: kia', '150: ?']],
  ['2008 كيا', ['2008: ?', 'كيا: kia']],
  ['ميني كوبر', ['ميني: mini', 'كوبر: mini-cooper']],
  ['a 3', ['a: ?', '3: ?']],
])('EXPL-01 the longest names of «%s» are read', (text, matches) => {
  expect(match(text)).toEqual(matches)
})

test('EXPL-01 a name does not span words that were understood as something else', () => {
  expect(match('لاند 50 كروزر', [1])).toEqual(['لاند: ?', 'كروزر: ?'])
})
