import { beforeAll, expect, test } from 'vitest'
import type { Facets } from '#contract/search.ts'
import { LANGUAGES } from '#domain/language.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { chosenFacets, searchTitle } from './describe-search.ts'
import { exploreMeta } from './explore-meta.ts'
import { nameSearch } from './name-search.ts'
import { readSearch } from './read-search.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const FACETS = {
  make: [
    { value: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota', count: 1 },
    { value: 'jeep', name_ar: 'جيب', name_en: 'Jeep', count: 1 },
  ],
  model: [
    { value: 'toyota-camry', name_ar: 'كامري', name_en: 'Camry', count: 1 },
    { value: 'jeep-wrangler', name_ar: 'رانجلر', name_en: 'Wrangler', count: 1 },
  ],
  city: [{ value: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh', count: 1 }],
  color: [{ value: 'red', count: 1 }],
  body_type: [{ value: 'suv', count: 1 }],
} as unknown as Facets
const NO_FACETS = Object.fromEntries(LIST_FILTERS.map(({ name }) => [name, []])) as unknown as Facets

function read(query: string) {
  const search = readSearch(new URLSearchParams(query))
  return { search, facets: chosenFacets(search, { ...NO_FACETS, ...FACETS }) }
}

test.each([
  ['', 'سيارات للبيع في السعودية', 'Cars for sale in Saudi Arabia'],
  [
    'make=toyota&model=toyota-camry&city=riyadh',
    'سيارات تويوتا كامري للبيع في الرياض',
    'Toyota Camry for sale in Riyadh',
  ],
  ['make=toyota', 'سيارات تويوتا للبيع', 'Toyota for sale'],
  ['make=jeep', 'سيارات شركة جيب للبيع', 'Jeep for sale'],
  ['make=jeep&model=jeep-wrangler', 'سيارات جيب رانجلر للبيع', 'Jeep Wrangler for sale'],
  ['body_type=suv', 'سيارات جيب للبيع', 'SUV for sale'],
  ['body_type=suv,sedan&city=riyadh', 'سيارات للبيع في الرياض', 'Cars for sale in Riyadh'],
  ['near=riyadh&within=50', 'سيارات للبيع ضمن 50\u00a0كم من الرياض', 'Cars for sale within 50\u00a0km of Riyadh'],
  [
    'near=riyadh&make=toyota',
    'سيارات تويوتا للبيع ضمن 100\u00a0كم من الرياض',
    'Toyota for sale within 100\u00a0km of Riyadh',
  ],
  ['near=riyadh&city=riyadh', 'سيارات للبيع في الرياض', 'Cars for sale in Riyadh'],
  ['near=atlantis', 'سيارات للبيع في السعودية', 'Cars for sale in Saudi Arabia'],
])('LANG-06 the title of explore?%s says what is looked for', (query, ar, en) => {
  const { search, facets } = read(query)
  expect(searchTitle(search, facets, 'ar', createTexts('ar', {}).t)).toBe(ar)
  expect(searchTitle(search, facets, 'en', createTexts('en', {}).t)).toBe(en)
})

test.each([
  ['color=red', 'سيارات للبيع في السعودية · أحمر'],
  ['make=toyota&price_max=60000', 'سيارات تويوتا للبيع · السعر: حتى 60,000'],
  ['make=toyota&body_type=suv', 'سيارات تويوتا للبيع · جيب'],
  ['make=jeep&body_type=suv', 'سيارات شركة جيب للبيع · جيب'],
  ['not_make=jeep', 'سيارات للبيع في السعودية · بدون شركة جيب'],
  ['not_make=toyota', 'سيارات للبيع في السعودية · بدون تويوتا'],
  ['q=كامري&city=riyadh', 'سيارات للبيع في الرياض · كامري'],
  ['near=riyadh', 'سيارات للبيع ضمن 100\u00a0كم من الرياض'],
  ['near=riyadh&city=riyadh', 'سيارات للبيع في الرياض · ضمن 100\u00a0كم من الرياض'],
  ['make=toyota&after=lx3f2k9_4x1', 'سيارات تويوتا للبيع – مزيد من النتائج'],
])('LANG-06 no two searches share a title: explore?%s is «%s»', (query, title) => {
  expect(exploreMeta({ ...read(query), total: 10 }, createTexts('ar', {})).title).toBe(title)
})

test.each([
  ['', 10, true],
  ['make=toyota&city=riyadh', 10, true],
  ['make=toyota&city=riyadh&color=red', 10, false],
  ['make=toyota,kia', 10, false],
  ['make=toyota&after=lx3f2k9_4x1', 10, false],
  ['q=camry', 10, false],
  ['make=toyota', 0, false],
  ['near=riyadh', 10, false],
])('LANG-06 explore?%s with %i cars is offered to search engines: %s', (query, total, isIndexed) => {
  expect(exploreMeta({ ...read(query), total }, createTexts('ar', {})).isIndexed).toBe(isIndexed)
})

test('LANG-06 a search has one canonical address, however it is written, sorted and tracked', () => {
  const meta = exploreMeta(
    { ...read('utm_source=x&sort=price_asc&city=riyadh&make=toyota,toyota'), total: 10 },
    createTexts('ar', {}),
  )
  expect(meta.address).toBe('/explore?make=toyota&city=riyadh')
})

test.each([
  ['make=toyota&model=toyota-land-cruiser&price_max=60000', 'تويوتا · لاند كروزر · السعر: حتى 60,000'],
  ['q=supra&not_make=toyota&color=red&seats=7', 'supra · بدون تويوتا · أحمر · 7 مقاعد'],
  ['seats=2,12&not_doors=2', 'مقعدين · 12 مقعدًا · بدون بابين'],
  ['make=gone', 'gone'],
  ['make=toyota&near=buraydah&within=50', 'تويوتا · ضمن 50\u00a0كم من بريدة'],
  ['', 'سيارات للبيع في السعودية'],
])('ADMIN-07 explore?%s is named in short', (query, ar) => {
  const names = [
    { field: 'make', value: 'toyota', name: { ar: 'تويوتا', en: 'Toyota' } },
    { field: 'city', value: 'buraydah', name: { ar: 'بريدة', en: 'Buraydah' } },
    { field: 'model', value: 'toyota-land-cruiser', name: { ar: 'لاند كروزر', en: 'Land Cruiser' } },
  ]
  expect(nameSearch(query, names, 'ar', createTexts('ar', {}).t)).toBe(ar)
})
