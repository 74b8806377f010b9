import { expect, test } from 'vitest'
import { hideContacts } from './hide-contacts.ts'
import { mentionsPerson } from './mentions-person.ts'

const PERSON = {
  email: 'noura@example.com',
  phoneNumbers: ['+966501234567'],
  names: ['نورة', 'العتيبي'],
  rareNames: ['zubayda'],
  ids: ['0197a5d0-0000-7000-8000-000000000001'],
  titles: ['كامري نظيفة جدًا للبيع'],
}

test.each([
  'noura@example.com',
  'Noura@Example.com',
  'noura@',
  'from <noura@example.com>',
  '0501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '+966 50 123 4567',
  '1234567',
  'نوره العتيبي',
  'Zubayda',
  'كامري نظيفه جدا للبيع',
  '/car/0197a5d0-0000-7000-8000-000000000001',
])('AUTH-15 %j refers to the person', (text) => {
  expect(mentionsPerson(text, PERSON)).toBe(true)
})

test.each(['@example.com', 'sara@example.com', '12345', '0507654321', 'نورة', 'camry 2020', 'كامري', ''])(
  'AUTH-15 %j does not refer to the person',
  (text) => {
    expect(mentionsPerson(text, PERSON)).toBe(false)
  },
)

test('AUTH-15 contacts in errors are hidden, other numbers are not', () => {
  expect(hideContacts('550 <noura@example.com>: no such user at +966 50 123 4567')).toBe('550 <…>: no such user at …')
  expect(hideContacts('port 5432, 20 attempts')).toBe('port 5432, 20 attempts')
})
