import { expect, test } from 'vitest'
import { coachAd, GOOD_PICTURES, type CoachedAd } from './ad-coach.ts'

const NOTHING: CoachedAd = {
  make: '',
  model: '',
  year: null,
  mileage: null,
  price: null,
  city: '',
  pictures: [],
  description: '',
  descriptionInBoth: false,
  title: '',
  fuel_type: null,
  transmission: null,
  color: null,
  engine_size: null,
  regional_spec: null,
  owners_count: null,
  accident: null,
  paint: null,
  agency_serviced: null,
  inspection_valid_until: null,
  extra_features: [],
}
const ALL: CoachedAd = {
  make: 'toyota',
  model: 'camry',
  year: 2020,
  mileage: 0,
  price: 70_000,
  city: 'riyadh',
  pictures: Array.from({ length: GOOD_PICTURES }, String),
  description: 'ص'.repeat(200),
  descriptionInBoth: true,
  title: 'كامري فل كامل',
  fuel_type: 'gasoline',
  transmission: 'automatic',
  color: 'white',
  engine_size: 2.5,
  regional_spec: 'saudi',
  owners_count: 1,
  accident: 'none',
  paint: 'original',
  agency_serviced: false,
  inspection_valid_until: '2027-01-01',
  extra_features: ['a', 'b', 'c', 'd', 'e'],
}

test('AD-02 a complete ad gets no advice, an empty one is advised to fill in the basics first', () => {
  expect(coachAd(ALL)).toEqual({ percent: 100, tips: [] })
  const { percent, tips } = coachAd(NOTHING)
  expect(percent).toBe(0)
  expect(tips.slice(0, 3)).toEqual(['basics', 'pictures', 'description'])
})

test('AD-02 advice about missing parts comes before advice about parts that are nearly complete', () => {
  const { percent, tips } = coachAd({
    ...ALL,
    pictures: ['1', '2', '3', '4', '5', '6', '7'],
    accident: null,
    paint: null,
  })
  expect(tips).toEqual(['history', 'pictures'])
  expect(percent).toBe(92)
})

test('AD-02 a field answered with "no" counts as filled in', () => {
  expect(coachAd({ ...ALL, agency_serviced: null }).tips).toEqual(['history'])
  expect(coachAd({ ...ALL, agency_serviced: false }).tips).toEqual([])
})

test('AD-02 every filled field raises the completeness, required ones too', () => {
  const percentOf = (change: Partial<CoachedAd>) => coachAd({ ...NOTHING, ...change }).percent
  const basics = { make: 'toyota', model: 'camry', year: 2020, mileage: 0, city: 'riyadh' }
  for (const [name, answer] of Object.entries(basics)) expect(percentOf({ [name]: answer }), name).toBe(5)
  expect(percentOf({ ...basics, price: 70_000 })).toBe(31)
  expect(coachAd({ ...ALL, mileage: null }).tips).toEqual(['basics'])
})

test('AD-02 an ad without a price is advised to state one', () => {
  expect(coachAd({ ...ALL, price: null })).toEqual({ percent: 94, tips: ['price'] })
})
