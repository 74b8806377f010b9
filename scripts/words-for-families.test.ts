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
