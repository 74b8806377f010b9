import { expect, test } from 'vitest'
import { maxWalSize } from './max-wal-size.ts'

const GIGABYTE = 1024 ** 3

test.each([
  { memory: 1, disk: 20, expected: 256 },
  { memory: 1, disk: 6, expected: 153 },
  { memory: 0.25, disk: 2, expected: 128 },
  { memory: 16, disk: 20, expected: 512 },
  { memory: 64, disk: 1000, expected: 2048 },
])('$memory GB of memory and a disk of $disk GB leave the log $expected MB', ({ memory, disk, expected }) => {
  expect(maxWalSize({ memoryBytes: memory * GIGABYTE, diskBytes: disk * GIGABYTE })).toBe(expected)
})
