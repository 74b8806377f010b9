import { expect, test } from 'vitest'
import { beyondCap } from './caps.ts'

const kept = (...bytes: number[]) => bytes.map((size, at) => ({ url: `/${at}`, bytes: size }))

test('within number and bytes everything stays', () => {
  expect(beyondCap(kept(10, 10, 10), { most: 3, mostBytes: 30 })).toEqual([])
  expect(beyondCap([], { most: 0, mostBytes: 0 })).toEqual([])
})

test('the oldest go first, as many as are too many', () => {
  expect(beyondCap(kept(1, 1, 1, 1), { most: 2, mostBytes: 100 })).toEqual(['/0', '/1'])
})

test('the oldest go first until the others fit', () => {
  expect(beyondCap(kept(50, 10, 30, 20), { most: 10, mostBytes: 60 })).toEqual(['/0'])
  expect(beyondCap(kept(5, 50, 30), { most: 10, mostBytes: 40 })).toEqual(['/0', '/1'])
})

test('the newest stays even if it alone is too large', () => {
  expect(beyondCap(kept(1, 999), { most: 5, mostBytes: 10 })).toEqual(['/0'])
})
