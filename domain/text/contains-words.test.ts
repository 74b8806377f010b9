import { expect, test } from 'vitest'
import { containsWords } from './contains-words.ts'

test.each([
  ['القناة', 'قناة تيليجرام'],
  ['قناة', 'القناة'],
  ['القن', 'قناة تيليجرام'],
  ['ال', 'قناة تيليجرام'],
  ['والشعار', 'الاسم والشعار'],
  ['بالقناة', 'رابط القناة'],
  ['للقناة', 'قناة تيليجرام'],
  ['الاعلان', 'مدة نشر الإعلان'],
  ['مده النشر', 'مدة نشر الإعلان'],
  ['رووس', 'رؤوس'],
  ['mileage tag', 'max_annual_mileage_for_low_tag'],
  ['NAME en', 'app_name_en'],
  ['', 'anything'],
])('SET-01 SET-05 «%s» is found in «%s»', (query, text) => {
  expect(containsWords(text, query)).toBe(true)
})

test.each([
  ['القناة', 'مدة نشر الإعلان'],
  ['القناة الأولى', 'قناة تيليجرام'],
  // what follows the article begins a word
  ['الناة', 'قناة تيليجرام'],
])('SET-01 SET-05 «%s» is not found in «%s»', (query, text) => {
  expect(containsWords(text, query)).toBe(false)
})
