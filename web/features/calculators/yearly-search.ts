import type { Car } from '#contract/cars.ts'
import { readTypedNumber, type NumberBounds } from '#domain/calculators/typed-number.ts'
import { PRICED_FUELS, type CarUse } from '#domain/calculators/yearly-cost.ts'

/** Bounds of the typed numbers. */
export const YEARLY_BOUNDS = {
  km: { min: 0, max: 500_000 },
  economy: { min: 1, max: 100 },
  year: { min: 1950, max: 2100, isWhole: true },
  insurance: { min: 0, max: 1_000_000 },
  service: { min: 0, max: 1_000_000 },
  loss: { min: 0, max: 10_000_000 },
} as const satisfies Record<string, NumberBounds>
export type YearlyNumber = keyof typeof YEARLY_BOUNDS

/** What is typed in the inputs of the yearly cost. */
export type TypedYearly = Record<YearlyNumber | 'fuel', string>

const EXAMPLE_ECONOMY = 13

/** The values before anything is typed: of the car, if the calculator was opened for one. */
export const initialYearly = (distance: number | null, car: Car | null): TypedYearly => ({
  km: distance === null ? '' : String(distance),
  economy: String(EXAMPLE_ECONOMY),
  fuel: car?.fuel_type === 'diesel' ? 'diesel' : '91',
  year: car ? String(car.year) : '',
  insurance: '',
  service: '',
  loss: '',
})

/** The typed numbers; NaN for what is no number within its bounds. */
export const readYearly = ({ fuel, ...typed }: TypedYearly): CarUse => ({
  fuel: PRICED_FUELS.find((one) => one === fuel) ?? '91',
  km: readTypedNumber(typed.km, YEARLY_BOUNDS.km),
  economy: readTypedNumber(typed.economy, YEARLY_BOUNDS.economy),
  year: readTypedNumber(typed.year, YEARLY_BOUNDS.year),
  insurance: readTypedNumber(typed.insurance, YEARLY_BOUNDS.insurance),
  service: readTypedNumber(typed.service, YEARLY_BOUNDS.service),
  loss: readTypedNumber(typed.loss, YEARLY_BOUNDS.loss),
})

/** The same with null for what is wrong, so that it is not counted. */
export const withoutWrong = ({ fuel, ...numbers }: CarUse): CarUse => ({
  fuel,
  ...(Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number.isNaN(value) ? null : value]),
  ) as Omit<CarUse, 'fuel'>),
})
