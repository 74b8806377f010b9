import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

const DATA = { cars: [{ name: 'كامري "2020"', price: null }], total: 1 }

test('packed data is unpacked as the same object where it was packed', () => {
  expect(unpack(pack(DATA))).toBe(DATA)
})

test('what another process packed is parsed once', () => {
  const received = structuredClone(pack(DATA))
  expect(unpack(received)).toEqual(DATA)
  expect(unpack(received)).toBe(unpack(received))
})
