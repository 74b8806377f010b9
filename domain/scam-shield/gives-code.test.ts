import { expect, test } from 'vitest'
import { givesCode } from './gives-code.ts'

const ASKED = ['السلام عليكم', 'ارسل لي الكود اللي وصلك']

test.each([
  ['482913', ASKED, true],
  ['الرمز ٤٨٢٩', ASKED, true],
  ['482913', ['السلام عليكم'], false],
  ['آخر سعر 82,000', ASKED, false],
  ['لن أرسله', ASKED, false],
  ['482913', [...ASKED, ...Array.from({ length: 10 }, () => 'متى تجي؟')], false],
])('MSG-18 %j gives away a code: %j %j', (text, received, isCode) => {
  expect(givesCode(text, received, 'sayyad.example')).toBe(isCode)
})
