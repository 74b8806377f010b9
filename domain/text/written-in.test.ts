import { expect, test } from 'vitest'
import { hasArabic, writtenIn } from './written-in.ts'

const AR = { lang: 'ar', dir: 'rtl' }
const EN = { lang: 'en', dir: 'ltr' }

test.each([
  ['سيارة نظيفة', AR],
  ['Camry 2020 نظيفة بدي وكالة', AR],
  ['للبيع Toyota Land Cruiser GXR 2020', AR],
  ['١٥٠ الف كم', AR],
  ['Very clean car, one owner', EN],
  ['Clean Camry, full option, agency maintained, بدي وكالة', EN],
  ['Toyota Camry 2019', EN],
  ['Offer accepted: 47,500\u00A0ر.س', EN],
  ['Price 47,500\u00A0ر.س', EN],
  ['السعر 47,500\u00A0ر.س', AR],
  ['47,500\u00A0ر.س', { dir: 'auto' }],
  ['Citroën C5', EN],
  ['صاف گاڑی ہے', { dir: 'rtl' }],
  ['साफ गाड़ी, Camry', { dir: 'auto' }],
  ['0501234567', { dir: 'auto' }],
  ['🚗 !!', { dir: 'auto' }],
  ['', { dir: 'auto' }],
])('LANG-02 «%s» has its own language and direction', (text, written) => {
  expect(writtenIn(text)).toEqual(written)
})

test.each([
  ['My Camry costs 65,000\u00A0ر.س.', false],
  ['65,000 ر.س', false],
  ['Camry 2020', false],
  ['Camry نظيفة', true],
  ['كامري بسعر 65,000 ر.س', true],
])('LANG-02 «%s» has an Arabic word or not, whatever its currency', (text, has) => {
  expect(hasArabic(text)).toBe(has)
})
