import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawRequests, shareOfCache } from './scaling/simulate-traffic.ts'
import { cellsIn, SCALING, withTable } from './scaling/write-table.ts'

test('the table of docs/scaling.md is that of the model', () => {
  const document = readFileSync(SCALING, 'utf8')
  // by `node scripts/scaling.ts`
  expect(cellsIn(document)).toEqual(cellsIn(withTable(document)))
  expect(cellsIn(document)).toHaveLength(14)
})

test.each([
  [{ pages: 500, exponent: 0.8 }, 20, 30],
  [{ pages: 20_000, exponent: 0.9 }, 200, 30],
  [{ pages: 5000, exponent: 1 }, 5, 300],
])('the share of a cache is that of drawn requests: %j, %i a second, kept for %i s', (popularity, rate, lifetime) => {
  const drawn = drawRequests(popularity, rate, lifetime, 300_000)
  expect(Math.abs(shareOfCache(popularity, rate, lifetime) - drawn)).toBeLessThan(0.01)
})
