import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { searchTitle, type SearchNames } from './describe-search.ts'
import { exploreMeta } from './explore-meta.ts'
import { readSearch } from './search-address.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const NAMES: SearchNames = {
  make: { name_ar: 'تويوتا', name_en: 'Toyota' },
  model: { name_ar: 'كامري', name_en: 'Camry' },
  city: { name_ar: 'الرياض', name_en: 'Riyadh' },
}
const read = (query: string) => readSearch(new URLSearchParams(query))

test.each<[string, SearchNames, string, string]>([
  ['', {}, 'سيارات للبيع في السعودية', 'Cars for sale in Saudi Arabia'],
  ['', NAMES, 'سيارات تويوتا كامري للبيع في الرياض', 'Toyota Camry for sale in Riyadh'],
  ['', { make: NAMES.make! }, 'سيارات تويوتا للبيع', 'Toyota for sale'],
  ['body_type=suv', {}, 'سيارات دفع رباعي للبيع', 'SUV for sale'],
  ['body_type=suv,sedan', { city: NAMES.city! }, 'سيارات للبيع في الرياض', 'Cars for sale in Riyadh'],
])('LANG-06 the title of explore?%s says what is looked for', (query, names, ar, en) => {
  expect(searchTitle(read(query), names, 'ar', createTexts('ar', {}).t)).toBe(ar)
  expect(searchTitle(read(query), names, 'en', createTexts('en', {}).t)).toBe(en)
})

test.each([
  ['', 10, true],
  ['make=toyota&city=riyadh', 10, true],
  ['make=toyota&city=riyadh&color=red', 10, false],
  ['q=camry', 10, false],
  ['make=toyota', 0, false],
])('LANG-06 explore?%s with %i cars is offered to search engines: %s', (query, total, isIndexed) => {
  const meta = exploreMeta({ search: read(query), names: {}, total }, createTexts('ar', {}))
  expect(meta.isIndexed).toBe(isIndexed)
})
