import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldHamza, normaliseText, squeeze } from './normalise-text.ts'

test.each([
  ['أحمد إلى ٢٠٢٢ سَيَّارة كامرى CX-5', 'احمد الي 2022 سياره كامري cx 5'],
  ['تويوتـــا', 'تويوتا'],
  ['تُويُوتا', 'تويوتا'],
  ['آلة ٱلـ', 'اله ال'],
  ['مکۀ گاز چای پژو ڤان', 'مكه كاز جاي بزو فان'],
  ['۲۰۱۹', '2019'],
  ['Citroën Škoda Ａ４', 'citroen skoda a4'],
  ['ﻛﺎﻣﺮﻱ', 'كامري'],
  ['a\u200eb\u200f\u202ec\0d', 'abc d'],
  ['مسؤول سائق', 'مسؤول سائق'],
  ['(camry)، «سوناتا» — 50%', 'camry سوناتا 50'],
  ['\ud800x', 'x'],
  ['   ', ''],
])('EXPL-01 %j becomes %j', (text, normalised) => {
  expect(normaliseText(text)).toBe(normalised)
})

test('EXPL-01 normalising twice changes nothing, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = normaliseText(text)
      expect(normaliseText(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

test('EXPL-01 hamza on waw and ya is left out only in the second rank', () => {
  expect(foldHamza(normaliseText('مسؤول سائق ماء'))).toBe('مسوول سايق ما')
})

test('EXPL-01 spaces and dashes do not tell names apart', () => {
  expect(squeeze('لاند كروزر')).toBe(squeeze('لاندكروزر'))
  expect(squeeze('F-150')).toBe(squeeze('f 150'))
})
