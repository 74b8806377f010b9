import { expect, test } from 'vitest'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'
import { rewriteWords } from './rewrite-words.ts'
import { understandAnyLayout } from '../understand-any-layout.ts'

const understand = (text: string) => understandAnyLayout(text, givenVocabulary, { thisYear: 2026 })

test.each([
  ['abi sunata ta7t 30 alf', { model: ['hyundai-sonata'], price_max: 30_000 }],
  ['kamri abyadh', { model: ['toyota-camry'], color: ['white'] }],
  ['elantra bel ryadh', { model: ['hyundai-elantra'], city: ['riyadh'] }],
  ['kamri 2020 full', { model: ['toyota-camry'], year_min: 2020, year_max: 2020 }],
  ['lexus khamsa w 3ishreen alf', { make: ['lexus'], price_max: 25_000 }],
  ['bi em fel reyath', { make: ['bmw'], city: ['riyadh'] }],
  ['be bi dablyu 2018', { make: ['bmw'], year_min: 2018, year_max: 2018 }],
  ['dji em si', { make: ['gmc'] }],
  ['otomateek beytha', { transmission: ['automatic'], color: ['white'] }],
  ['hiluks ghair abyad', { model: ['toyota-hilux'], not_color: ['white'] }],
  ['kamri 2020 w fo2', { model: ['toyota-camry'], year_min: 2020 }],
  [';hlvd 2019', { model: ['toyota-camry'], year_min: 2019, year_max: 2019 }],
  ['ؤشةقغ 2020', { model: ['toyota-camry'], year_min: 2020, year_max: 2020 }],
])('EXPL-01 «%s» is understood', (text, filters) => {
  expect(understand(text).filters).toEqual(filters)
})

test.each([
  'the family wants a comfortable ride',
  'this site has nothing',
  'camry with sunroof',
  'rm -rf',
  'cx5',
  '2door',
  'alfa romeo',
  'كامري نظيفة',
])('EXPL-01 «%s» stays as it is', (text) => {
  expect(rewriteWords(text, givenVocabulary).text).toBe(text)
})

test('EXPL-01 chips of rewritten words show the typed words', () => {
  expect(understand(';hlvd').chips).toMatchObject([{ ref: 'toyota-camry', text: ';hlvd', corrected: true }])
  expect(understand('be bi dablyu').chips).toMatchObject([{ ref: 'bmw', text: 'be bi dablyu', corrected: true }])
})
