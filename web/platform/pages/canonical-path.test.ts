import { expect, test } from 'vitest'
import { createCanonicalPath, createPagePattern } from './canonical-path.ts'

const ROUTES = [{ path: 'explore' }, { path: 'car/:carId' }, { path: 'answer/:token' }, { path: '*' }]
const pathForm = createCanonicalPath(ROUTES)
const ID = '0190b5e0-abcd-7000-8000-000000000000'

test.each([
  ['/', '/'],
  ['/explore', '/explore'],
  ['/explore/', '/explore'],
  ['/Explore', '/explore'],
  ['/%65xplore', '/explore'],
  ['/EXPLORE//', '/explore'],
  ['//explore', '/explore'],
  [`/car/${ID}`, `/car/${ID}`],
  [`/CAR/${ID.toUpperCase()}/`, `/car/${ID}`],
  ['/Answer/AbC-1', '/answer/AbC-1'],
  ['/No-Such/Page/', '/No-Such/Page/'],
])('ROUTE-01 the page at %s has the one address %s', (asked, one) => {
  expect(pathForm(asked)).toBe(one)
  expect(pathForm(one)).toBe(one)
})

test.each([
  ['/', '/'],
  ['/explore', '/explore'],
  [`/car/${ID}`, '/car/:carId'],
  ['/Answer/AbC-1', '/answer/:token'],
  ['/no-such/page', null],
])('the page at %s has the pattern %s, which metrics have as a label', (asked, pattern) => {
  expect(createPagePattern(ROUTES)(asked)).toBe(pattern)
})
