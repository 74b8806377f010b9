import { expect, test } from 'vitest'
import { roleError, suspensionError } from './access.ts'

const user = { id: 'user', status: 'active' }
const suspended = { id: 'suspended', status: 'suspended' }
const noura = { id: 'noura', status: 'active' }
const admins = new Set(['noura', 'lama'])

test('ADMIN-02 an admin gives and takes roles, but not their own', () => {
  expect(roleError({ admin_id: 'lama', user, admins, role: 'admin' })).toBeNull()
  expect(roleError({ admin_id: 'lama', user: noura, admins, role: 'user' })).toBeNull()
  for (const role of ['user', 'admin'] as const) {
    expect(roleError({ admin_id: 'noura', user: noura, admins, role })).toBe('OWN_ROLE')
  }
})

test('ADMIN-02 the last admin stays one, whoever asks', () => {
  const last = new Set(['noura'])
  expect(roleError({ admin_id: null, user: noura, admins: last, role: 'user' })).toBe('LAST_ADMIN')
  expect(roleError({ admin_id: null, user: noura, admins: last, role: 'admin' })).toBeNull()
  expect(roleError({ admin_id: null, user, admins: last, role: 'user' })).toBeNull()
})

test('ADMIN-02 nobody is a suspended admin', () => {
  expect(roleError({ admin_id: 'noura', user: suspended, admins, role: 'admin' })).toBe('USER_SUSPENDED')
  expect(roleError({ admin_id: 'noura', user: suspended, admins, role: 'user' })).toBeNull()
  expect(suspensionError({ admin_id: 'lama', user: noura, admins })).toBe('USER_IS_ADMIN')
})

test('ADMIN-02 admins suspend users, not themselves', () => {
  expect(suspensionError({ admin_id: 'noura', user, admins })).toBeNull()
  expect(suspensionError({ admin_id: 'noura', user: suspended, admins })).toBeNull()
  expect(suspensionError({ admin_id: 'noura', user: noura, admins })).toBe('OWN_ACCOUNT')
})
