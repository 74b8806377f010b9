import { expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

test('a copy of an error keeps its message, without what it tells about people', () => {
  expect(safeError({ message: 'connect ECONNREFUSED for me@cars.example', queue: 'mails' }).message).toMatch(
    /^connect ECONNREFUSED for (?!me@)/,
  )
  expect(safeError('no space left').message).toBe('no space left')
})
