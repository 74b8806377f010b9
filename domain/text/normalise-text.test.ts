import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldHamza, normaliseText, splitLettersAndDigits, squeeze } from './normalise-text.ts'

test.each([
  ['أحمد إلى ٢٠٢٢ سَيَّارة كامرى CX-5', 'احمد الي 2022 سياره كامري cx 5'],
  ['تويوتـــا', 'تويوتا'],
  ['تُويُوتا', 'تويوتا'],
  ['آلة ٱلـ', 'اله ال'],
  ['مکۀ گاز چای پژو ڤان', 'مكه كاز جاي بزو فان'],
  ['۲۰۱۹', '2019'],
  ['Citroën Škoda Ａ４', 'citroen skoda a4'],
  ['ﻛﺎﻣﺮﻱ', 'كامري'],
  ['a\u200eb\u200f\u202ec\0d', 'abcd'],
  ['camry\u00a02020\tfull\nsize', 'camry 2020 full size'],
  ['ca\ud800mry', 'camry'],
  ['سيا\u200cرة\ufe0f', 'سياره'],
  ['قُرْآنٌ ۖ', 'قران'],
  ['\ue000', ''],
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

test('EXPL-01 normalising any single letter twice changes nothing', () => {
  const codes = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code))
  expect(codes.map(normaliseText).filter((once) => normaliseText(once) !== once)).toEqual([])
})

test('EXPL-01 hamza on waw and ya is left out only in the second rank', () => {
  expect(foldHamza(normaliseText('مسؤول سائق ماء'))).toBe('مسوول سايق ما')
})

test('EXPL-01 spaces and dashes do not tell names apart', () => {
  expect(squeeze('لاند كروزر')).toBe(squeeze('لاندكروزر'))
  expect(squeeze('F-150')).toBe(squeeze('f 150'))
})

test('EXPL-01 letters and digits are separated', () => {
  expect(splitLettersAndDigits('LX570')).toBe('LX 570')
  expect(splitLettersAndDigits('تويوتا2022')).toBe('تويوتا 2022')
  expect(splitLettersAndDigits('٢٠٢٢كامري F150XLT')).toBe('٢٠٢٢ كامري F 150 XLT')
  expect(splitLettersAndDigits('Land Cruiser')).toBe('Land Cruiser')
})

test('EXPL-01 a long text is normalised as its parts are', () => {
  const part = 'تُويوتا كامرى ٢٠٢٢، LX570'
  expect(normaliseText(`${part} `.repeat(4000))).toBe(Array(4000).fill(normaliseText(part)).join(' '))
})
