import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { placeholdersOf } from '#domain/texts/text-rules.ts'
import { SENTENCE_TEXTS, type SentenceKey } from './sentence-texts.ts'
import { sayWith } from './say-with.ts'

test('SET-05 every sentence of emails and notifications is said as an admin has written it', () => {
  for (const lang of LANGUAGES) {
    const plain = Object.entries(SENTENCE_TEXTS[lang]).filter(([key]) => !key.startsWith('sentence_days_'))
    expect(plain.length).toBeGreaterThan(30)
    for (const [key, builtIn] of plain) {
      const values = Object.fromEntries(placeholdersOf(builtIn).map((name) => [name, 'X']))
      const text = `${builtIn}!`
      const changed = [{ text_key: key, text_ar: text, text_en: text }]
      const said = (texts: typeof changed) => sayWith(texts, lang)(key as SentenceKey, values)
      expect(said(changed)).toBe(`${said([])}!`)
    }
  }
})

test('SET-05 days are counted as the language counts, and a changed form is used', () => {
  const days = (count: number) => sayWith([], 'ar')('sentence_days', { count })
  expect([1, 2, 7, 14, 100].map(days)).toEqual(['يوم واحد', 'يومان', '7 أيام', '14 يومًا', '100 يوم'])
  expect(sayWith([], 'en')('sentence_days', { count: 7 })).toBe('7 days')
  const changed = [{ text_key: 'sentence_days_few', text_ar: 'أيام عددها {{count}}', text_en: '' }]
  expect(sayWith(changed, 'ar')('sentence_days', { count: 7 })).toBe('أيام عددها 7')
})

test('SET-05 a sentence is said as built in if a value for a placeholder is missing', () => {
  const changed = [{ text_key: 'sentence_seller', text_ar: 'البائع {{name}}', text_en: 'Seller {{name}}' }]
  expect(sayWith(changed, 'en')('sentence_seller')).toBe('Seller')
})
