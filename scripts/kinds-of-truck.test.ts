import { expect, test } from 'vitest'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()

test.each([
  ['دينا ايسوزو', { make: ['isuzu'] }, ['دينا']],
  ['ميتسوبيشي دينا', { make: ['mitsubishi'] }, ['دينا']],
  ['دينا', { model: ['toyota-dyna'] }, []],
  ['تويوتا دينا', { make: ['toyota'], model: ['toyota-dyna'] }, []],
])('EXPL-01 «%s»: a model that is a word for a kind of truck goes with any maker', (text, filters, unused) => {
  const understood = understandAnyLayout(text, vocabulary, { thisYear: 2026 })
  expect(understood.filters).toEqual(filters)
  expect(understood.unused).toEqual(unused)
})
