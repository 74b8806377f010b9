import type { PricedFuel, YearlyRates } from './yearly-cost.ts'

interface KeyedFact {
  key: string
  value: number | null
}

/** Keys of the facts that the yearly cost is computed from, besides the bands of the fee. */
export const YEARLY_KEYS = {
  fuel: { '91': 'fuel-price-91', '95': 'fuel-price-95', diesel: 'fuel-price-diesel' } satisfies Record<
    PricedFuel,
    string
  >,
  distance: 'driving-distance',
  licence: 'licence-fee-private',
  firstYear: 'economy-fee-first-year',
  inspection: 'inspection-fee',
  vat: 'vat-rate',
} as const

/** A band of the annual fee: the number is its threshold in km per litre. */
const BAND = /^economy-fee-from-(\d+)$/

export function readYearlyRates(facts: readonly KeyedFact[]): YearlyRates & { distance: number | null } {
  const valueOf = (key: string) => facts.find((fact) => fact.key === key)?.value ?? null
  const { fuel, ...others } = YEARLY_KEYS
  return {
    fuel: { '91': valueOf(fuel['91']), '95': valueOf(fuel['95']), diesel: valueOf(fuel.diesel) },
    bands: facts.flatMap(({ key, value }) => {
      const from = bandFrom(key)
      return from === null || value === null ? [] : [{ from, fee: value }]
    }),
    distance: valueOf(others.distance),
    licence: valueOf(others.licence),
    firstYear: valueOf(others.firstYear),
    inspection: valueOf(others.inspection),
    vat: valueOf(others.vat),
  }
}

/** The threshold in km per litre of the band that a fact is about, else null. */
export function bandFrom(key: string): number | null {
  const from = BAND.exec(key)?.[1]
  return from === undefined ? null : Number(from)
}

/** The key of the band that a fee comes from. */
export const bandKey = ({ from }: { from: number }): string => `economy-fee-from-${from}`
