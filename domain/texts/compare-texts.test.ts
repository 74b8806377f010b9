import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const form = (textKey: string, more: object = {}) => ({
  text_key: textKey,
  form: null,
  built_in_ar: 'أهلًا {{name}}',
  built_in_en: 'Hello {{name}}',
  text_ar: '',
  text_en: '',
  text_ar_at: null,
  text_en_at: null,
  replaced_ar: null,
  replaced_en: null,
  ...more,
})
const TEXTS = [
  { name: 'hello', area: 'general', forms: [form('hello', { text_en: 'Hi {{name}}' })] },
  {
    name: 'cars',
    area: 'general',
    forms: [form('cars_few', { form: 'few', built_in_ar: '{{count}} سيارات', built_in_en: null })],
  },
]
const line = (key: string, ar = '', en = '', at = 2) => ({ line: at, key, ar, en })

test('SET-05 a file of texts is compared with the current ones; empty and equal cells change nothing', () => {
  expect(compareTexts(TEXTS, [line('hello', '', 'Hi {{name}}')])).toEqual({ differences: [], problems: [] })
  expect(compareTexts(TEXTS, [line('hello', 'مرحبًا {{name}}', 'Hello {{name}}')]).differences).toEqual([
    {
      text_key: 'hello',
      lang: 'ar',
      before: 'أهلًا {{name}}',
      after: 'مرحبًا {{name}}',
      wanted: 'مرحبًا {{name}}',
      seen: '',
    },
    {
      text_key: 'hello',
      lang: 'en',
      before: 'Hi {{name}}',
      after: 'Hello {{name}}',
      wanted: null,
      seen: 'Hi {{name}}',
    },
  ])
})

test('SET-05 invalid cells of a file of texts are reported with their line', () => {
  const lines = [
    line('hello', 'مرحبًا', 'Hey {{who}} {{name}}'),
    line('gone', 'نص', '', 3),
    line('hello', '', '', 4),
    line('cars_few', '', 'cars', 5),
    line('cars_few', 'ا'.repeat(6000), '', 6),
  ]
  expect(compareTexts(TEXTS, lines)).toEqual({
    differences: [],
    problems: [
      { line: 2, key: 'hello', lang: 'ar', fault: 'placeholder_missing' },
      { line: 2, key: 'hello', lang: 'en', fault: 'placeholder_foreign' },
      { line: 3, key: 'gone', lang: null, fault: 'unknown_key' },
      { line: 4, key: 'hello', lang: null, fault: 'twice' },
      { line: 5, key: 'cars_few', lang: 'en', fault: 'no_form' },
      { line: 6, key: 'cars_few', lang: null, fault: 'twice' },
      { line: 6, key: 'cars_few', lang: 'ar', fault: 'too_long' },
    ],
  })
})
