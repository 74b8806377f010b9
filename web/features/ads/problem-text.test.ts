import { beforeAll, expect, test } from 'vitest'
import { checkCar } from '#domain/cars/bounds.ts'
import { NUMBER_FIELDS } from '#domain/cars/fields.ts'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { problemText } from './problem-text.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

test('AD-03 a number outside of its bounds is told between which ones it may be', () => {
  expect(problemText('cylinders_too_high', createTexts('en', {}))).toBe('Between 2 and 16.')
  expect(problemText('doors_not_whole', createTexts('ar', {}))).toBe('اكتب رقمًا من 2 إلى 6.')
  expect(problemText('price_too_low', createTexts('en', {}))).toBe('Enter the full price in riyals, at least 500.')
})

test('AD-03 every fault of a number has a text of its own or its bounds, in both languages', () => {
  for (const lang of LANGUAGES) {
    const texts = createTexts(lang, {})
    const unknown = problemText('something new', texts)
    for (const { name } of NUMBER_FIELDS) {
      for (const value of [-1, 1e12, 4.25]) {
        for (const { code } of checkCar({ [name]: value }, 2026))
          expect(problemText(code, texts), code).not.toBe(unknown)
      }
    }
  }
})
