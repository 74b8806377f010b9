import { expect, test } from 'vitest'
import { readUserText } from './read-user-text.ts'

test.each([
  ['0501234567', '501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '501234567'],
  ['+966 50 123 4567', '966501234567'],
  ['00966-50-123-4567', '966501234567'],
  ['\u200e+966 (50) 1234567', '966501234567'],
  ['966 050 123 4567', '966501234567'],
  ['tel:+966501234567', '966501234567'],
  ['https://wa.me/966501234567', '966501234567'],
  ['4567', '4567'],
  ['05', null],
  ['sara 0501234567', null],
  ['2b4f@example.com', null],
])('ADMIN-02 a search for %s finds phone numbers that contain %s', (typed, digits) => {
  expect(readUserText(typed).phoneDigits).toBe(digits)
})

test('ADMIN-02 names are compared as search compares them', () => {
  expect(readUserText(' أَحْمَد  آل-فؤاد ').words).toEqual(['احمد', 'ال', 'فواد'])
  expect(readUserText('!?').words).toEqual([])
})

test('ADMIN-02 only a complete id is read as an id', () => {
  const id = '0190B5E0-0000-7000-8000-000000000000'
  expect(readUserText(` ${id} `).id).toBe(id.toLowerCase())
  expect(readUserText(id.slice(0, 35)).id).toBeNull()
})
