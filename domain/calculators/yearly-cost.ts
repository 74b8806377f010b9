/** Kinds of fuel with a price. */
export const PRICED_FUELS = ['91', '95', 'diesel'] as const
export type PricedFuel = (typeof PRICED_FUELS)[number]

/** Current rates, from facts; null if there is no such fact. */
export interface YearlyRates {
  /** Riyals per litre. */
  fuel: Readonly<Record<PricedFuel, number | null>>
  licence: number | null
  /** The annual fee of cars that do at least so many km per litre; any order. */
  bands: readonly { from: number; fee: number }[]
  /** Fees of older cars do not depend on fuel economy. */
  firstYear: number | null
  /** Before VAT. */
  inspection: number | null
  /** In percent. */
  vat: number | null
}

/** What is known of a car and its use; null if it is not. Amounts are riyals a year. */
export interface CarUse {
  fuel: PricedFuel
  km: number | null
  /** Kilometres per litre. */
  economy: number | null
  year: number | null
  insurance: number | null
  service: number | null
  loss: number | null
}

export const COST_LINES = ['fuel', 'licence', 'economy_fee', 'inspection', 'insurance', 'service', 'loss'] as const
export type CostLine = (typeof COST_LINES)[number]

/** Riyals a year by line; null if a line cannot be computed. */
export type YearlyCost = Record<CostLine, number | null>

/** A private car is first inspected after this number of years. */
export const YEARS_UNINSPECTED = 3
const PERCENT = 100

export function yearlyCost(use: CarUse, rates: YearlyRates, thisYear: number): YearlyCost {
  const { fuel, km, economy, year, insurance, service, loss } = use
  return {
    fuel: fuelCost(km, economy, rates.fuel[fuel]),
    licence: rates.licence,
    economy_fee: economyFee(economy, year, rates),
    inspection: year === null ? null : isInspected(year, thisYear) ? inspectionWithVat(rates) : 0,
    insurance,
    service,
    loss,
  }
}

/** The sum of the lines that are known. */
export const sumOf = (cost: YearlyCost): number => COST_LINES.reduce((sum, line) => sum + (cost[line] ?? 0), 0)

export const isInspected = (year: number, thisYear: number): boolean => thisYear - year > YEARS_UNINSPECTED

const fuelCost = (km: number | null, economy: number | null, price: number | null): number | null =>
  km === null || economy === null || price === null ? null : (km / economy) * price

function economyFee(
  economy: number | null,
  year: number | null,
  { bands, firstYear }: Pick<YearlyRates, 'bands' | 'firstYear'>,
): number | null {
  if (economy === null || year === null || firstYear === null || year < firstYear) return null
  return bandOf(economy, bands)?.fee ?? null
}

/** The band with the highest threshold that a car reaches. */
export const bandOf = (economy: number, bands: YearlyRates['bands']): YearlyRates['bands'][number] | undefined =>
  bands.filter(({ from }) => economy >= from).toSorted((one, other) => other.from - one.from)[0]

const inspectionWithVat = ({ inspection, vat }: YearlyRates): number | null =>
  inspection === null || vat === null ? null : inspection * (1 + vat / PERCENT)

interface Prices {
  count: number
  /** The middle price. */
  middle: number
}

/**
 * What a car loses in a year: the middle price of its model year minus that of the year before. Null without prices of
 * both, or if older cars are not cheaper.
 */
export const yearlyLoss = (own: Prices | null, older: Prices | null): number | null =>
  own && older && own.middle > older.middle ? own.middle - older.middle : null
