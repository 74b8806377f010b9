import { expect, test } from 'vitest'
import { updateProfile } from './update-profile.ts'

test.each([
  [new Error('Input validation failed'), 'Input validation failed'],
  [new Error(), 'Unknown error'],
  ['a text is no error', 'Unknown error'],
  [undefined, 'Unknown error'],
])('AUTH-10 an update that fails with %j is no success: %s', async (cause, error) => {
  expect(await updateProfile(() => Promise.reject(cause))).toEqual({ success: false, error, cause })
})
