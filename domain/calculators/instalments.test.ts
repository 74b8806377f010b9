import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatPlan, planOf, reducingPlan, reducingRateOf, type Loan } from './instalments.ts'

const round = (value: number, digits = 0) => Number(value.toFixed(digits))
/** What a rate becomes if interest is added each month. */
const effective = (rate: number) => ((1 + rate / 1200) ** 12 - 1) * 100

test.each([
  { rate: 3.5, flat: 1567, effectiveRate: 6.7, reducing: 1455 },
  { rate: 4.6, flat: 1640, effectiveRate: 8.8, reducing: 1495 },
  { rate: 6, flat: 1733, effectiveRate: 11.4, reducing: 1547 },
])('80,000 over 5 years at $rate % is $flat a month if flat, and $reducing if reducing', (wanted) => {
  const loan = { principal: 80_000, months: 60, rate: wanted.rate, last: 0 }
  const flat = flatPlan(loan)
  expect(round(flat.monthly)).toBe(wanted.flat)
  expect(round(reducingPlan(loan).monthly)).toBe(wanted.reducing)
  expect(round(effective(reducingRateOf(flat, loan)!), 1)).toBe(wanted.effectiveRate)
})

// examples that a lender discloses, over 5 years with a last payment
test.each([
  { principal: 68_940, monthly: 1279, last: 20_945, rate: 12.05 },
  { principal: 90_330, monthly: 1896, last: 24_726, rate: 15.48 },
  { principal: 90_100, monthly: 1961, last: 27_386, rate: 17.25 },
])('$monthly a month and $last at the end for $principal is $rate % reducing', ({ principal, monthly, last, rate }) => {
  const loan = { principal, months: 60, last }
  expect(round(reducingRateOf(planOf(monthly, loan), loan)!, 2)).toBe(rate)
})

test('instalments that pay back less than the loan have no rate', () => {
  const loan = { principal: 60_000, months: 60, last: 0 }
  expect(reducingRateOf(planOf(999, loan), loan)).toBeNull()
  expect(round(reducingRateOf(planOf(1000, loan), loan)!, 6)).toBe(0)
})

const loans = fc
  .record({
    principal: fc.integer({ min: 1, max: 10_000_000 }),
    months: fc.integer({ min: 1, max: 120 }),
    rate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...loan }): Loan => ({ ...loan, last: Math.floor(loan.principal * share) }))
const CENT = 0.01

test('no plan pays back less than the loan, and none has an instalment below zero', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      for (const plan of [flatPlan(loan), reducingPlan(loan)]) {
        expect(plan.total).toBeGreaterThanOrEqual(loan.principal - CENT)
        expect(plan.cost).toBeCloseTo(plan.total - loan.principal)
        expect(plan.monthly).toBeGreaterThanOrEqual(-CENT)
      }
    }),
  )
})

test('a higher rate never costs less, and a longer loan never less in all', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 500 }), (loan, more) => {
      for (const plan of [flatPlan, reducingPlan]) {
        const cost = plan(loan).cost
        expect(plan({ ...loan, rate: loan.rate + more / 100 }).cost).toBeGreaterThanOrEqual(cost - CENT)
        expect(plan({ ...loan, months: loan.months + 1 }).cost).toBeGreaterThanOrEqual(cost - CENT)
      }
    }),
  )
})

test('without a last payment a flat rate never costs less than the same reducing rate', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const plain = { ...loan, last: 0 }
      expect(flatPlan(plain).cost).toBeGreaterThanOrEqual(reducingPlan(plain).cost - CENT)
    }),
  )
})

test('the reducing rate of a reducing plan is its rate', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      fc.pre(loan.principal >= 1000 && loan.months >= 6)
      expect(reducingRateOf(reducingPlan(loan), loan) ?? 0).toBeCloseTo(loan.rate, 2)
    }),
  )
})
