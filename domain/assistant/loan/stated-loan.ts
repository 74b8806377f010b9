import { INSTALMENT_BOUNDS } from '#domain/calculators/instalment-bounds.ts'
import type { Loan } from '#domain/calculators/instalments.ts'

/** What a person has said of a loan; null for what is not said. */
export interface StatedLoan {
  price: number | null
  /** In riyals. */
  down: number | null
  /** In percent of the price. */
  down_percent: number | null
  months: number | null
  /** Percent a year. */
  rate: number | null
  /** A payment at the end, in riyals and in percent of the price. */
  last: number | null
  last_percent: number | null
}

export const NO_LOAN: StatedLoan = {
  price: null,
  down: null,
  down_percent: null,
  months: null,
  rate: null,
  last: null,
  last_percent: null,
}

/** What a computation cannot do without, in the order in which it is asked for. */
export const ASKED_OF_LOAN = ['price', 'months', 'rate'] as const
export type AskedOfLoan = (typeof ASKED_OF_LOAN)[number]

/** Answers to choose from. */
export const LOAN_CHOICES: Readonly<Record<AskedOfLoan, readonly number[]>> = {
  price: [50_000, 80_000, 120_000],
  months: [36, 48, 60],
  rate: [3, 5, 7],
}

export const missingOf = (loan: StatedLoan): AskedOfLoan | null =>
  ASKED_OF_LOAN.find((name) => loan[name] === null) ?? null

/** A loan with what is said of it later. An amount and a percentage of the same payment replace each other. */
export function withStated(loan: StatedLoan, said: StatedLoan): StatedLoan {
  const later = (name: keyof StatedLoan) => said[name] ?? loan[name]
  const pair = (amount: 'down' | 'last', percent: 'down_percent' | 'last_percent') =>
    said[amount] === null && said[percent] === null
      ? { [amount]: loan[amount], [percent]: loan[percent] }
      : { [amount]: said[amount], [percent]: said[percent] }
  return {
    ...NO_LOAN,
    price: later('price'),
    months: later('months'),
    rate: later('rate'),
    ...pair('down', 'down_percent'),
    ...pair('last', 'last_percent'),
  }
}

export interface CompleteLoan extends Loan {
  price: number
  down: number
}

const PERCENT = 100

/** The loan to compute, without a payment where none is said; null if something is missing or out of bounds. */
export function completeLoan(stated: StatedLoan): CompleteLoan | null {
  const { price, months, rate } = stated
  if (price === null || months === null || rate === null) return null
  const part = (amount: number | null, percent: number | null) =>
    amount ?? Math.round((price * (percent ?? 0)) / PERCENT)
  const down = part(stated.down, stated.down_percent)
  const last = part(stated.last, stated.last_percent)
  const areWithin = Object.entries({ price, months, rate, down, last }).every(([name, value]) => {
    const { min, max } = INSTALMENT_BOUNDS[name as keyof typeof INSTALMENT_BOUNDS]
    return value >= min && value <= max
  })
  const principal = price - down
  return areWithin && principal > 0 && last <= principal ? { price, down, principal, months, rate, last } : null
}
