import { expect, test } from 'vitest'
import { findId } from './find-id.ts'

const ID = '0190b5e0-0000-7000-8000-000000000000'

test.each([
  [ID, ID],
  [`https://sayyad.example/car/${ID.toUpperCase()}?lang=ar`, ID],
  [`الطلب ${ID}`, ID],
  [`/admin/users/0190b5e0-0000-7000-8000-000000000001 ${ID}`, ID],
  ['0501234567', null],
  ['0190b5e0', null],
])('ADMIN-07 the text “%s” contains the id %s', (text, id) => {
  expect(findId(text)).toBe(id)
})
