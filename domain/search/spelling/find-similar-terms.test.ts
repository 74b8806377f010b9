import { expect, test } from 'vitest'
import { findSimilarTerms, namesNear } from './find-similar-terms.ts'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'

const similar = (key: string, isNarrow = false) =>
  findSimilarTerms(namesNear(givenVocabulary.forgiven, key), () => true, isNarrow).map(({ term }) => term.ref)

test.each([
  ['toyta', 'toyota'],
  ['toyot', 'toyota'],
  ['mercedis', 'mercedes'],
  ['elentra', 'hyundai-elantra'],
  ['النتر', 'hyundai-elantra'],
  ['هايلوكس', 'toyota-hilux'],
  ['هيواندي', 'hyundai'],
  ['لندكروزر', 'toyota-land-cruiser'],
  ['لاندكروز', 'toyota-land-cruiser'],
  ['الرياظ', 'riyadh'],
  ['رياظ', 'riyadh'],
  ['اسكودا', 'skoda'],
])('EXPL-01 «%s» is corrected to %s', (key, ref) => {
  expect(similar(key)[0]).toBe(ref)
})

test.each(['كيه', 'كيا2', 'lx571', 'ميلي', 'فورم', 'xoyota', 'شاشه', 'bmv', ''])(
  'EXPL-01 «%s» is not corrected: too short, a digit, another first letter, or no likely error',
  (key) => {
    expect(similar(key)).toEqual([])
  },
)

test('EXPL-01 among few names any error is forgiven', () => {
  expect(similar('كانري')).toEqual([])
  expect(similar('كانري', true)).toContain('toyota-camry')
})

test('EXPL-01 only plausible corrections are found', () => {
  const near = namesNear(givenVocabulary.forgiven, 'toyta')
  expect(findSimilarTerms(near, ({ kind }) => kind === 'city', false)).toEqual([])
})
