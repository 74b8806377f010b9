import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenVocabulary } from './vocabulary/given-vocabulary.ts'
import { readTitle } from './read-title.ts'
import { buildVocabulary } from './vocabulary/vocabulary.ts'

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
  ['كامري مكينة لكزس', 'toyota', 'toyota-camry', [], null, true],
  ['فورد F150 2015 محرك شفروليه', 'ford', 'ford-f-150', [2015], null, true],
  ['اكورد 2016 للبيع او البدل بكامري او سوناتا', 'honda', 'honda-accord', [2016], null, true],
  ['سوناتا 2019 مبادلة على تويوتا كامري', 'hyundai', 'hyundai-sonata', [2019], null, true],
  ['Hilux will exchange for Elantra', 'toyota', 'toyota-hilux', [], null, true],
  ['للبدل كامري 2015', 'toyota', 'toyota-camry', [2015], null, true],
  ['Hilux 2015 IS swapped', 'toyota', 'toyota-hilux', [2015], null, true],
  ['Toyota Hilux swapped', 'toyota', 'toyota-hilux', [], null, true],
])('EXPL-01 «%s» is the car of make %s, model %s', (title, make, model, years, regionalSpec, certain) => {
  expect(read(title)).toEqual({ make, model, years, regional_spec: regionalSpec, certain })
})

test('EXPL-01 a trim in a title is not read as a model of another maker', () => {
  const vocabulary = buildVocabulary([
    { kind: 'model', ref: 'lexus-gx', parent: 'lexus', names: ['GX'] },
    { kind: 'model', ref: 'camry', parent: 'toyota', names: ['Camry', 'كامري'] },
  ])
  const makeIn = (title: string, make?: string) => readTitle(title, vocabulary, { thisYear: 2026, make }).make
  expect([makeIn('GX 2015'), makeIn('GX 2015', 'lexus'), makeIn('GX 2015', 'toyota')]).toEqual(['lexus', 'lexus', null])
  expect(makeIn('كامري 2015', 'honda')).toBe('toyota')
})

test('EXPL-01 of two models in a title, the one whose name contains the other is chosen', () => {
  const vocabulary = buildVocabulary([
    { kind: 'model', ref: 'range-rover', parent: 'land-rover', names: ['Range Rover', 'رنج روفر'] },
    { kind: 'model', ref: 'evoque', parent: 'land-rover', names: ['Evoque', 'ايفوك', 'Range Rover Evoque'] },
  ])
  const modelIn = (title: string) => readTitle(title, vocabulary, { thisYear: 2026 }).model
  for (const title of ['Range Rover 2015 Evoque', 'Evoque 2015 Range Rover', 'Range Rover Evoque', 'ايفوك'])
    expect(modelIn(title), title).toBe('evoque')
  expect(modelIn('Range Rover 2015')).toBe('range-rover')
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
