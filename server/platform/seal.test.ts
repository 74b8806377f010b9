import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const VALUE = { id: '1', name: 'سارة' }
const sealed = seal('secret', 'sign_up', VALUE)

test('AUTH-01 sealed data can be opened only by the same site for the same purpose', () => {
  expect(unseal('secret', 'sign_up', sealed)).toEqual(VALUE)
  expect(unseal('other secret', 'sign_up', sealed)).toBeUndefined()
  expect(unseal('secret', 'other', sealed)).toBeUndefined()
  expect(sealed).not.toBe(seal('secret', 'sign_up', VALUE))
})

test('AUTH-01 modified, truncated or forged data cannot be opened', () => {
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(unseal('secret', 'sign_up', changed)).toBeUndefined()
  }
  for (const other of ['', 'A', 'x'.repeat(38), sealed.slice(0, 30), sealed.slice(0, -2)]) {
    expect(unseal('secret', 'sign_up', other)).toBeUndefined()
  }
})
