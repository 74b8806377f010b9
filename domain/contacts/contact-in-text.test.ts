import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLink, hasPhone, withoutContacts } from './contact-in-text.ts'

test.each([
  ['0551234567', true],
  ['٠٥٥-١٢٣-٤٥٦٧', true],
  ['+966 55 123 4567', true],
  ['00966551234567', true],
  ['966551234567', true],
  ['(055) 123.4567', true],
  ['055/1234567', true],
  ['0 5 5 1 2 3 4 5 6 7', true],
  ['للتواصل:551234567', true],
  ['موديل 2022 0551234567', true],
  ['٠٥٥\u200b١٢٣\u200f٤٥٦٧', true],
  ['الرقم الموحد 920012345', true],
  ['+1 (415) 555-2671', true],
  ['موديل 2022 السعر 150,000 الممشى 45000', false],
  ['ماشية 120000 كم ومحركها 2.5', false],
  ['صيانة 2019 و2020 2021 2022', false],
  ['الفحص من 01/02/2024 - 05/06/2025', false],
  ['فُحصت 2024-05-12 2025-06-13', false],
  ['هيكل JTDBR32E720012345', false],
])('ADMIN-01 a phone in %j: %s', (text, has) => {
  expect(hasPhone(text)).toBe(has)
})

test.each([
  ['https://example.com', true],
  ['wa.me/966551234567', true],
  ['تابعوني @car_shop', true],
  ['زوروا example.sa', true],
  ['محرك 2.5 لتر. فل كامل.', false],
  ['Toyota.Clean car', false],
])('ADMIN-01 a link in %j: %s', (text, has) => {
  expect(hasLink(text)).toBe(has)
})

test.each([
  ['فل كامل. جوال ٠٥٥ ١٢٣ ٤٥٦٧ بعد العصر', 'فل كامل. جوال […] بعد العصر'],
  ['05512345670551234567', '[…][…]'],
  ['ask me@mail.sa or https://wa.me/966551234567?text=hi', 'ask […] or […]'],
  ['الممشى ١٢٠٬٠٠٠ كم، موديل ٢٠١٩', 'الممشى ١٢٠٬٠٠٠ كم، موديل ٢٠١٩'],
])('API ways to contact in %j are replaced', (text, left) => {
  expect(withoutContacts(text, '[…]')).toBe(left)
})

test('API no text keeps a phone number or a link', () => {
  const part = fc.constantFrom(
    '055',
    '1234567',
    '+966',
    '٥',
    '@shop',
    'www.',
    'x.com',
    ' ',
    '-',
    '/',
    '\u200b',
    '9200',
    'a',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const left = withoutContacts(parts.join(''), '[…]')
      expect([left, hasPhone(left), hasLink(left)]).toEqual([left, false, false])
    }),
  )
})
