import { expect, test } from 'vitest'
import { typedPhoneDigits } from './typed-phone-digits.ts'

test.each([
  ['050 123 4567', '501234567'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '966501234567'],
  ['9660501234567', '966501234567'],
  ['\u2066+966 50–123–4567\u2069', '966501234567'],
  ['https://wa.me/966501234567', '966501234567'],
  ['12', null],
  ['2b4f', null],
])('ADMIN-07 a search for %s finds phone numbers that contain %s', (typed, digits) => {
  expect(typedPhoneDigits(typed)).toBe(digits)
})
