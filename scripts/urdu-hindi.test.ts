import { expect, test } from 'vitest'
import { translateWords } from '#domain/search/spelling/translate-words.ts'
import { readWords } from '#domain/search/words/read-words.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { labelledSentences } from './labelled-sentences.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()
const translates = (text: string) => translateWords(readWords(text), text, vocabulary) !== null
const CAMRY = { model: ['toyota-camry'] }
const filtersOf = (text: string) => understandAnyLayout(text, vocabulary, { thisYear: 2026 }).filters

test('EXPL-01 no name of the catalogue is read as Urdu or Hindi', () => {
  const names = [...vocabulary.exact.values()].flat().flatMap((term) => term.names)
  expect(names.filter(translates)).toEqual([])
})

test('EXPL-01 sentences of other languages are not read as Urdu or Hindi', () => {
  const others = [...labelledSentences()].filter(([kind]) => !/urdu|hindi|hostile/.test(kind) && kind !== 'unseen')
  expect(others.flatMap(([, sentences]) => sentences.map(({ text }) => text)).filter(translates)).toEqual([])
})

test.each<[text: string, filters: object, kind: string]>([
  ['mujhe corolla chahiye 30 hazar tak', { model: ['toyota-corolla'], price_max: 30_000 }, 'a bound after its number'],
  ['50 hazar se zyada na ho, camry', { model: ['toyota-camry'], price_max: 50_000 }, 'a bound that is turned round'],
  ['2018 ke baad ki camry', { model: ['toyota-camry'], year_min: 2018 }, 'after a year'],
  ['30 se 40 hazar tak camry', { model: ['toyota-camry'], price_min: 30_000, price_max: 40_000 }, 'from and to'],
  ['ek se dedh lakh ki camry', { model: ['toyota-camry'], price_min: 100_000, price_max: 150_000 }, 'lakhs on one end'],
  ['sadhe teen lakh tak koi suv', { body_type: ['suv'], price_max: 350_000 }, 'a number and a half'],
  ['2 lakh 30 hazar tak prado', { model: ['toyota-prado'], price_max: 230_000 }, 'lakhs and thousands'],
  ['do hazar atharah model ki camry', { model: ['toyota-camry'], year_min: 2018, year_max: 2018 }, 'a year in words'],
  ['safed ya chandi camry chahiye', { model: ['toyota-camry'], color: ['white', 'silver'] }, 'colours'],
  ['laal ya kala rang nahi chahiye', { not_color: ['red', 'black'] }, 'what is not wanted, said after it'],
  ['kia sportage nahi chahiye', { not_model: ['kia-sportage'] }, 'a maker and its model, not wanted'],
  ['ford ke ilawa koi bhi pickup', { not_make: ['ford'], body_type: ['pickup'] }, 'all but one'],
  ['hybrid camry milegi kya', { model: ['toyota-camry'], fuel_type: ['hybrid'] }, 'a question'],
  ['meri corolla bech kar camry leni hai', { model: ['toyota-camry'] }, 'a car that is given away'],
  ['سفید کیمری 30 ہزار تک', { model: ['toyota-camry'], color: ['white'], price_max: 30_000 }, 'Urdu'],
  ['کیا سپورٹیج چاہیے', { make: ['kia'], model: ['kia-sportage'] }, 'a maker spelt like a question'],
  ['सफेद कैमरी ३० हज़ार तक', { model: ['toyota-camry'], color: ['white'], price_max: 30_000 }, 'Hindi'],
])('EXPL-01 «%s» is read as %o: %s', (text, filters) => {
  expect(filtersOf(text)).toEqual(filters)
})

test('EXPL-01 spellings of one word are one', () => {
  for (const wish of ['chahiye', 'chahye', 'chaiye', 'chahiay']) {
    for (const thousand of ['hazar', 'hazaar', 'hajar']) {
      expect(filtersOf(`gaari ${wish} 30 ${thousand} tak`)).toEqual({ price_max: 30_000 })
    }
  }
  for (const lakh of ['lakh', 'lac', 'laakh']) expect(filtersOf(`ek ${lakh} tak gadi`)).toEqual({ price_max: 100_000 })
})

test('EXPL-01 chips show translated words as typed, and unknown words are reported', () => {
  const understood = understandAnyLayout('safed gaari 50 hazar se kam, zaafran wali', vocabulary, { thisYear: 2026 })
  expect(understood.chips.map(({ text }) => text)).toEqual(['safed', '50 hazar se kam'])
  expect(understood.unused).toEqual(['zaafran'])
})

test('EXPL-01 everyday words of Urdu and Hindi are not read as makers or models', () => {
  const words =
    'kya hai milegi kitne koi mujhe wala accha haan tera unka bolo pura magkano bekas juta ribu boro asul gaday'
  for (const word of words.split(' ')) {
    for (const text of [`camry ${word}`, `${word} camry`]) expect([text, filtersOf(text)]).toEqual([text, CAMRY])
  }
})
