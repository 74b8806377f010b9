import { expect, test } from 'vitest'
import { directionOf, languageOf } from './language.ts'

test('LANG-02 only a stored choice of exactly en gives English', () => {
  expect(languageOf('en')).toBe('en')
  for (const stored of ['ar', 'EN', 'en-US', ' en', '', null, undefined, 1, ['en'], {}]) {
    expect(languageOf(stored)).toBe('ar')
  }
})

test('LANG-03 Arabic runs right to left, English left to right', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('en')).toBe('ltr')
})
