import type { Car } from '#contract/cars.ts'
import { INSTALMENT_BOUNDS, type InstalmentNumber } from '#domain/calculators/instalment-bounds.ts'
import type { Loan } from '#domain/calculators/instalments.ts'
import { readTypedNumber } from '#domain/calculators/typed-number.ts'

export const INSTALMENT_NUMBERS = Object.keys(INSTALMENT_BOUNDS) as InstalmentNumber[]

/** What is typed in the inputs. */
export type TypedInstalments = Record<InstalmentNumber, string>

/** The values before anything is typed: an example, with the price of the car if the calculator was opened for one. */
export const initialInstalments = (car: Car | null): TypedInstalments => ({
  price: String(car?.price ?? 80_000),
  down: '0',
  months: '60',
  rate: '3.5',
  last: '0',
  monthly: '',
})

/** The typed numbers; NaN for what is no number within its bounds. */
export const readInstalments = (typed: TypedInstalments): Record<InstalmentNumber, number | null> => ({
  price: readTypedNumber(typed.price, INSTALMENT_BOUNDS.price),
  down: readTypedNumber(typed.down, INSTALMENT_BOUNDS.down),
  months: readTypedNumber(typed.months, INSTALMENT_BOUNDS.months),
  rate: readTypedNumber(typed.rate, INSTALMENT_BOUNDS.rate),
  last: readTypedNumber(typed.last, INSTALMENT_BOUNDS.last),
  monthly: readTypedNumber(typed.monthly, INSTALMENT_BOUNDS.monthly),
})

export interface Asked {
  loan: Loan
  down: number
  /** An instalment that was offered; null without one. */
  monthly: number | null
}

type Fault = 'down' | 'last'

/** The loan that is asked for, or the input that does not fit the others; null while numbers are missing or wrong. */
export function askedLoan(read: Readonly<Record<InstalmentNumber, number | null>>): Asked | Fault | null {
  const { price, months, rate, monthly } = read
  const [down, last] = [read.down ?? 0, read.last ?? 0]
  if (price === null || months === null || rate === null) return null
  if (Object.values(read).some((value) => Number.isNaN(value))) return null
  if (down >= price) return 'down'
  const principal = price - down
  return last > principal ? 'last' : { loan: { principal, months, rate, last }, down, monthly }
}
