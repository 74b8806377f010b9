import { expect, test } from 'vitest'
import { makeSlug } from './make-slug.ts'

test.each([
  ['Land Rover', 'land-rover'],
  ['Citroën C5', 'citroen-c5'],
  [' #1 (new) ', '1-new'],
  ['جيتور', ''],
])('ADMIN-04 the slug of %s is %s', (name, slug) => {
  expect(makeSlug(name)).toBe(slug)
})
