import { expect, test } from 'vitest'
import { chooseTerms } from './choose-terms.ts'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'
import { readWords } from '../words/read-words.ts'

const choose = (text: string) =>
  chooseTerms(readWords(text), () => false, givenVocabulary).map(({ term }) => term && `${term.kind} ${term.ref}`)

test('EXPL-01 of models with the same name, that of the named maker is chosen, or else the most common', () => {
  expect(choose('كرايسلر C300')).toEqual(['make chrysler', 'model chrysler-300'])
  expect(choose('mercedes c300')).toEqual(['make mercedes', 'model mercedes-c-class'])
  expect(choose('c300')).toEqual(['model mercedes-c-class'])
})

test('EXPL-01 of things with similar names, the one with this spelling is chosen', () => {
  expect(choose('سيتي')).toEqual(['model honda-city'])
  expect(choose('سي تي')).toEqual(['model lexus-ct'])
})

test('EXPL-01 «جيب» is read as the maker Jeep or as a body type', () => {
  expect(choose('جيب')).toEqual(['body_type suv'])
  expect(choose('جيب تويوتا')).toEqual(['body_type suv', 'make toyota'])
})

test('EXPL-01 an ordinary word is a name beside its maker, after a word for places, or where nothing else names a car', () => {
  expect(choose('is camry clean')).toEqual([null, 'model toyota-camry', null])
  expect(choose('lexus is')).toEqual(['make lexus', 'model lexus-is'])
  expect(choose('كيا سول')).toEqual(['make kia', 'model kia-soul'])
  expect(choose('سول 2015 جدة')).toEqual(['model kia-soul', null, 'city jeddah'])
  expect(choose('كامري سول')).toEqual(['model toyota-camry', null])
  expect(choose('كامري في بدر')).toEqual(['model toyota-camry', null, 'city badr'])
  expect(choose('كامري بدر')).toEqual(['model toyota-camry', null])
})

test('EXPL-01 a long number is a model of the named maker wherever it stands', () => {
  expect(choose('كرايسلر 2017 300')).toEqual(['make chrysler', null, 'model chrysler-300'])
  expect(choose('كراسيلر 300')).toEqual(['make chrysler', 'model chrysler-300'])
  expect(choose('كيا 300')).toEqual(['make kia', null])
  expect(choose('ford 2017 150')).toEqual(['make ford', null, 'model ford-f-150'])
})

test('EXPL-01 alternatives may be of different makers, misspelt or not', () => {
  expect(choose('كامري او سينترا')).toEqual(['model toyota-camry', null, 'model nissan-sentra'])
})
