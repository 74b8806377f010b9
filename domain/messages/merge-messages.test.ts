import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

test('MSG-17 messages that arrive in any batches, also repeatedly, are shown once and in order', () => {
  const parts = fc.array(fc.array(fc.integer({ min: 1, max: 30 })), { maxLength: 8 })
  fc.assert(
    fc.property(parts, (seqs) => {
      const merged = seqs
        .map((part) => part.map((seq) => ({ seq })))
        .reduce((known: readonly { seq: number }[], part) => mergeMessages(known, part), [])
      expect(merged.map(({ seq }) => seq)).toEqual([...new Set(seqs.flat())].toSorted((a, b) => a - b))
    }),
  )
})

test('MSG-06 a newer version of a message replaces the older one', () => {
  const merged = mergeMessages([{ seq: 1, read_at: null }], [{ seq: 1, read_at: '2026-06-15T09:00:00.000Z' }])
  expect(merged).toEqual([{ seq: 1, read_at: '2026-06-15T09:00:00.000Z' }])
})
