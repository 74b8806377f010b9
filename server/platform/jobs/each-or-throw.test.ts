import { expect, test } from 'vitest'
import { eachOrThrow } from './each-or-throw.ts'

test('a failure does not affect other items, and is reported', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('two')
    done.push(item)
  }
  await expect(eachOrThrow([1, 2, 3], work)).rejects.toThrow('1 of 3 failed')
  expect(done).toEqual([1, 3])
})
