import { expect, test } from 'vitest'
import { splitVat } from './vat.ts'

test.each([
  [115, 15, { net: 100, vat: 15 }],
  [49, 15, { net: 42.61, vat: 6.39 }],
  [49, 0, { net: 49, vat: 0 }],
  [0, 15, { net: 0, vat: 0 }],
])('AD-10 SET-04 %i riyals contain %i%% of tax', (price, vatPercent, parts) => {
  expect(splitVat(price, vatPercent)).toEqual(parts)
})
