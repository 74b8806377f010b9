import { expect, test } from 'vitest'
import { groupPhone, readTypedPhone } from './read-typed-phone.ts'

test.each([
  '0501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  '501234567',
  '966501234567',
  '+966 50 123 4567',
  '+9660501234567',
  '00966-50-123-4567',
  '(050) 123.4567',
  '\u200e+966501234567',
])('AD-03 %s is understood as the same Saudi number', (typed) => expect(readTypedPhone(typed)).toBe('+966501234567'))

test.each([
  ['0112345678', '+966112345678'],
  ['920012345', '+966920012345'],
  ['+44 7911 123456', '+447911123456'],
])('AD-03 the phone number %s is shown as %s', (typed, phoneNumber) => expect(readTypedPhone(typed)).toBe(phoneNumber))

test.each(['', '050', '05012345678', 'call me', '+96650', '0601234567', '+', '<script>', '1e9'])(
  'AD-03 %j is no phone number',
  (typed) => expect(readTypedPhone(typed)).toBeNull(),
)

test('AD-03 a number is grouped as people read it', () => {
  expect(groupPhone('+966501234567')).toBe('+966 50 123 4567')
  expect(groupPhone('+447911123456')).toBe('+447911123456')
})
