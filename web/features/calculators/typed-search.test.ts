import { expect, test } from 'vitest'
import { askedLoan, initialInstalments, readInstalments } from './instalment-search.ts'
import { readTyped, writeTyped } from './typed-search.ts'
import { initialYearly, readYearly, withoutWrong } from './yearly-search.ts'

const INITIAL = { km: '15800', insurance: '' }

test.each([{}, { km: '' }, { km: '١٠٬٠٠٠', insurance: 'كثير' }, { km: '<script>' }])(
  'the address keeps what is typed: %o',
  (changed) => {
    const typed = { ...INITIAL, ...changed }
    const search = writeTyped(typed, INITIAL, null)
    expect(readTyped(new URLSearchParams(search), INITIAL)).toEqual(typed)
  },
)

test('the address states the car and only what differs from it', () => {
  expect(writeTyped(INITIAL, INITIAL, null)).toBe('')
  expect(writeTyped({ ...INITIAL, km: '1' }, INITIAL, 'a-car')).toBe('?car=a-car&km=1')
  expect(readTyped(new URLSearchParams(`km=${'9'.repeat(500)}&other=1`), INITIAL).km.length).toBe(60)
})

test('what is wrong or empty is not counted, and nothing else changes', () => {
  const typed = { ...initialYearly(15_800, null), economy: '0', year: '٢٠١٨', insurance: '', loss: '1e9' }
  expect(withoutWrong(readYearly(typed))).toEqual({
    fuel: '91',
    km: 15_800,
    economy: null,
    year: 2018,
    insurance: null,
    service: null,
    loss: null,
  })
})

test.each([
  [{}, { loan: { principal: 80_000, months: 60, rate: 3.5, last: 0 }, down: 0, monthly: null }],
  [
    { down: '٢٠٬٠٠٠', last: '', monthly: '900' },
    { loan: { principal: 60_000, months: 60, rate: 3.5, last: 0 }, down: 20_000, monthly: 900 },
  ],
  [{ down: '80000' }, 'down'],
  [{ down: '20000', last: '60001' }, 'last'],
  [{ price: '' }, null],
  [{ price: '0' }, null],
  [{ months: '0' }, null],
  [{ months: '12.5' }, null],
  [{ rate: 'x' }, null],
  [{ monthly: 'x' }, null],
  [{ rate: '0' }, { loan: { principal: 80_000, months: 60, rate: 0, last: 0 }, down: 0, monthly: null }],
])('of the typed numbers %o the loan is %o', (changed, asked) => {
  expect(askedLoan(readInstalments({ ...initialInstalments(null), ...changed }))).toEqual(asked)
})
