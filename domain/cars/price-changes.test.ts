import { expect, test } from 'vitest'
import { priceChanges } from './price-changes.ts'

const PUBLISHED = '2026-05-01T00:00:00.000Z'
const on = (day: string, price: number | null) => ({ price, asked_at: `2026-${day}T00:00:00.000Z` })

test('AD-07 price changes since the publication are listed, the latest first', () => {
  const history = [on('05-20', 88_000), on('05-01', 90_000), on('06-01', 89_000)]
  expect(priceChanges(history, PUBLISHED, 5)).toEqual([
    { by: 1000, changed_at: '2026-06-01T00:00:00.000Z' },
    { by: -2000, changed_at: '2026-05-20T00:00:00.000Z' },
  ])
})

test('AD-07 changes before the publication and changes to the same price are not listed', () => {
  expect(priceChanges([on('04-20', 95_000), on('05-01', 90_000), on('05-09', 90_000)], PUBLISHED, 5)).toEqual([])
  expect(priceChanges([on('05-01', 90_000), on('05-09', null), on('05-12', 80_000)], PUBLISHED, 5)).toEqual([])
})

test('AD-07 only the latest price changes are listed', () => {
  const history = Array.from({ length: 9 }, (_, at) => on(`05-1${at}`, 90_000 - at))
  expect(priceChanges(history, PUBLISHED, 5)).toHaveLength(5)
})
