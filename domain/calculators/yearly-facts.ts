import { bandOf, type CarUse, type CostLine, type YearlyRates } from './yearly-cost.ts'
import { bandKey, YEARLY_KEYS } from './yearly-rates.ts'

interface Computed {
  use: Pick<CarUse, 'fuel' | 'km' | 'economy'>
  rates: YearlyRates & { distance: number | null }
}

/** The keys of the facts that the amount of a line comes from. */
export function factKeysOf(line: CostLine, amount: number | null, { use, rates }: Computed): string[] {
  switch (line) {
    case 'fuel':
      return [YEARLY_KEYS.fuel[use.fuel], ...(use.km === rates.distance ? [YEARLY_KEYS.distance] : [])]
    case 'licence':
      return [YEARLY_KEYS.licence]
    case 'economy_fee': {
      const band = amount === null || use.economy === null ? undefined : bandOf(use.economy, rates.bands)
      return band ? [bandKey(band), YEARLY_KEYS.firstYear] : []
    }
    case 'inspection':
      return amount ? [YEARLY_KEYS.inspection, YEARLY_KEYS.vat] : []
    default:
      return []
  }
}
