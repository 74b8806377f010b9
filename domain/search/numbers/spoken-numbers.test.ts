import { expect, test } from 'vitest'
import { readWords } from '../words/read-words.ts'
import { spellInDigits } from './spoken-numbers.ts'

const spelt = (text: string) =>
  spellInDigits(readWords(text))
    .map((token) => token.text)
    .join(' ')

test.each([
  ['بعشرين الف', '20 الف'],
  ['بمية وخمسين', 'سعر 150'],
  ['تسعة عشر الف', '19 الف'],
  ['سبع وعشرين الف واربعمية', '27400'],
  ['بين خمسين وسبعين ألفا', 'بين 50 و 70 الفا'],
  ['خمسة وعشرين ألف', '25 الف'],
  ['مية وعشرين الف ريال', '120 الف ريال'],
  ['مية وخمسة و سبعين الف', '175 الف'],
  ['ثلاثميه الف', '300 الف'],
  ['نص مليون', '0.5 مليون'],
  ['ربع مليون', '0.25 مليون'],
  ['مليون ونص', '1.5 مليون'],
  ['واحد مليون ونص', '1.5 مليون'],
  ['الفين وعشرين', '2020'],
  ['ألفين وثمنطعش', '2018'],
  ['الفين واثنين وعشرين', '2022'],
  ['تحت خمسين', 'تحت 50'],
  ['سبعة مقاعد', '7 مقاعد'],
  ['من خمسين الى ثمانين الف', 'من 50 الي 80 الف'],
  ['twenty five thousand', '25 thousand'],
  ['two hundred thousand', '200 thousand'],
  ['half a million', '0.5 million'],
  ['ربع شاص', 'ربع شاص'],
  ['ست بيت', 'ست بيت'],
  ['كامري', 'كامري'],
])('EXPL-01 «%s» is read as «%s»', (text, tokens) => {
  expect(spelt(text)).toBe(tokens)
})
