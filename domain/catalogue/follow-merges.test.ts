import { expect, test } from 'vitest'
import { followMerges } from './follow-merges.ts'

const targets = (...merges: [number, number | null][]) =>
  [...followMerges(merges.map(([id, mergedInto]) => ({ id, merged_into: mergedInto })))].map(([id, row]) => [
    id,
    row.id,
  ])

test('ADMIN-04 a merged row leads to the last of its chain, others to themselves', () => {
  expect(targets([1, null], [2, 1], [3, 2], [4, null])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 4],
  ])
})

test('ADMIN-04 merges in a circle or into a deleted row are not followed', () => {
  expect(targets([1, 2], [2, 1], [3, 9], [4, 1])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ])
})
