import { expect, test } from 'vitest'
import { readOtherGoods } from './other-goods.ts'
import { readWords } from '../words/read-words.ts'

test.each([
  ['دباب هوندا 2020', 'motorcycles'],
  ['ابي جت سكي', 'boats'],
  ['شيول للبيع', 'heavy'],
  ['لوحات مميزة', 'plates'],
  ['قطع غيار كامري', 'parts'],
  ['ابي جنوط كامري', 'parts'],
  ['rims for camry', 'parts'],
  ['سيارات للايجار', 'rentals'],
  ['camry for rent', 'rentals'],
])('EXPL-01 «%s» asks for %s', (text, kind) => {
  expect(readOtherGoods(readWords(text))).toMatchObject([{ kind }])
})

test.each([
  'كامري جنوط جديدة',
  'سيارة تجر قارب',
  'قطع غيار متوفرة',
  'ما كانت تاجير',
  'ايجار منتهي بالتمليك',
  'قير عادي',
])('EXPL-01 «%s» asks for a car', (text) => {
  expect(readOtherGoods(readWords(text))).toEqual([])
})
