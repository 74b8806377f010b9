import { expect, test } from 'vitest'
import { withHigherBudget } from './compared-wish.ts'
import { filtersOf, NO_WISH, partsOf } from './wish.ts'

const raised = (filters: Readonly<Record<string, unknown>>, by: number | null = null) => {
  const wish = withHigherBudget({ ...NO_WISH, parts: partsOf(filters) }, by)
  return wish && filtersOf(wish)
}

test('AI-01 a budget is raised by a fifth, in whole thousands, and nothing else changes', () => {
  expect(raised({ price_max: 28_000, color: ['white'] })).toEqual({ price_max: 34_000, color: ['white'] })
  expect(raised({ price_min: 20_000, price_max: 30_000 })).toEqual({ price_min: 20_000, price_max: 36_000 })
  expect(raised({ price_max: 28_000 }, 20_000)).toEqual({ price_max: 48_000 })
  expect(raised({ price_min: 20_000 })).toBeNull()
  expect(raised({})).toBeNull()
})
