import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenVocabulary } from './given-vocabulary.ts'
import { suggest } from './suggest.ts'

const refs = (text: string, limit = 8) => suggest(text, givenVocabulary, limit).map(({ ref }) => ref)

test.each([
  ['to', ['toyota']],
  ['تو', ['toyota']],
  ['TOYOT', ['toyota']],
  ['لاند', ['toyota-land-cruiser']],
  ['لاند كر', ['toyota-land-cruiser']],
  ['كا', ['toyota-camry']],
  ['كامرى', ['toyota-camry']],
  ['hyu', ['hyundai']],
  ['F1', ['ford-f-150']],
  ['f-15', ['ford-f-150']],
  ['جد', ['jeddah']],
  ['دمام', ['dammam']],
  ['الري', ['riyadh']],
  ['الكام', ['toyota-camry']],
  ['كامري 2020 في جد', ['jeddah']],
  ['toyta', ['toyota']],
  ['كرايزل', ['chrysler']],
  ['zzzz', []],
  ['', []],
  ['  ', []],
])('EXPL-01 %j suggests %j', (text, expected) => {
  expect(refs(text)).toEqual(expected)
})

test('EXPL-01 makers come before models, each once, the commoner first, and no more than asked for', () => {
  expect(refs('c')).toEqual([
    'chevrolet',
    'chrysler',
    'toyota-camry',
    'honda-city',
    'lexus-ct',
    'mazda-cx-5',
    'mini-cooper',
    'mercedes-c-class',
  ])
  expect(refs('c', 2)).toHaveLength(2)
})

test('EXPL-01 what belongs to the maker typed before comes first', () => {
  expect(refs('كرايسلر c')[0]).toBe('chrysler-300')
  expect(refs('lexus c')[0]).toBe('lexus-ct')
})

test('EXPL-01 a maker’s full name brings its models', () => {
  expect(refs('toyota')).toEqual(['toyota', 'toyota-camry', 'toyota-land-cruiser', 'toyota-hilux'])
})

test('EXPL-01 a suggestion says what it is, whose it is, and in the script being typed', () => {
  expect(suggest('هايل', givenVocabulary, 1)).toEqual([
    { kind: 'model', ref: 'toyota-hilux', parent: 'toyota', text: 'هايلكس' },
  ])
  expect(suggest('hil', givenVocabulary, 1)[0]?.text).toBe('Hilux')
})

test('EXPL-01 any text at all can be completed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(refs(text, 5).length).toBeLessThanOrEqual(5)
    }),
  )
})
