import { expect, test } from 'vitest'
import { EMPTY_FORM, type AdForm } from './ad-form.ts'
import { findSameCar } from './find-same-car.ts'

const begun = (id: string, change: Partial<AdForm>) => ({ id, form: { ...EMPTY_FORM, ...change } })
const CAMRY = { make: 'toyota', model: 'camry', year: '2020' }

test('AD-08 an ad that was begun for the same car is found, as soon as make, model and year are answered', () => {
  const others = [
    begun('a', { ...CAMRY, year: '2019' }),
    begun('b', { ...CAMRY, year: '٢٠٢٠' }),
    begun('c', CAMRY),
    begun('d', { make: 'toyota', model_text: 'سنشري', year: '2020' }),
    begun('e', {}),
  ]
  const find = (change: Partial<AdForm>) => findSameCar({ ...EMPTY_FORM, ...change }, others)?.id
  expect(find(CAMRY)).toBe('b')
  expect(find({ make: 'toyota', model_text: ' سنشري', year: '2020' })).toBe('d')
  expect(find({ ...CAMRY, year: '2021' })).toBeUndefined()
  expect(find({ make: 'toyota', model: 'camry' })).toBeUndefined()
  expect(find({})).toBeUndefined()
})
