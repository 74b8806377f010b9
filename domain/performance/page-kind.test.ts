import { expect, test } from 'vitest'
import { pageKind } from './page-kind.ts'

test.each([
  ['/', 'home'],
  ['/explore', 'explore'],
  ['/car/0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10', 'car'],
  ['/blog/how-to-buy', 'blog'],
  ['/my-ads/edit/7', 'account'],
  ['/admin/cars', 'admin'],
  ['/answer/Zx81kQ', 'other'],
  ['/constructor', 'other'],
])('PERF-01 a measurement of the page %s is stored as %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})
