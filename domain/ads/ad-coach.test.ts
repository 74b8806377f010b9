import { expect, test } from 'vitest'
import { coachAd, GOOD_PICTURES, type CoachedAd } from './ad-coach.ts'

const NOTHING: CoachedAd = {
  pictures: [],
  description: '',
  descriptionInBoth: false,
  title: '',
  fuel_type: null,
  transmission: null,
  body_type: null,
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
  pictures: Array.from({ length: GOOD_PICTURES }, String),
  description: 'ص'.repeat(200),
  descriptionInBoth: true,
  title: 'كامري فل كامل',
  fuel_type: 'gasoline',
  transmission: 'automatic',
  body_type: 'sedan',
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

test('AD-02 an ad that says everything needs no advice, an empty one needs pictures first', () => {
  expect(coachAd(ALL)).toEqual({ percent: 100, tips: [] })
  const { percent, tips } = coachAd(NOTHING)
  expect(percent).toBe(0)
  expect(tips.slice(0, 3)).toEqual(['pictures', 'description', 'history'])
})

test('AD-02 what is nearly done comes after what is not begun', () => {
  const { percent, tips } = coachAd({
    ...ALL,
    pictures: ['1', '2', '3', '4', '5', '6', '7'],
    accident: null,
    paint: null,
  })
  expect(tips).toEqual(['history', 'pictures'])
  expect(percent).toBe(88)
})

test('AD-02 «no» is an answer', () => {
  expect(coachAd({ ...ALL, agency_serviced: null }).tips).toEqual(['history'])
  expect(coachAd({ ...ALL, agency_serviced: false }).tips).toEqual([])
})
