import { expect, test } from 'vitest'
import { hasTooFewPictures, shownPictures } from './shown-pictures.ts'

test('AD-03 a new ad needs a picture; one that came with pictures keeps them until its seller adds one', () => {
  expect(hasTooFewPictures([], [])).toBe(true)
  expect(hasTooFewPictures(['own'], [])).toBe(false)
  expect(hasTooFewPictures([], ['/a.webp'])).toBe(false)
  expect(shownPictures([], ['/a.webp', '/b.webp'])).toEqual(['/a.webp', '/b.webp'])
  expect(shownPictures(['own'], ['/a.webp', '/b.webp'])).toEqual(['own'])
})
