import { expect, test } from 'vitest'
import { ROLES } from '#domain/accounts/roles.ts'
import { roleError, suspensionError } from './access.ts'

const user = { id: 'user', status: 'active' }
const suspended = { id: 'suspended', status: 'suspended' }
const noura = { id: 'noura', status: 'active' }
const moderator = { id: 'moderator', status: 'active' }
const roles = new Map([
  ['noura', 'admin'],
  ['lama', 'admin'],
  ['moderator', 'moderator'],
] as const)

test('ADMIN-02 an admin gives and takes roles, but not their own', () => {
  expect(roleError({ admin_id: 'lama', user, roles, role: 'admin' })).toBeNull()
  expect(roleError({ admin_id: 'lama', user: noura, roles, role: 'user' })).toBeNull()
  for (const role of ROLES) {
    expect(roleError({ admin_id: 'noura', user: noura, roles, role })).toBe('OWN_ROLE')
  }
})

test('ADMIN-02 the last admin cannot lose the role', () => {
  const last = new Map([
    ['noura', 'admin'],
    ['moderator', 'moderator'],
  ] as const)
  expect(roleError({ admin_id: null, user: noura, roles: last, role: 'user' })).toBe('LAST_ADMIN')
  expect(roleError({ admin_id: null, user: noura, roles: last, role: 'moderator' })).toBe('LAST_ADMIN')
  expect(roleError({ admin_id: null, user: moderator, roles: last, role: 'user' })).toBeNull()
  expect(roleError({ admin_id: null, user: noura, roles: last, role: 'admin' })).toBeNull()
  expect(roleError({ admin_id: null, user, roles: last, role: 'user' })).toBeNull()
})

test('ADMIN-02 a suspended user cannot be given a role, and a user with a role cannot be suspended', () => {
  expect(roleError({ admin_id: 'noura', user: suspended, roles, role: 'admin' })).toBe('USER_SUSPENDED')
  expect(roleError({ admin_id: 'noura', user: suspended, roles, role: 'moderator' })).toBe('USER_SUSPENDED')
  expect(roleError({ admin_id: 'noura', user: suspended, roles, role: 'user' })).toBeNull()
  for (const adminId of ['lama', 'other']) {
    expect(suspensionError({ admin_id: adminId, user: noura, roles })).toBe('USER_IS_ADMIN')
    expect(suspensionError({ admin_id: adminId, user: moderator, roles })).toBe('USER_IS_ADMIN')
  }
})

test('ADMIN-02 moderators and admins suspend users, not themselves', () => {
  expect(suspensionError({ admin_id: 'noura', user, roles })).toBeNull()
  expect(suspensionError({ admin_id: 'noura', user: suspended, roles })).toBeNull()
  expect(suspensionError({ admin_id: 'noura', user: noura, roles })).toBe('OWN_ACCOUNT')
})
