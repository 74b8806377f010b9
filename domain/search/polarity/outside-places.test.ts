import { expect, test } from 'vitest'
import { understandQuery } from '../understand-query.ts'
import { givenVocabulary } from '../vocabulary/given-vocabulary.ts'

const read = (text: string) => understandQuery(text, givenVocabulary, { thisYear: 2026 })

test.each([
  ['outside riyadh', { not_city: ['riyadh'] }],
  ['كامري خارج الرياض', { model: ['toyota-camry'], not_city: ['riyadh'] }],
  ['كامري برا الرياض وجدة', { model: ['toyota-camry'], not_city: ['riyadh', 'jeddah'] }],
  ['camry outside of riyadh', { model: ['toyota-camry'], not_city: ['riyadh'] }],
])('EXPL-01 cars of all other places: «%s»', (text, filters) => {
  expect(read(text)).toMatchObject({ filters, unused: [] })
})

test.each(['سيارة للسفر خارج الرياض', 'car for trips outside riyadh'])(
  'EXPL-01 a journey out of a city excludes no car there: «%s»',
  (text) => {
    expect(read(text).filters).toEqual({})
  },
)
