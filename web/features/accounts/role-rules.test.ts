import { expect, test } from 'vitest'
import { throttledRole } from './role-rules.ts'

test('AUTH-05 the role is fetched at most once per second, and is "user" if that fails', async () => {
  let asked = 0
  const admin = async () => {
    asked += 1
    return 'admin' as const
  }
  expect(await throttledRole(admin, 10_000)).toBe('admin')
  expect(await throttledRole(admin, 10_999)).toBe('admin')
  expect(asked).toBe(1)
  expect(await throttledRole(admin, 11_000)).toBe('admin')
  expect(asked).toBe(2)
  expect(await throttledRole(() => Promise.reject(new Error('no connection')), 20_000)).toBe('user')
})
