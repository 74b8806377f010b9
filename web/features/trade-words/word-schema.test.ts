import { expect, test } from 'vitest'
import { typedWord } from './typed-word.ts'
import { WordForm } from './word-schema.ts'

const WORD = {
  lang: 'ar' as const,
  about: 'paint' as const,
  spellings: ['رش', 'مرشوشة'],
  meaning_ar: 'أُعيد طلاؤها.',
  meaning_en: 'Repainted.',
}

test('ADMIN-05 the form of a word keeps its fields, and reads spellings between commas of either script', () => {
  expect(WordForm.parse(typedWord(WORD))).toEqual(WORD)
  const typed = { ...typedWord(WORD), spellings: ' رش ,مرشوشة،، رش\nمرشوش ' }
  expect(WordForm.parse(typed).spellings).toEqual(['رش', 'مرشوشة', 'مرشوش'])
})

test.each(['spellings', 'meaning_ar', 'meaning_en'] as const)('ADMIN-05 a word without its %s is refused', (field) => {
  const { error } = WordForm.safeParse({ ...typedWord(WORD), [field]: ' ' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, 'required']])
})
