import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appNameIn } from './app-name.ts'
import { checkSetting } from './check-setting.ts'
import { findJsonError } from './find-json-error.ts'
import { DEFAULT_HOME_SECTIONS, HOME_SECTIONS } from './home-sections.ts'
import { SETTING_KEYS, SETTINGS } from './registry.ts'
import { settingInEffect } from './stored-setting.ts'

test('SET-01 the name of the site is the setting, or else the changed text, or else the built-in one', () => {
  const settings = [{ setting_key: 'app_name_en', setting_value: '"Hunter"' }]
  const texts = [{ text_key: 'app_name', text_ar: '', text_en: 'Falcon' }]
  const names = (known: Parameters<typeof appNameIn>[1]) => [appNameIn('ar', known), appNameIn('en', known)]
  expect(names({ settings, texts })).toEqual(['صيّاد', 'Hunter'])
  expect(names({ settings: [{ setting_key: 'app_name_en', setting_value: '"a\\nb"' }], texts })).toEqual([
    'صيّاد',
    'Falcon',
  ])
  expect(names({ settings: [], texts: [] })).toEqual(['صيّاد', 'Sayyad'])
})

describe('values', () => {
  test('SET-01 the initial value of every setting is a valid one', () => {
    for (const key of SETTING_KEYS)
      expect(checkSetting(key, SETTINGS[key].initial)).toEqual({ value: SETTINGS[key].initial })
  })

  test.each([
    ['app_name_en', 5, 'wrong_type'],
    ['app_name_en', 'x'.repeat(41), 'too_long'],
    ['app_name_ar', 'صياد\u202Ecod', 'characters'],
    ['app_name_ar', 'صياد\nصقر', 'characters'],
    ['enable_deals_section', 'true', 'wrong_type'],
    ['ad_lifetime_days', '30', 'wrong_type'],
    ['ad_lifetime_days', 30.5, 'not_whole'],
    ['ad_lifetime_days', Number.NaN, 'not_whole'],
    ['ad_lifetime_days', 0, 'out_of_range'],
    ['max_annual_mileage_for_low_tag', 100_001, 'out_of_range'],
    ['support_email', 'owner', 'email'],
    ['support_email', 'owner@example.com, other@example.com', 'email'],
    ['telegram_url', 'http://t.me/sayyad', 'link'],
    ['telegram_url', 'https://t.me/', 'link'],
    ['telegram_url', 'https://t.me.example.com/sayyad', 'link'],
    ['telegram_url', 'javascript:alert(1)', 'link'],
    ['app_logo_url', '//example.com/logo.png', 'link'],
    ['app_logo_url', 'javascript:alert(1)', 'link'],
  ] as const)('SET-01 %s refuses %j: %s', (key, value, fault) => {
    expect(checkSetting(key, value)).toEqual({ fault })
  })

  test('SET-01 texts are stored without outer spaces, and invisible texts as empty', () => {
    expect(checkSetting('app_name_en', ' Hunter ')).toEqual({ value: 'Hunter' })
    expect(checkSetting('app_name_en', ' \u200B ')).toEqual({ value: '' })
    expect(checkSetting('telegram_url', ' https://t.me/sayyad')).toEqual({ value: 'https://t.me/sayyad' })
  })

  test('SET-01 a stored value takes effect if it is valid, as JSON or as text', () => {
    expect(settingInEffect('app_name_en', '"Hunter"')).toBe('Hunter')
    expect(settingInEffect('app_name_en', 'Hunter')).toBe('Hunter')
    expect(settingInEffect('ad_lifetime_days', '45')).toBe(45)
    expect(settingInEffect('ad_lifetime_days', '-3')).toBe(30)
    expect(settingInEffect('ad_lifetime_days', '{"days":45}')).toBe(30)
    expect(settingInEffect('enable_deals_section', undefined)).toBe(false)
  })
})

describe('the order of the home page', () => {
  const shown = (name: string, isShown: unknown = true) => ({ name, is_shown: isShown })

  test('EXPL-06 parts that an order does not name are shown at its end', () => {
    const others = HOME_SECTIONS.filter((name) => name !== 'posts' && name !== 'deals')
    expect(checkSetting('home_sections', [shown('posts'), shown('deals', false)])).toEqual({
      value: [shown('posts'), shown('deals', false), ...others.map((name) => shown(name))],
    })
  })

  test.each([
    ['no list', { posts: true }],
    ['a text', 'posts'],
    ['an unknown part', [shown('hero')]],
    ['a part twice', [shown('posts'), shown('posts', false)]],
    ['a name alone', ['posts']],
    ['no state', [{ name: 'posts' }]],
    ['a text as state', [shown('posts', 'true')]],
    ['nothing', [null]],
  ])('EXPL-06 %s is no order', (_case, value) => {
    expect(checkSetting('home_sections', value)).toEqual({ fault: 'wrong_type' })
    expect(settingInEffect('home_sections', JSON.stringify(value))).toEqual(DEFAULT_HOME_SECTIONS)
  })
})

describe('the place of an error in JSON', () => {
  test.each([
    ['', 1, 1],
    ['{"a": 1,}', 1, 9],
    ['{"a" 1}', 1, 6],
    ['{\n  "a": [1, 2\n}', 3, 1],
    ['{a: 1}', 1, 2],
    ["{'a': 1}", 1, 2],
    ['[1, 2] 3', 1, 8],
    ['[1, tru]', 1, 5],
    ['"no end', 1, 1],
    ['[01]', 1, 3],
    ['}', 1, 1],
    ['صياد', 1, 1],
  ])('SET-03 %j fails at line %i, column %i', (text, line, column) => {
    expect(findJsonError(text)).toEqual({ line, column })
  })

  test('SET-03 valid JSON has no error position, cut off or damaged JSON has one within it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', '\\'), (json, at, sign) => {
        expect(findJsonError(json)).toBeNull()
        const place = at % (json.length + 1)
        const damaged = json.slice(0, place) + sign + json.slice(place + 1)
        const error = findJsonError(damaged)
        if (error) expect(error.column).toBeLessThanOrEqual(damaged.length + 1)
      }),
    )
  })
})
