import { expect, test } from 'vitest'
import { maskText } from './mask-text.ts'

test.each([
  ['Cannot read properties of undefined (reading ‘price’)', 'Cannot read properties of undefined (reading ‘price’)'],
  ["Can't find variable: early", "Can't find variable: early"],
  ['Unexpected token in "محمد علي, 0501234567" at 7', 'Unexpected token in "…" at 7'],
  ['mail to noura@example.com failed', 'mail to … failed'],
  ['GET https://cars.example/answer/8fj2Kd93Lq01xPzR?token=abc failed', 'GET /answer/:id failed'],
  [
    'Failed to fetch dynamically imported module: https://cars.example/assets/car-page-B1x_z-9Q.js',
    'Failed to fetch dynamically imported module: /assets/car-page.js',
  ],
  ['call ٠٥٠١٢٣٤٥٦٧ or +966 50 123 4567', 'call … or …'],
  ['no item 0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10', 'no item …'],
  ['1234 of 56 failed', '1234 of 56 failed'],
])('ERRB-07 %s is reported as %s', (message, masked) => {
  expect(maskText(message)).toBe(masked)
})
