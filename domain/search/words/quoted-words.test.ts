import { expect, test } from 'vitest'
import { takeQuoted } from './quoted-words.ts'

test.each([
  ['كامري "فتحة" بيضاء', 'كامري   بيضاء', ['فتحه']],
  ['كامري «فتحة سقف»', 'كامري  ', ['فتحه', 'سقف']],
  ['camry “sunroof” "v6"', 'camry    ', ['sunroof', 'v', '6']],
  ['كامري 19" جنوط', 'كامري 19" جنوط', []],
  ['""', '""', []],
])('EXPL-01 of %j the words %j are read, and %j are required', (text, rest, required) => {
  expect(takeQuoted(text)).toEqual({ rest, required })
})
