import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test.each([
  [[[5, 2]], 2, null],
  [
    [
      [5, 2],
      [4, 1],
    ],
    3,
    4.7,
  ],
  [
    [
      [5, 1],
      [1, 3],
    ],
    4,
    2,
  ],
  [[], 0, null],
] as [[number, number][], number, number | null][])(
  'AUTH-14 the reviews %j count as %i with an average of %s; fewer than three have no average',
  (given, count, average) => {
    expect(ratingOf(new Map(given))).toMatchObject({ count, average })
  },
)

test('AUTH-14 a rating says how many gave each number of stars', () => {
  const { counts } = ratingOf(new Map([[4, 7]]))
  expect(counts.map(({ stars, count }) => `${stars}: ${count}`)).toEqual(['5: 0', '4: 7', '3: 0', '2: 0', '1: 0'])
})
