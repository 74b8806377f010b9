import { expect, test } from 'vitest'
import { rankByWords } from './rank-by-words.ts'

const FACTS = [
  'رسم نقل ملكية سيارة خاصة Fee to transfer a private car',
  'رسم الفحص الدوري Fee of the periodic inspection',
  'رسم رخصة سير سيارة خاصة Fee of the licence of a private car',
  'سعر لتر بنزين 91 Price of petrol 91',
]
const found = (typed: string) => rankByWords(FACTS, (fact) => fact, typed).map((fact) => FACTS.indexOf(fact))

test.each([
  ['كم رسم نقل الملكية؟', [0]],
  ['How much are the fees for the inspection?', [1]],
  ['بنزين ٩١', [3]],
  ['private car', [0, 2]],
  ['قطار', []],
  ['؟!', []],
])('API %j finds the texts with its rarest words: %j', (typed, places) => {
  expect(found(typed)).toEqual(places)
})
