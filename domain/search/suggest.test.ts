import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenVocabulary } from './vocabulary/given-vocabulary.ts'
import { suggest } from './suggest.ts'

const refs = (text: string, limit = 8) =>
  suggest(text, givenVocabulary, { limit, thisYear: 2026 }).map(({ ref }) => ref)

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
  ['الري', ['riyadh', 'riyadh']],
  ['الكام', ['toyota-camry']],
  ['كامري 2020 في جد', ['jeddah']],
  ['toyta', ['toyota']],
  ['كرايزل', ['chrysler']],
  ['الف', ['alfa-romeo', 'bmw-7-series', 'bmw-3-series']],
  ['سيارة تحت 60 ألف', []],
  ['under 60 thousand', []],
  ['كامري تحت 300', []],
  ['بي ام 2018 وفوق', []],
  ['بالري', ['riyadh', 'riyadh']],
  ['لجدة', ['jeddah']],
  ['للدمام', ['dammam']],
  ['وكامري', ['toyota-camry']],
  ['zzzz', []],
  ['', []],
  ['  ', []],
])('EXPL-01 %j suggests %j', (text, expected) => {
  expect(refs(text)).toEqual(expected)
})

test('EXPL-01 makers come before models, each once, the more common first, up to the limit', () => {
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

test('EXPL-01 models of the maker typed before come first', () => {
  expect(refs('كرايسلر c')[0]).toBe('chrysler-300')
  expect(refs('lexus c')[0]).toBe('lexus-ct')
})

test('EXPL-01 a maker’s full name brings its models', () => {
  expect(refs('toyota')).toEqual(['toyota', 'toyota-camry', 'toyota-land-cruiser', 'toyota-hilux'])
})

test.each([
  ['كامري 2020 في جد', 'jeddah', 'كامري 2020 في'],
  ['سعرها "أقل" من 50 الف تويوتا كا', 'toyota-camry', 'سعرها "أقل" من 50 الف'],
  ['بيضاء LX5', 'lexus-lx', 'بيضاء'],
  ['honda 2022 الرياض toyo', 'toyota', '2022 الرياض'],
  ['كيا كامري', 'toyota-camry', ''],
  ['الفا روميو كامر', 'toyota-camry', ''],
  ['الدمام سيدان جد', 'jeddah', 'سيدان'],
  ['2022 toyota', 'toyota', '2022'],
  ['هايل', 'toyota-hilux', ''],
])('EXPL-01 in %j the suggestion %j replaces its own words, and %j stays', (text, ref, rest) => {
  expect(suggest(text, givenVocabulary, { limit: 1, thisYear: 2026 })).toMatchObject([{ ref, rest }])
})

test('EXPL-01 suggestions without cars come last, and makers and models with clearly more cars first', () => {
  const withCounts = (counts: Record<string, number>) =>
    suggest('c', givenVocabulary, { limit: 3, thisYear: 2026, countOf: (_, ref) => counts[ref] ?? 0 }).map(
      ({ ref }) => ref,
    )
  expect(withCounts({ 'mini-cooper': 3, 'honda-city': 90 })).toEqual(['honda-city', 'mini-cooper', 'chevrolet'])
  expect(withCounts({ 'mini-cooper': 5, chevrolet: 1, chrysler: 90 })).toEqual(['chrysler', 'chevrolet', 'mini-cooper'])
  expect(withCounts({ chevrolet: 90, chrysler: 91 })).toEqual(['chevrolet', 'chrysler', 'toyota-camry'])
})

test('EXPL-01 any text at all can be completed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(refs(text, 5).length).toBeLessThanOrEqual(5)
    }),
  )
})
