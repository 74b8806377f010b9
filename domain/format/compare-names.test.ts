import { expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import { compareNames } from './compare-names.ts'

const sorted = (names: string[], lang: Lang) => names.toSorted((a, b) => compareNames(a, b, lang))

test('EXPL-08 Arabic names are sorted by the Arabic alphabet, regardless of hamza', () => {
  expect(sorted(['نيسان', 'تويوتا', 'إنفينيتي', 'أودي', 'بي إم دبليو', 'اكورا'], 'ar')).toEqual([
    'اكورا',
    'إنفينيتي',
    'أودي',
    'بي إم دبليو',
    'تويوتا',
    'نيسان',
  ])
})

test('EXPL-08 each language lists its own script first', () => {
  expect(sorted(['Kia', 'كيا'], 'ar')).toEqual(['كيا', 'Kia'])
  expect(sorted(['كيا', 'Kia'], 'en')).toEqual(['Kia', 'كيا'])
})

test('EXPL-08 names are sorted regardless of case, and numbers in them by value', () => {
  expect(sorted(['Kia', 'honda', 'Audi'], 'en')).toEqual(['Audi', 'honda', 'Kia'])
  expect(sorted(['Series 10', 'Series 3'], 'en')).toEqual(['Series 3', 'Series 10'])
})
