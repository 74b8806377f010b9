import { expect, test } from 'vitest'
import { perLanguage, withoutMarks } from './per-language.ts'

test('EXPL-08 a formatter is created once per language, on first use', () => {
  const made: string[] = []
  const formatter = perLanguage((locale) => {
    made.push(locale)
    return { locale }
  })
  expect(made).toEqual([])
  expect(formatter('ar')).toBe(formatter('ar'))
  expect(formatter('en')).not.toBe(formatter('ar'))
  expect(made).toEqual(['ar-SA-u-ca-gregory-nu-latn', 'en-GB-u-ca-gregory-nu-latn'])
})

test('EXPL-08 direction marks are removed from formatted values', () => {
  expect(withoutMarks('\u200E-5\u200F/\u061C7')).toBe('-5/7')
})
