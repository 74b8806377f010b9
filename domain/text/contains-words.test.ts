import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNamed } from '#domain/search/names/find-named.ts'
import { containsWords } from './contains-words.ts'
import { DELICATE_LETTERS, DELICATE_TEXTS, SPELLINGS } from './given-spellings.ts'

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

const WORD = fc.string({ unit: fc.constantFrom(...DELICATE_LETTERS), minLength: 2, maxLength: 9 })
const TEXT = fc.oneof(
  fc.constantFrom(...DELICATE_TEXTS),
  fc.array(WORD, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
)

test.each(Object.entries(SPELLINGS))('EXPL-01 SET-01 every text is found by each of its words %s', (_, spell) => {
  fc.assert(
    fc.property(TEXT, (text) => {
      for (const word of text.split(' ')) {
        expect(containsWords(text, spell(word)), `${text} by ${spell(word)}`).toBe(true)
        expect(containsWords(spell(text), word), `${spell(text)} by ${word}`).toBe(true)
        const named = { name_ar: text, name_en: '', aliases: [] }
        expect(findNamed(spell(word), [named]), `${text} by ${spell(word)}`).toEqual([named])
      }
    }),
  )
})
