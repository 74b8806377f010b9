export interface Loan {
  /** The financed amount, in riyals. */
  principal: number
  months: number
  /** Percent a year. */
  rate: number
  /** A payment at the end, together with the last instalment; at most the principal. */
  last: number
}

/** Exact amounts in riyals; they are rounded where they are shown. */
export interface Plan {
  monthly: number
  /** All instalments and the last payment. */
  total: number
  /** What is paid beyond the principal. */
  cost: number
}

const MONTHS = 12
const PERCENT = 100

/** A flat rate: interest on the whole principal for all years, as if nothing was paid back meanwhile. */
export function flatPlan({ principal, months, rate, last }: Loan): Plan {
  const interest = (principal * rate * months) / (PERCENT * MONTHS)
  return planOf((principal + interest - last) / months, { principal, months, last })
}

/** A reducing rate: interest each month on what is still owed. */
export function reducingPlan({ principal, months, rate, last }: Loan): Plan {
  const monthly = (principal - last * discount(rate, months)) / annuity(rate, months)
  return planOf(monthly, { principal, months, last })
}

/** What is paid with an instalment that was offered. */
export function planOf(monthly: number, { principal, months, last }: Omit<Loan, 'rate'>): Plan {
  const total = monthly * months + last
  return { monthly, total, cost: total - principal }
}

const HIGHEST_RATE = 1000
const STEPS = 60

/** The reducing rate at which instalments pay a loan back, in percent a year; null if they pay back less than it. */
export function reducingRateOf(
  { monthly, total }: Plan,
  { principal, months, last }: Omit<Loan, 'rate'>,
): number | null {
  if (total < principal) return null
  let [low, high] = [0, HIGHEST_RATE]
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (low + high) / 2
    if (monthly * annuity(rate, months) + last * discount(rate, months) > principal) low = rate
    else high = rate
  }
  return (low + high) / 2
}

const monthlyRate = (rate: number): number => rate / (PERCENT * MONTHS)

/** What a riyal after so many months is worth. The functions of logarithms are exact for tiny rates too. */
const discount = (rate: number, months: number): number => Math.exp(-months * Math.log1p(monthlyRate(rate)))

/** What a riyal a month is worth. */
const annuity = (rate: number, months: number): number =>
  rate === 0 ? months : -Math.expm1(-months * Math.log1p(monthlyRate(rate))) / monthlyRate(rate)
