import { expect, test } from 'vitest'
import { withSamples } from './sample-values.ts'
import { smsLength } from './sms-length.ts'

test.each([
  ['a'.repeat(160), { alphabet: 'gsm', units: 160, parts: 1, room: 160 }],
  ['a'.repeat(161), { alphabet: 'gsm', units: 161, parts: 2, room: 306 }],
  ['a'.repeat(307), { alphabet: 'gsm', units: 307, parts: 3, room: 459 }],
  ['س'.repeat(70), { alphabet: 'unicode', units: 70, parts: 1, room: 70 }],
  ['س'.repeat(71), { alphabet: 'unicode', units: 71, parts: 2, room: 134 }],
  ['س'.repeat(135), { alphabet: 'unicode', units: 135, parts: 3, room: 201 }],
  ['', { alphabet: 'gsm', units: 0, parts: 1, room: 160 }],
])('a short message is counted as phones count it', (text, length) => {
  expect(smsLength(text)).toEqual(length)
})

test('one letter that phones lack makes the whole message Unicode, and signs of the extension count twice', () => {
  expect(smsLength('It’s yours')).toMatchObject({ alphabet: 'unicode', units: 10 })
  expect(smsLength("It's yours\n")).toMatchObject({ alphabet: 'gsm', units: 11 })
  expect(smsLength('[5 €]')).toMatchObject({ alphabet: 'gsm', units: 8 })
})

test('no character is cut in two between parts', () => {
  expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toEqual({
    alphabet: 'gsm',
    units: 306,
    parts: 3,
    room: 459,
  })
  expect(smsLength(`${'س'.repeat(66)}🚗${'س'.repeat(66)}`)).toEqual({
    alphabet: 'unicode',
    units: 134,
    parts: 3,
    room: 201,
  })
})

test('a preview has a value for each placeholder, and names those that it has none for', () => {
  expect(withSamples('{{code}} {{car}} {{other}}', 'en')).toBe('481205 Toyota Camry 2022 [other]')
})
