import { expect, test } from 'vitest'
import { z } from 'zod'
import { SignUp } from '#contract/accounts.ts'
import { Report, TakeDown } from '#contract/reports.ts'
import { NewAccessToken } from '#contract/security.ts'
import { ChosenPicture } from './chosen-picture.ts'
import { isRequired } from './is-required.ts'

test('a field is required if the form is refused without it', () => {
  const defaults = { email: '', password: '', first_name: '', last_name: '', phone_number: '', country_code: 'SA' }
  const form = { schema: SignUp, defaults, values: defaults }
  for (const name of [...Object.keys(defaults), 'accepts_terms'])
    expect([name, isRequired(form, name)]).toEqual([name, true])
  expect(isRequired(form, 'next')).toBe(false)

  const report = { car_id: '', reason: 'fraud', note: 'something' }
  expect(isRequired({ schema: Report, defaults: report, values: report }, 'reason')).toBe(true)
  expect(isRequired({ schema: Report, defaults: report, values: report }, 'note')).toBe(false)
})

test('what is required follows what was chosen', () => {
  const defaults = { car_id: '0198c0de-0000-7000-8000-000000000000', reasons: [], note: '' }
  const noteIsRequired = (reasons: string[]) =>
    isRequired({ schema: TakeDown, defaults, values: { ...defaults, reasons, note: 'typed' } }, 'note')
  expect(noteIsRequired(['duplicate'])).toBe(false)
  expect(noteIsRequired(['other'])).toBe(true)
})

test('an unchecked box, no number, no file and no row count as empty', () => {
  const defaults = { name: '', scopes: ['read'], expires_in_days: 90, password: '' }
  const token = { schema: NewAccessToken, defaults, values: { ...defaults, expires_in_days: null } }
  expect(isRequired(token, 'scopes')).toBe(true)
  expect(isRequired(token, 'expires_in_days')).toBe(false)

  const schema = z.object({
    front: ChosenPicture,
    rows: z.array(z.object({ days: z.string().min(1), note: z.string() })),
  })
  const form = { schema, defaults: {}, values: { rows: [{ days: '3', note: '' }] } }
  expect(isRequired(form, 'front')).toBe(true)
  const rows = { ...form, defaults: { rows: [{ days: '', note: '' }] } }
  expect(isRequired(rows, 'rows.0.days')).toBe(true)
  expect(isRequired(rows, 'rows.0.note')).toBe(false)
})
