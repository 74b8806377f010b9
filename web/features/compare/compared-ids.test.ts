import { expect, test } from 'vitest'
import { comparedIds } from './compared-ids.ts'

const id = (digit: number) => `0190b5e0-0000-7000-8000-00000000000${digit}`

test('EXPL-04 an address compares four cars at most, each once, and no nonsense', () => {
  const asked = [id(1), 'nonsense', id(1).toUpperCase(), id(2), '', id(3), id(4), id(5)]
  const params = new URLSearchParams(asked.map((one) => ['car', one]))
  expect(comparedIds(params)).toEqual([id(1), id(2), id(3), id(4)])
})
