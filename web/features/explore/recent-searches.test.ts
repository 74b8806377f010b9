import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeSearch, recentSearches, rememberSearch, type RecentSearch } from './recent-searches.ts'

const KEY = 'recent-searches'
const CITY: RecentSearch = {
  kind: 'city',
  value: 'jeddah',
  parent: 'makkah',
  name_ar: 'جدة',
  name_en: 'Jeddah',
  parent_name_ar: 'منطقة مكة المكرمة',
  parent_name_en: 'Makkah Region',
  count: 12,
  rest: '',
}

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('EXPL-01 the last five searches are remembered, each once, latest first', () => {
  for (const q of ['1', '2', '3', '4', '5', '6', '3']) rememberSearch({ q })
  rememberSearch(CITY)
  expect(recentSearches()).toEqual([{ ...CITY, count: null }, { q: '3' }, { q: '6' }, { q: '5' }, { q: '4' }])
  rememberSearch({ ...CITY, rest: '2020' })
  expect(recentSearches()).toHaveLength(5)
  expect(removeSearch(CITY)).toEqual([{ ...CITY, count: null, rest: '2020' }, { q: '3' }, { q: '6' }, { q: '5' }])
  expect(recentSearches()).toHaveLength(4)
})

test.each([
  'nonsense',
  '5',
  'null',
  '{"q":"x"}',
  '[null,5,"x",{},{"q":" "},{"kind":"__proto__","value":"x"},{"kind":"make"}]',
])('EXPL-01 where %j is stored, nothing was searched for', (text) => {
  stored.set(KEY, text)
  expect(recentSearches()).toEqual([])
  rememberSearch({ q: 'كامري' })
  expect(recentSearches()).toEqual([{ q: 'كامري' }])
})

test('EXPL-01 without storage searches are remembered as long as the page, and nothing fails', () => {
  const fail = () => {
    throw new DOMException('full or forbidden', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail })
  rememberSearch({ q: 'كامري' })
  expect(recentSearches()).toEqual([{ q: 'كامري' }])
  expect(removeSearch({ q: 'كامري' })).toEqual([])
})
