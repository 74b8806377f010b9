import { expect, test } from 'vitest'
import { isLikelyAddition, isLikelySlip } from './likely-slips.ts'

test.each(['ضظ', 'طت', 'قك', 'اع', 'ae', 'ck', 'زر'])('EXPL-01 %s are often confused', (pair) => {
  expect(isLikelySlip(pair.charAt(0), pair.charAt(1))).toBe(true)
  expect(isLikelySlip(pair.charAt(1), pair.charAt(0))).toBe(true)
})

test.each(['شم', 'لب', 'tz', 'ow'])('EXPL-01 %s are not often confused', (pair) => {
  expect(isLikelySlip(pair.charAt(0), pair.charAt(1))).toBe(false)
})

test('EXPL-01 a vowel too many or a letter doubled is likely, another letter is not', () => {
  expect(isLikelyAddition('و', 'ل')).toBe(true)
  expect(isLikelyAddition('t', 't')).toBe(true)
  expect(isLikelyAddition('t', 'a')).toBe(false)
  expect(isLikelyAddition('t', undefined)).toBe(false)
})
