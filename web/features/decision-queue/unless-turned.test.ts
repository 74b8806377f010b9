import { expect, test } from 'vitest'
import { unlessTurned } from './unless-turned.ts'

test.each([
  ['/admin/reports', '/admin/reports?ad=1', false],
  ['/admin/reports?view=appeals&appeal=1', '/admin/reports?view=appeals&appeal=2', false],
  ['/admin/reports?ad=1', '/admin/reports?view=appeals', true],
  ['/admin/reports?ad=1', '/admin/reports?ad=1', true],
  ['/admin?ad=1', '/admin/reports?ad=1', true],
])('ADMIN-01 from %s to %s the queue is loaded again: %s', (from, to, isLoaded) => {
  const shouldRevalidate = unlessTurned('ad', 'appeal')
  const urls = { currentUrl: new URL(from, 'http://x'), nextUrl: new URL(to, 'http://x') }
  expect(shouldRevalidate({ ...urls, defaultShouldRevalidate: true } as never)).toBe(isLoaded)
})
