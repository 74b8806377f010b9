import { expect, test } from 'vitest'
import type { FactFields } from '#contract/facts.ts'
import { FactForm } from './fact-schema.ts'
import { typedFact, type TypedFact } from './typed-fact.ts'

const TODAY = '2026-06-15'
const FACT: FactFields = {
  key: 'plate-fee',
  topic: 'fees',
  label_ar: 'رسم لوحة',
  label_en: 'Plate fee',
  value: 2.18,
  unit: 'sar_per_litre',
  value_ar: '',
  value_en: '',
  valid_from: '2026-01-01',
  source_ar: 'جريدة',
  source_en: 'Gazette',
  source_url: 'https://gazette.example.com/',
  source_quality: 'press',
  checked_on: '2026-06-01',
  check_by: '2026-12-01',
  note_ar: '',
  note_en: '',
}
const TEXT: FactFields = { ...FACT, value: null, unit: null, value_ar: 'مجاني', value_en: 'Free', valid_from: null }

const problemsOf = (typed: Partial<TypedFact>) =>
  FactForm.safeParse({ ...typedFact(FACT, TODAY), ...typed }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test.each([FACT, TEXT, { ...FACT, source_url: null, value: 0 }])(
  'ADMIN-03 the form of a fact shows what is stored and saves the same: %o',
  (fact) => {
    expect(FactForm.parse(typedFact(fact, TODAY))).toEqual(fact)
  },
)

test('ADMIN-03 what is typed for the other kind of value is not saved', () => {
  const typed = { ...typedFact(FACT, TODAY), value: '٢٫٥', value_ar: 'مجاني' }
  expect(FactForm.parse(typed)).toMatchObject({ value: 2.5, value_ar: '' })
  expect(FactForm.parse({ ...typed, kind: 'text', value_en: 'Free' })).toMatchObject({ value: null, unit: null })
})

test.each<[Partial<TypedFact>, string, string]>([
  [{ value: '' }, 'value', 'required'],
  [{ value: 'كثير' }, 'value', 'number_wrong'],
  [{ value: '99999999999' }, 'value', 'number_wrong'],
  [{ kind: 'text' }, 'value_ar', 'required'],
  [{ key: 'Plate fee' }, 'key', 'key_wrong'],
  [{ source_url: 'javascript:alert(1)' }, 'source_url', 'address_wrong'],
  [{ source_url: 'data:text/html,x' }, 'source_url', 'address_wrong'],
  [{ check_by: '2026-05-31' }, 'check_by', 'check_before_checked'],
  [{ check_by: '2030-05-31' }, 'check_by', 'check_too_late'],
  [{ checked_on: '' }, 'checked_on', 'day_invalid'],
])('ADMIN-03 the form of a fact refuses %o', (typed, field, reason) => {
  expect(problemsOf(typed)).toContainEqual([field, reason])
})

test('a new fact is proposed as checked today, to be checked again within a year', () => {
  expect(typedFact(null, TODAY)).toMatchObject({ checked_on: TODAY, check_by: '2027-06-15', kind: 'number' })
})

test('ADMIN-03 all wrong fields of a fact are told at once, dates in the wrong order among them', () => {
  expect(problemsOf({ label_ar: '', value: 'much', check_by: FACT.checked_on })?.toSorted()).toEqual([
    ['check_by', 'check_before_checked'],
    ['label_ar', 'required'],
    ['value', 'number_wrong'],
  ])
})
