import { expect, test } from 'vitest'
import { digitsOf, inAllDigits, latinDigits } from './latin-digits.ts'

test('EXPL-01 Arabic-Indic and Persian digits become Latin ones, all else stays', () => {
  expect(latinDigits('موديل ٢٠٢٢ و۱۴۰۲ و2020')).toBe('موديل 2022 و1402 و2020')
})

test('AUTH-04 a code is read in any digits, with spaces or without', () => {
  expect(digitsOf(' ١٢٣ ٤٥٦ ')).toBe('123456')
})

test('a text is written in all digits, each way once', () => {
  expect(inAllDigits('a1٢۳')).toEqual(['a1٢۳', 'a123', 'a١٢٣', 'a۱۲۳'])
  expect(inAllDigits('سنة ٢٠')).toEqual(['سنة ٢٠', 'سنة 20', 'سنة ۲۰'])
  expect(inAllDigits('كامري')).toEqual(['كامري'])
})
