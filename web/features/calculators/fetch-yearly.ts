import type { ApiClient } from '#contract/client.ts'
import { YEARLY_KEYS } from '#domain/calculators/yearly-rates.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { fetchCarOf, fetchPricesOf } from './fetch-calculator.ts'

const { fuel, ...others } = YEARLY_KEYS
const KEYS = [...Object.values(fuel), ...Object.values(others)]

/** The facts, the car and the prices of the yearly cost. */
export async function fetchYearly(api: ApiClient, address: string) {
  const [single, bands, car] = await Promise.all([
    api.facts.list({ key: KEYS }),
    api.facts.list({ topic: 'economy_fee' }),
    fetchCarOf(api, address),
  ])
  const known = new Set(KEYS)
  return {
    facts: [...single, ...bands.filter(({ key }) => !known.has(key))],
    car,
    prices: car ? await fetchPricesOf(api, car) : null,
    thisYear: yearInRiyadh(new Date()),
  }
}
export type YearlyData = Awaited<ReturnType<typeof fetchYearly>>
