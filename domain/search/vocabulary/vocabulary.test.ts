import { expect, test } from 'vitest'
import { findInOtherForm, findTerms } from './find-terms.ts'
import { givenVocabulary } from './given-vocabulary.ts'
import { buildVocabulary, type VocabularyTerm } from './vocabulary.ts'

const refs = (terms: readonly VocabularyTerm[]) => terms.map(({ ref }) => ref)

test('EXPL-01 spellings are found without spaces, dashes, case and marks', () => {
  expect(refs(findTerms(givenVocabulary, 'landcruiser'))).toEqual(['toyota-land-cruiser'])
  expect(refs(findTerms(givenVocabulary, 'f150'))).toEqual(['ford-f-150'])
})

test('EXPL-01 of terms with the same name the more common comes first, makers before models before places', () => {
  const vocabulary = buildVocabulary([
    { kind: 'city', ref: 'a', parent: null, names: ['Same'], weight: 99 },
    { kind: 'model', ref: 'b', parent: 'x', names: ['Same'], weight: 1 },
    { kind: 'model', ref: 'c', parent: 'y', names: ['sa-me'], weight: 2 },
    { kind: 'make', ref: 'd', parent: null, names: ['SAME'] },
  ])
  expect(refs(findTerms(vocabulary, 'same'))).toEqual(['d', 'c', 'b', 'a'])
})

test('EXPL-01 hamza on waw and ya may be left out', () => {
  expect(refs(findTerms(givenVocabulary, 'الطايف'))).toEqual(['taif'])
})

test.each([
  ['وتويوتا', ['toyota']],
  ['بجده', ['jeddah']],
  ['رياض', ['riyadh', 'riyadh']],
  ['للرياض', ['riyadh', 'riyadh']],
  ['الكامري', ['toyota-camry']],
  ['اكس', []],
  ['بكي', []],
])('EXPL-01 «%s» in another form is %j', (key, expected) => {
  expect(refs(findInOtherForm(givenVocabulary, key))).toEqual(expected)
})

test('EXPL-01 names without letters or digits are left out', () => {
  const vocabulary = buildVocabulary([{ kind: 'make', ref: 'a', parent: null, names: ['—', ''] }])
  expect(vocabulary.exact.size).toBe(0)
  expect(vocabulary.beginnings.sorted).toEqual([])
})
