import { expect, test } from 'vitest'
import { readPriceChange } from './read-price-change.ts'

test.each([
  ['lower', 'riyals', '٢٬٥٠٠', { by: 'amount', riyals: -2500 }],
  ['raise', 'riyals', '2 ألف', { by: 'amount', riyals: 2000 }],
  ['lower', 'percent', '٥٪', { by: 'percent', percent: -5 }],
  ['raise', 'percent', '2.5 %', { by: 'percent', percent: 2.5 }],
  ['lower', 'percent', '91', null],
  ['lower', 'riyals', '10.5', null],
  ['lower', 'riyals', '-500', null],
  ['lower', 'riyals', '0', null],
  ['lower', 'riyals', 'كثير', null],
  ['lower', 'riyals', '', null],
] as const)('AD-07 %s by %s, typed as «%s», means %j', (direction, unit, number, change) => {
  expect(readPriceChange({ direction, unit, number })).toEqual(change)
})
