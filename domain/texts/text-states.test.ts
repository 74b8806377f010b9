import { expect, test } from 'vitest'
import { statesOf } from './text-states.ts'
import type { TextForm } from './text-form.ts'

const BUILT_IN: TextForm = {
  text_key: 'hello',
  form: null,
  built_in_ar: 'أهلًا {{name}}',
  built_in_en: 'Hello {{name}}',
  text_ar: '',
  text_en: '',
  text_ar_at: null,
  text_en_at: null,
  replaced_ar: null,
  replaced_en: null,
}
const states = (...changed: Partial<TextForm>[]) => statesOf({ forms: changed.map((one) => ({ ...BUILT_IN, ...one })) })
const [MORNING, EVENING] = ['2026-06-01T06:00:00.000Z', '2026-06-01T18:00:00.000Z']
const CHANGED = { text_en: 'Hi {{name}}', text_en_at: MORNING, replaced_en: 'Hello {{name}}' }

test('ADMIN-06 a built-in text has no state', () => {
  expect(states({})).toEqual([])
})

test('ADMIN-06 a translation is older if the other language was changed after it, or alone', () => {
  expect(states(CHANGED)).toEqual(['changed', 'different', 'older'])
  expect(states({ ...CHANGED, text_ar_at: MORNING })).toEqual(['changed', 'different'])
  expect(states({ ...CHANGED, text_ar: 'مرحبًا {{name}}', text_ar_at: EVENING })).toContain('older')
})

test('ADMIN-06 the forms of a counted text are as new as the newest of them', () => {
  const few = { text_key: 'hello_few', built_in_en: null, text_ar: '{{name}}', text_ar_at: MORNING }
  expect(states(few, CHANGED)).not.toContain('older')
  expect(states(few, { ...CHANGED, text_en_at: EVENING })).toContain('older')
})

test('ADMIN-06 changed texts that are now built in, and those whose built-in text has changed, have their own states', () => {
  expect(states({ ...CHANGED, built_in_en: 'Hi {{name}}', text_ar_at: MORNING })).toEqual(['changed', 'outdated'])
  expect(states({ ...CHANGED, built_in_en: 'Hello {{first_name}}', text_ar_at: MORNING })).toEqual([
    'changed',
    'different',
    'outdated',
    'faulty',
  ])
})
