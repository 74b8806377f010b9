import { expect, test } from 'vitest'
import { extractContact } from './extract-contact.ts'

const profile = { first_name: 'سارة', last_name: 'العتيبي', phone_number: '+966501234567', email: 'sara@example.com' }
const auth = { email: 'auth@example.com', name: 'Sara' }
const metadata = { first_name: 'Sarah', last_name: 'Otaibi', phone_number: '+966500000000' }

test('AUTH-12 contact details come from the profile first', () => {
  expect(extractContact({ profile, auth, metadata })).toEqual({
    name: 'سارة العتيبي',
    firstName: 'سارة',
    lastName: 'العتيبي',
    phone: '+966501234567',
    email: 'sara@example.com',
    completeness: 100,
    sources: { name: 'profile', phone: 'profile', email: 'profile' },
  })
})

test('AUTH-12 contact details missing in the profile come from sign-up, then from sign-in', () => {
  expect(extractContact({ profile: null, auth, metadata })).toMatchObject({
    name: 'Sarah Otaibi',
    phone: '+966500000000',
    email: 'auth@example.com',
    completeness: 100,
    sources: { name: 'metadata', phone: 'metadata', email: 'auth' },
  })
  expect(extractContact({ profile: null, auth, metadata: null })).toMatchObject({
    name: 'Sara',
    completeness: 60,
    sources: { name: 'auth', email: 'auth' },
  })
})

test.each([
  [{ first_name: 'سارة' }, 40],
  [{ phone_number: '+966501234567' }, 40],
  [{ email: 'sara@example.com' }, 20],
  [{ first_name: ' ', phone_number: '' }, 0],
  [null, 0],
])('AUTH-12 the completeness of the contact details %j is %i', (given, completeness) =>
  expect(extractContact({ profile: given, auth: null, metadata: null }).completeness).toBe(completeness),
)
