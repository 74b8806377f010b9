import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test('AUTH-09 the shown name is first and last name, or one of them, or none', () => {
  expect(displayName({ first_name: 'سارة', last_name: 'العتيبي' })).toBe('سارة العتيبي')
  expect(displayName({ first_name: 'سارة', last_name: null })).toBe('سارة')
  expect(displayName({ first_name: ' ', last_name: 'العتيبي' })).toBe('العتيبي')
  expect(displayName({ first_name: null, last_name: '' })).toBeUndefined()
})
