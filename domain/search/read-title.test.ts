import { expect, test } from 'vitest'
import { givenVocabulary } from './given-vocabulary.ts'
import { readTitle } from './read-title.ts'

test.each([
  ['تويوتا كامري 2019 فل كامل', 'toyota', 'toyota-camry', [2019]],
  ['كامري ٢٠١٥ نظيفة', 'toyota', 'toyota-camry', [2015]],
  ['كرايسلر C300 سعودي 2018 فل', 'chrysler', 'chrysler-300', [2018]],
  ['كرايسلر 300 موديل 2018', 'chrysler', 'chrysler-300', [2018]],
  ['جيب لكزس LX570 2016', 'lexus', 'lexus-lx', [2016]],
  ['هونداي النتره 2017 للبيع', 'hyundai', 'hyundai-elantra', [2017]],
  ['فورد سوناتا 2017', 'hyundai', 'hyundai-sonata', [2017]],
  ['فورد سونتا 2017', 'ford', null, [2017]],
  ['كيا 2012 او 2013', 'kia', null, [2012, 2013]],
  ['دباب للبيع', null, null, []],
])('EXPL-01 «%s» is a %s, %s', (title, make, model, years) => {
  expect(readTitle(title, givenVocabulary, 2026)).toEqual({ make, model, years })
})
