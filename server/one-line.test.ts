import { expect, test } from 'vitest'
import { parseNumber } from '#domain/text/parse-number.ts'
import { readPhone } from '#server/features/countries/public.ts'
import { Email, LinkToken, NewPassword, OneTimeCode } from '#contract/credentials.ts'
import { PersonName, TypedPhone } from '#contract/person.ts'

/** Marks that copying from contacts, chats and spreadsheets adds. */
const MARKS = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u061c',
  '\ufeff',
  '\u00ad',
]

test.each(MARKS)('AUTH-09 %j around or within a line is removed, not refused', (mark) => {
  const around = (text: string) => `${mark}${text.slice(0, 2)}${mark}${text.slice(2)}${mark}`
  expect(PersonName.parse(around('محمد العتيبي'))).toBe('محمد العتيبي')
  expect(Email.parse(around('sara@example.com'))).toBe('sara@example.com')
  expect(readPhone(TypedPhone.parse(around('+966 51 234 5678')), 'SA')).toBe('+966512345678')
  expect(OneTimeCode.parse(around('123456'))).toBe('123456')
  expect(parseNumber(around('95,000'))).toBe(95_000)
})

test('AUTH-09 a name of invisible marks alone counts as missing', () => {
  expect(PersonName.safeParse('\u200f\u200d').error?.issues[0]?.message).toBe('required')
})

test('AUTH-01 a new password has Latin digits, whatever keyboard it was typed on', () => {
  expect(NewPassword.parse('سيارة١٢٣۴۵٦')).toBe('سيارة123456')
  expect(NewPassword.parse('camry\uff11\uff12\uff13')).toBe('camry123')
})

test('AUTH-01 the token of a link is read without trailing text of a chat', () => {
  for (const glued of [').', '،', '»', '\u200f', ' ', '…"'])
    expect(LinkToken.parse(`aB3_-x${glued}`.replace('_-x', '_x'))).toBe('aB3_x')
})
