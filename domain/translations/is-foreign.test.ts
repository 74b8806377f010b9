import { expect, test } from 'vitest'
import { isForeign } from './is-foreign.ts'

test.each([
  ['Is it still available?', 'ar', true],
  ['Is it still available?', 'en', false],
  ['هل السيارة متوفرة؟', 'en', true],
  ['هل السيارة متوفرة؟', 'ar', false],
  ['क्या यह उपलब्ध है', 'en', true],
  ['OK', 'ar', false],
  ['75,000', 'ar', false],
  ['👍👍👍', 'ar', false],
] as const)('AI-01 a text may be translated for whoever reads another language: %s for %s', (text, lang, isIt) => {
  expect(isForeign(text, lang)).toBe(isIt)
})
