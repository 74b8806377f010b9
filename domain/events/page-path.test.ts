import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

test.each([
  ['/', '/'],
  ['/explore?q=0501234567', '/explore'],
  ['https://sayyad.example/car/0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10#photos', '/car/:id'],
  ['/answer/Zx81kQ', '/answer/:id'],
  ['/my-ads/promote/7', '/my-ads/promote/:id'],
  ['سارة', ':id'],
])('EVENT-02 an event on the page %s stores %s', (address, expected) => {
  expect(pagePath(address)).toBe(expected)
})
