import { expect, test } from 'vitest'
import { findNamed, sameNamed } from './find-named.ts'

const MAKERS = [
  { slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota', aliases: [] },
  { slug: 'hyundai', name_ar: 'هيونداي', name_en: 'Hyundai', aliases: ['هونداي'] },
  { slug: 'honda', name_ar: 'هوندا', name_en: 'Honda', aliases: [] },
  { slug: 'mercedes', name_ar: 'مرسيدس', name_en: 'Mercedes-Benz', aliases: ['benz'] },
]
const slugs = (typed: string) => findNamed(typed, MAKERS).map(({ slug }) => slug)

test('AD-03 a make is found in either script, by its beginning, an alias or with a slip', () => {
  expect(slugs('تويو')).toEqual(['toyota'])
  expect(slugs('TOY')).toEqual(['toyota'])
  expect(slugs('بنز')).toEqual([])
  expect(slugs('benz')).toEqual(['mercedes'])
  expect(slugs('هوند')).toEqual(['hyundai', 'honda'])
  expect(slugs('toyata')).toEqual(['toyota'])
  expect(slugs('')).toHaveLength(4)
  expect(slugs('zzzz')).toEqual([])
})

test('AD-03 a typed name is accepted without a choice only if it matches exactly', () => {
  expect(sameNamed('تُويوتـا', MAKERS)?.slug).toBe('toyota')
  expect(sameNamed('mercedes benz', MAKERS)?.slug).toBe('mercedes')
  expect(sameNamed('toy', MAKERS)).toBeUndefined()
  expect(sameNamed(' ', MAKERS)).toBeUndefined()
})

const CITIES = [
  { slug: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh', aliases: [] },
  { slug: 'madinah', name_ar: 'المدينة المنورة', name_en: 'Madinah', aliases: ['Al Madinah'] },
  { slug: 'khobar', name_ar: 'الخبر', name_en: 'Al Khobar', aliases: [] },
  { slug: 'abha', name_ar: 'أبها', name_en: 'Abha', aliases: [] },
  { slug: 'rabigh', name_ar: 'رابغ', name_en: 'Rabigh', aliases: [] },
  { slug: 'wadi', name_ar: 'وادي الدواسر', name_en: 'Wadi ad-Dawasir', aliases: [] },
]
const cities = (typed: string) => findNamed(typed, CITIES).map(({ slug }) => slug)

test('AD-03 places are found with and without the Arabic article, larger ones first', () => {
  expect(cities('ر')).toEqual(['riyadh', 'rabigh'])
  expect(cities('رياض')).toEqual(['riyadh'])
  expect(cities('مدين')).toEqual(['madinah'])
  expect(cities('الر')).toEqual(['riyadh'])
  expect(cities('kho')).toEqual(['khobar'])
  expect(cities('و')).toEqual(['wadi'])
  expect(sameNamed('رياض', CITIES)?.slug).toBe('riyadh')
  expect(sameNamed('khobar', CITIES)?.slug).toBe('khobar')
  expect(sameNamed('ال', CITIES)).toBeUndefined()
})
