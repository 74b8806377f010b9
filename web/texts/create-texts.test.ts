import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import type { adsTexts } from './ads/area.ts'
import { createTexts, type AllTexts, type Translate } from './create-texts.ts'
import { defaultTexts, loadDefaultTexts } from './default-texts.ts'
import { overlayOf } from './text-overlay.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

test('SET-07 a missing text is shown as its key', () => {
  expect(createTexts('ar', {}).t('nobody_wrote_this')).toBe('nobody_wrote_this')
})

test('SET-05 a text changed by an admin replaces the built-in one in its language', () => {
  const changed = [{ text_key: 'nav_home', text_ar: 'البداية', text_en: 'Start', category: 'general' }]
  expect(createTexts('ar', overlayOf('ar', changed)).t('nav_home')).toBe('البداية')
  expect(createTexts('en', overlayOf('en', changed)).t('nav_home')).toBe('Start')
  expect(createTexts('en', {}).t('nav_home')).toBe('Home')
})

test('LANG-01 a count chooses among the six Arabic forms and is shown in the language’s digits', () => {
  const { t } = createTexts('ar', {})
  const shown = [0, 1, 2, 3, 11, 100, 12_345].map((count) => t('price_ads', { count }))
  expect(new Set(shown).size).toBe(7)
  expect(shown.at(-1)).toContain('12,345')
})

test.each(LANGUAGES)('SET-07 the essential texts are built in, in %s', (lang) => {
  for (const key of ['nav_home', 'nav_explore', 'nav_add_car', 'nav_favorites', 'nav_deals']) {
    expect(defaultTexts(lang)[key]).toBeTruthy()
  }
})

test('SET-07 no text is written in two areas: what is shown would depend on which came last', async () => {
  const keys: string[] = []
  for (const area of Object.values(import.meta.glob<{ en: object }>('./{*/,}en.ts')))
    keys.push(...Object.keys((await area()).en))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('SET-07 a text compiles only where its area is given, and only if somebody wrote it', () => {
  const { t }: AllTexts = createTexts('en', {})
  const siteOnly: Translate = t
  const withAds: Translate<typeof adsTexts> = t
  expect(siteOnly('nav_home')).toBe('Home')
  expect(withAds('nav_home')).toBe('Home')
  withAds('report_reason')
  // @ts-expect-error the area is missing
  siteOnly('report_reason')
  // @ts-expect-error the key does not exist
  withAds('report_nothing')
  // @ts-expect-error counted texts are selected without their plural form
  siteOnly('price_ads_other')
})
