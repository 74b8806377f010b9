import { expect, test } from 'vitest'
import { followerOf, moveId, orderByIds } from './order-by-ids.ts'

test('ADMIN-06 a dropped item is moved to that place', () => {
  const ids = [1, 2, 3, 4]
  for (const [id, dropped, expected] of [
    [1, 3, [2, 3, 1, 4]],
    [4, 2, [1, 4, 2, 3]],
    [1, 4, [2, 3, 4, 1]],
    [2, 1, [2, 1, 3, 4]],
  ] as const) {
    expect(moveId(ids, id, followerOf(ids, id, dropped))).toEqual(expected)
  }
})

test('ADMIN-06 the order stays if what is moved, or what it is moved before, is gone', () => {
  expect(moveId([1, 2, 3], 4, 1)).toEqual([1, 2, 3])
  expect(moveId([1, 2, 3], 3, 4)).toEqual([1, 2, 3])
})

test('ADMIN-06 the list shows the new order at once, with what was added meanwhile at its end', () => {
  const items = [5, 1, 2].map((id) => ({ id }))
  expect(orderByIds(items, [2, 1]).map(({ id }) => id)).toEqual([2, 1, 5])
})
