import type { Car } from '#contract/cars.ts'
import type { MarketPrice } from '#contract/market-price.ts'
import {
  isInspected,
  YEARS_UNINSPECTED,
  type CarUse,
  type CostLine,
  type YearlyRates,
} from '#domain/calculators/yearly-cost.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { calculatorTexts } from '#web/texts/calculators/area.ts'
import { priceInSentence } from './price-in-sentence.ts'

/** What the yearly cost was computed from. */
export interface Computed {
  use: CarUse
  rates: YearlyRates & { distance: number | null }
  /** Of the model years that the loss of value comes from; null if it was typed or there is no car. */
  prices: { own: MarketPrice | null; older: MarketPrice | null } | null
  car: Car | null
  thisYear: number
}

type InWords = Computed & { texts: Texts<typeof calculatorTexts> }

/** How the amount of a line was computed, or what is missing for it; empty if it is a fact as it stands. */
export function formulaOf(line: CostLine, amount: number | null, computed: InWords): string {
  const { t } = computed.texts
  switch (line) {
    case 'fuel':
      return fuelFormula(amount, computed)
    case 'licence':
      return amount === null ? t('calc_no_fact') : ''
    case 'economy_fee':
      return feeFormula(amount, computed)
    case 'inspection':
      return inspectionFormula(amount, computed)
    case 'loss':
      return lossFormula(amount, computed)
    default:
      return amount === null ? t('calc_not_typed') : t('calc_as_typed')
  }
}

function fuelFormula(amount: number | null, { use, rates, texts: { t, lang } }: InWords): string {
  const price = rates.fuel[use.fuel]
  if (use.km === null) return t('calc_needs_km')
  if (use.economy === null) return t('calc_needs_economy')
  if (amount === null || price === null) return t('calc_no_fact')
  return t('calc_formula_fuel', {
    km: formatMileage(use.km, lang),
    economy: formatNumber(use.economy, lang),
    price: priceInSentence(price, lang),
  })
}

function feeFormula(amount: number | null, { use, rates, texts: { t, lang } }: InWords): string {
  if (use.year === null) return t('calc_needs_year')
  if (rates.firstYear !== null && use.year < rates.firstYear) return t('calc_no_fee', { year: rates.firstYear })
  if (use.economy === null) return t('calc_needs_economy')
  return amount === null ? t('calc_no_fact') : t('calc_formula_fee', { economy: formatNumber(use.economy, lang) })
}

function inspectionFormula(amount: number | null, { use, rates, thisYear, texts: { t, lang } }: InWords): string {
  if (use.year === null) return t('calc_needs_year')
  if (!isInspected(use.year, thisYear)) return t('calc_not_inspected', { count: YEARS_UNINSPECTED })
  if (amount === null || rates.inspection === null || rates.vat === null) return t('calc_no_fact')
  const formula = t('calc_formula_inspection', {
    fee: priceInSentence(rates.inspection, lang),
    vat: formatNumber(rates.vat, lang),
  })
  return `${formula}. ${t('calc_inspected', { count: YEARS_UNINSPECTED })}`
}

function lossFormula(amount: number | null, { prices, car, texts: { t } }: InWords): string {
  if (prices && car && amount !== null && prices.own && prices.older) {
    return t('calc_formula_loss', {
      year: car.year,
      before: car.year - 1,
      own: t('calc_ads', { count: prices.own.count }),
      older: t('calc_ads', { count: prices.older.count }),
    })
  }
  if (amount !== null) return t('calc_as_typed')
  return t(car ? 'calc_no_loss' : 'calc_no_loss_yet')
}
