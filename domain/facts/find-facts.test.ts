import { expect, test } from 'vitest'
import { findFacts } from './find-facts.ts'

const FACTS = [
  { key: 'fuel-price-91', label_ar: 'سعر بنزين 91', label_en: 'Price of petrol 91' },
  { key: 'licence-fee-private', label_ar: 'رسم رخصة السير لسيارة خاصة', label_en: 'Licence fee of a private car' },
]
const keysOf = (typed: string) => findFacts(FACTS, typed).map(({ key }) => key)

test('facts are found by words of either language in any order, and without words all of them', () => {
  for (const typed of ['', ' ', ' E']) expect(keysOf(typed)).toEqual(['fuel-price-91', 'licence-fee-private'])
  for (const typed of ['petrol price', 'بنزين', '٩١', 'fuel-price', 'PETROL'])
    expect(keysOf(typed)).toEqual(['fuel-price-91'])
  expect(keysOf('رخصه')).toEqual(['licence-fee-private'])
  expect(keysOf('petrol private')).toEqual([])
})
