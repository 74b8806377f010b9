import { expect, test } from 'vitest'
import { carryOver } from './carry-over.ts'

const BEFORE = { make: 'toyota', model: 'camry', custom_model: null, price: 50_000, color: 'white', doors: 4 }

test('AD-06 ADMIN-01 pending changes take over changes of the ad, except in fields that the seller changed', () => {
  const waiting = { ...BEFORE, color: 'red', doors: 5 }
  const after = { ...BEFORE, price: 45_000, color: 'black' }
  expect(carryOver(waiting, BEFORE, after)).toEqual({ ...BEFORE, price: 45_000, color: 'red', doors: 5 })
})

test('AD-06 ADMIN-01 a price and "price on request" are never combined; a draft with neither takes over those of the ad', () => {
  const before = { price: '50000', is_price_on_request: false }
  const after = { price: null, is_price_on_request: true }
  expect(carryOver<object>({ ...before, price: '45000' }, before, after)).toEqual({ ...before, price: '45000' })
  expect(carryOver<object>({ price: '50000' }, before, after)).toEqual(after)
})

test('AD-06 ADMIN-01 make and model are taken over together', () => {
  const after = { ...BEFORE, make: 'kia', model: 'sportage' }
  expect(carryOver({ ...BEFORE, color: 'red' }, BEFORE, after)).toEqual({ ...after, color: 'red' })
  const waiting = { ...BEFORE, model: 'corolla' }
  expect(carryOver(waiting, BEFORE, after)).toEqual(waiting)
})
