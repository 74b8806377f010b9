import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordFinder } from './word-finder.ts'

const anyWord = fc.oneof(
  fc.constantFrom('final', 'finally', 'fin', 'price', 'سعر', 'سعرها', 'نهائي'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((word) => !word.includes('\0')),
)
const anyWords = fc.uniqueArray(anyWord, { maxLength: 30 })

test('EXPL-01 in the words of an ad those are found that are looked for, in any script', () => {
  fc.assert(
    fc.property(anyWords, anyWords, fc.nat(9), (sought, said, start) => {
      const bytes = Buffer.concat([Buffer.alloc(start), ...said.map((word) => Buffer.from(`${word}\0\0\0`))])
      const found = createWordFinder(sought)(bytes, start, bytes.length).map((place) => sought[place])
      expect(found).toEqual(said.filter((word) => sought.includes(word)))
    }),
  )
})
