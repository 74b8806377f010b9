import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { NO_WISH } from '#domain/assistant/wish.ts'
import type { Wish } from '#contract/assistant.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { labelChoice, labelWish, searchOf, wishOf } from './wish-search.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const NAMES = [
  { field: 'model', value: 'toyota-camry', name_ar: 'كامري', name_en: 'Camry' },
  { field: 'city', value: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh' },
]
const WISH: Wish = {
  parts: [
    { field: 'city', values: ['riyadh'], is_excluded: false },
    { field: 'price', min: 20_000, max: 60_000 },
    { field: 'model', values: ['toyota-camry'], is_excluded: false },
    { field: 'color', values: ['red'], is_excluded: true },
  ],
  words: 'نظيفة',
  sort: 'price_asc',
}
const labelsOf = (wish: Wish, lang: 'ar' | 'en') =>
  labelWish(wish, NAMES, lang, createTexts(lang, {}).t).map(({ label }) => label)

test('AI-01 a wish and the search of Explore are the same, in the order in which it was said', () => {
  expect(searchOf(WISH)).toEqual({
    city: ['riyadh'],
    price_min: 20_000,
    price_max: 60_000,
    model: ['toyota-camry'],
    not_color: ['red'],
    q: 'نظيفة',
    sort: 'price_asc',
  })
  expect(wishOf(searchOf(WISH), WISH)).toEqual(WISH)
  expect(wishOf({ sort: 'newest' })).toEqual(NO_WISH)
})

test('AI-01 each condition has a chip in the language of the page, which removes it and nothing else', () => {
  expect(labelsOf(WISH, 'ar')).toEqual([
    'كامري',
    'الرياض',
    'بدون أحمر',
    'السعر: من 20,000',
    'السعر: حتى 60,000',
    'إعلانات تذكر «نظيفة» أولًا',
    'الترتيب: الأقل سعرًا',
  ])
  expect(labelsOf(WISH, 'en')).toContain('Riyadh')
  const { t } = createTexts('ar', {})
  for (const { label, without } of labelWish(WISH, NAMES, 'ar', t))
    expect(labelsOf(without, 'ar')).toEqual(labelsOf(WISH, 'ar').filter((one) => one !== label))
})

test('AI-01 how near to a city the car should be is one chip, and one condition of Explore', () => {
  const near: Wish = { ...WISH, parts: [{ field: 'near', city: 'riyadh', within: 150 }], words: '', sort: 'newest' }
  expect(searchOf(near)).toEqual({ near: 'riyadh', within: 150, sort: 'newest' })
  expect(wishOf(searchOf(near), near)).toEqual(near)
  expect(labelsOf(near, 'en')).toEqual([expect.stringContaining('km of Riyadh')])
  const [chip] = labelWish(near, NAMES, 'en', createTexts('en', {}).t)
  expect(chip?.without).toEqual(NO_WISH)
})

test('AI-01 words rank the ads beside conditions, and select them alone', () => {
  expect(labelsOf(WISH, 'en')).toContain('Ads that say “نظيفة” first')
  expect(labelsOf({ ...WISH, parts: [], sort: 'newest' }, 'en')).toEqual(['Ads that say “نظيفة”'])
})

test('AI-01 a choice is named by what it adds, or else by what it leaves out', () => {
  const { t } = createTexts('en', {})
  const [first, , ...rest] = WISH.parts
  const without = { ...WISH, parts: [...(first ? [first] : []), ...rest] }
  expect(labelChoice(WISH, without, NAMES, 'en', t)).toEqual({
    added: ['Price: from 20,000', 'Price: up to 60,000'],
    removed: [],
  })
  expect(labelChoice(without, WISH, NAMES, 'en', t).removed).toEqual(['Price: from 20,000', 'Price: up to 60,000'])
})
