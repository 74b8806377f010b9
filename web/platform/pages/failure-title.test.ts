import { expect, test } from 'vitest'
import { accessTitle, failureTitle } from './failure-title.ts'

test.each([
  [401, 'sign_in_required'],
  [403, 'unauthorized_title'],
  [404, 'my_ads_title'],
  [503, 'my_ads_title'],
])('ERRB-04 a page that failed with %i is titled %s', (status, title) => {
  expect(accessTitle('my_ads_title', { status })).toBe(title)
})

test('ERRB-04 a page that lost its connection keeps its title', () => {
  expect(accessTitle('my_ads_title', new TypeError('Failed to fetch'))).toBe('my_ads_title')
})

test.each([
  [404, 'car_unknown_title'],
  [410, 'car_unknown_title'],
  [500, 'error_partial_title'],
  [undefined, 'error_partial_title'],
])('ERRB-04 a car that failed with %s is titled %s', (status, title) => {
  expect(failureTitle('car_unknown_title', { status })).toBe(title)
})
