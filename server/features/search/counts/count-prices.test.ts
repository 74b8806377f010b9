import { expect, test } from 'vitest'
import { CarSearch } from '#contract/search.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { searchCars } from '../search-cars.ts'

test('EXPL-06 the count of a budget is the number of cars that its search finds', async () => {
  const services = await givenServices()
  const prices = [12_000, 30_000, 48_000, 50_000, 66_000, 99_000, 150_000, 420_000]
  await givenCars(services, ...prices.map((price) => ({ price })))

  const budgets = await services.search.budgets()
  expect(budgets.map(({ price_max }) => price_max)).toEqual([30_000, 50_000, 70_000, 100_000, 150_000, undefined])
  for (const { count, ...range } of budgets) {
    const { total } = await searchCars(services, CarSearch.parse({ ...range, facets: true }))
    expect(count, JSON.stringify(range)).toBe(total)
  }
})
