import { expect, test } from 'vitest'
import { groupTexts } from './group-texts.ts'
import { faultsOf, hintsOf, segmentsOf } from './text-rules.ts'

const [cars, hello] = groupTexts('general', {
  en: { cars_one: 'One car of {{name}}', cars_other: '{{count}} cars of {{name}}', hello: 'Hello {{name}}' },
  ar: {
    cars_zero: 'لا سيارات لـ{{name}}',
    cars_one: 'سيارة {{name}}',
    cars_two: 'سيارتا {{name}}',
    cars_few: '{{count}} سيارات {{name}}',
    cars_many: '{{count}} سيارة {{name}}',
    cars_other: '{{count}} سيارة {{name}}',
    hello: 'أهلًا {{name}}',
  },
})
const greeting = hello?.forms[0]
const few = cars?.forms.find(({ form }) => form === 'few')
const two = cars?.forms.find(({ form }) => form === 'two')
if (!greeting || !few || !two || !cars || !hello) throw new Error('the texts are not grouped')

const english = (text: string) => faultsOf(text, 'en', greeting, hello.forms)

test('ADMIN-06 the six Arabic forms of a counted text are one, in their order', () => {
  expect(cars.name).toBe('cars')
  expect(cars.forms.map(({ form }) => form)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  expect(few).toMatchObject({ built_in_ar: '{{count}} سيارات {{name}}', built_in_en: null })
  const alone = groupTexts('lists', { en: { select: 'Select', select_one: 'Select {{name}}' }, ar: {} })
  expect(alone.map(({ name }) => name)).toEqual(['select', 'select_one'])
})

test('SET-05 any email and SMS may say the name of the site or leave it out', () => {
  const [mail] = groupTexts('mails', {
    en: { mail_code_subject: 'Your {{app_name}} code' },
    ar: { mail_code_subject: 'رمزك' },
  })
  const form = mail?.forms[0]
  if (!form) throw new Error('the text is not grouped')
  expect([
    faultsOf('Your code', 'en', form, mail.forms),
    faultsOf('رمزك في {{app_name}}', 'ar', form, mail.forms),
  ]).toEqual([[], []])
  expect(english('Hello {{name}} of {{app_name}}')).toEqual([{ fault: 'placeholder_foreign', names: ['app_name'] }])
})

test.each([
  ['   ', 'blank', []],
  ['\u200b\u2800', 'blank', []],
  ['Hello', 'placeholder_missing', ['name']],
  ['Hello {{name}} and {{friend}}', 'placeholder_foreign', ['friend']],
  ['Hello {{name}} {{ name', 'placeholder_broken', ['{{']],
  ['Hello {{name}} \u202egnp.exe', 'direction', ['U+202E']],
  ['Hello \u2067{{name}}', 'direction', ['U+2067']],
  ['Hello \u2069\u2067{{name}}', 'direction', ['U+2069', 'U+2067']],
  ['Hello {{name}}\u0007', 'control', ['U+0007']],
])('ADMIN-06 %j is refused: %s', (text, fault, names) => {
  expect(english(text)).toEqual([{ fault, names }])
})

test('ADMIN-06 markup, isolates that end and line breaks are allowed, since texts are shown as they are', () => {
  expect(english('<b>Hello</b>\n\u2068{{name}}\u2069 {name}')).toEqual([])
})

test('ADMIN-06 a plural form for a single number may express it in words, the others need the number', () => {
  expect(faultsOf('سيارتان لـ{{name}}', 'ar', two, cars.forms)).toEqual([])
  expect(faultsOf('{{count}} لـ{{name}}', 'ar', two, cars.forms)).toEqual([])
  expect(faultsOf('سيارات {{name}}', 'ar', few, cars.forms)).toEqual([
    { fault: 'placeholder_missing', names: ['count'] },
  ])
})

test('ADMIN-06 possible mistakes are only pointed out', () => {
  expect(hintsOf('Hello {{name}}', 'en', greeting)).toEqual([])
  expect(hintsOf('<i>Hello</i> {{name}}, and welcome to our site\u200f', 'en', greeting)).toEqual([
    'long',
    'markup',
    'invisible',
  ])
})

test('ADMIN-06 invisible characters are named in the segments of a text', () => {
  expect(segmentsOf('a\u202e{{name}}b')).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'invisible', text: 'U+202E' },
    { kind: 'placeholder', text: '{{name}}' },
    { kind: 'text', text: 'b' },
  ])
})
