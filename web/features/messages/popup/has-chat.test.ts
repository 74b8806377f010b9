import { expect, test } from 'vitest'
import { hasChat } from './has-chat.ts'

test('NAV-13 the chat popup is on every page except paths that contain /car/, and those of messages themselves', () => {
  for (const pathname of ['/', '/explore', '/auth', '/add-car', '/admin/cars', '/dashboard', '/no/such/page']) {
    expect(hasChat({ pathname, search: '' }), pathname).toBe(true)
  }
  expect(hasChat({ pathname: '/dashboard', search: '?tab=my_ads' })).toBe(true)
  expect(hasChat({ pathname: '/dashboard', search: '?tab=messages&lang=en' })).toBe(false)
  for (const pathname of ['/car/0198f', '/admin/car/0198f', '/messages', '/messages/0198f/hand-over']) {
    expect(hasChat({ pathname, search: '' }), pathname).toBe(false)
  }
})
