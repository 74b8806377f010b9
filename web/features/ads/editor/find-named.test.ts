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

test('AD-03 only what is called just so is taken without a choice', () => {
  expect(sameNamed('تُويوتـا', MAKERS)?.slug).toBe('toyota')
  expect(sameNamed('mercedes benz', MAKERS)?.slug).toBe('mercedes')
  expect(sameNamed('toy', MAKERS)).toBeUndefined()
  expect(sameNamed(' ', MAKERS)).toBeUndefined()
})
