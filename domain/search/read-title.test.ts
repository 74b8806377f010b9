import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenVocabulary } from './given-vocabulary.ts'
import { readTitle } from './read-title.ts'

const read = (title: string) => readTitle(title, givenVocabulary, { thisYear: 2026 })

test.each([
  ['كرايسلر C300 سعودي 2018 فل', 'chrysler', 'chrysler-300', [2018], 'saudi', true],
  ['تويوتا لاندكروزر ٢٠٢٠ للبيع', 'toyota', 'toyota-land-cruiser', [2020], null, true],
  ['كامري موديل 2015', 'toyota', 'toyota-camry', [2015], null, true],
  ['هايلوكس 99', 'toyota', 'toyota-hilux', [1999], null, false],
  ['هونداي 2016 نظيف', 'hyundai', null, [2016], null, false],
  ['هونداي اكورد', 'hyundai', null, [], null, false],
  ['كيا او نيسان سنترا', 'nissan', 'nissan-sentra', [], null, false],
  ['كامري 2018 2019', 'toyota', 'toyota-camry', [2018, 2019], null, false],
  ['للبيع بسعر مغري', null, null, [], null, false],
  ['كامري ب 45 الف', 'toyota', 'toyota-camry', [], null, true],
  ['', null, null, [], null, false],
])('EXPL-01 «%s» is the car of make %s, model %s', (title, make, model, years, regional_spec, certain) => {
  expect(read(title)).toEqual({ make, model, years, regional_spec, certain })
})

test('EXPL-01 a misspelt title is read without certainty', () => {
  expect(read('toyta camry 2015')).toMatchObject({ make: 'toyota', model: 'toyota-camry', certain: false })
})

test('EXPL-01 any title at all can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      expect(Array.isArray(read(title).years)).toBe(true)
    }),
  )
})
