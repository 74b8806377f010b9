import { expect, test } from 'vitest'
import { understandQuery } from '#domain/search/understand-query.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()

test.each([
  ['جيب عائلي', ['suv']],
  ['family suv', ['suv']],
  ['سيدان عائلية', ['sedan']],
  ['فان للعائلة هيونداي او كيا', ['wagon']],
  ['سيارة عائلية', ['suv', 'wagon']],
  ['سيدان او عائلية', ['sedan', 'suv', 'wagon']],
])('EXPL-01 «%s»: words for families describe the body type that is named, or mean several', (text, bodies) => {
  const { filters, unused, leftover } = understandQuery(text, vocabulary, { thisYear: 2026 })
  expect(filters.body_type).toEqual(bodies)
  expect([unused, leftover]).toEqual([[], []])
})

test.each([
  ['سيارة عائلية غير الفان', ['suv'], ['wagon']],
  ['family car not a van', ['suv'], ['wagon']],
  ['عائلية مو جيب', ['wagon'], ['suv']],
])('EXPL-01 «%s»: of the bodies that a word means, the excluded one is left out', (text, bodies, excluded) => {
  const { filters, unused } = understandQuery(text, vocabulary, { thisYear: 2026 })
  expect([filters.body_type, filters.not_body_type, unused]).toEqual([bodies, excluded, []])
})
