import { expect, test } from 'vitest'
import { EMPTY_FORM } from './ad-form.ts'
import { rebaseForm } from './rebase-form.ts'

const BASE = { ...EMPTY_FORM, make: 'toyota', model: 'camry', price: '75000', color: 'white' }

test('ADMIN-01 typed values are kept over values that others have saved', () => {
  const theirs = { ...BASE, price: '71000', color: 'red' }
  expect(rebaseForm({ ...BASE, color: 'black' }, BASE, theirs)).toEqual({ ...BASE, price: '71000', color: 'black' })
  expect(rebaseForm(BASE, BASE, theirs)).toEqual(theirs)
})

test('ADMIN-01 a make is never joined with the model of another one', () => {
  const theirs = { ...BASE, make: 'kia', model: 'sportage', color: 'red' }
  const mine = { ...BASE, model: 'corolla' }
  expect(rebaseForm(mine, BASE, theirs)).toEqual({ ...mine, color: 'red' })
})
