import { expect, test } from 'vitest'
import { findFactFault, type FactFault } from './fact-fault.ts'
import { isOverdue } from './is-overdue.ts'
import { inAYear, nextCheck } from './next-check.ts'

const FACT: Parameters<typeof findFactFault>[0] = {
  value: 100,
  unit: 'sar',
  value_ar: '',
  value_en: '',
  checked_on: '2026-06-01',
  check_by: '2026-12-01',
}
const TEXTS = { value: null, unit: null, value_ar: 'مجاني', value_en: 'free' }

test.each<[Partial<typeof FACT>, [FactFault['field'], FactFault['reason']] | null]>([
  [{}, null],
  [{ value: 0 }, null],
  [{ unit: null }, ['unit', 'required']],
  [TEXTS, null],
  [{ ...TEXTS, value_ar: '' }, ['value_ar', 'required']],
  [{ ...TEXTS, value_en: '' }, ['value_en', 'required']],
  [{ check_by: '2026-06-02' }, null],
  [{ check_by: '2026-06-01' }, ['check_by', 'check_before_checked']],
  [{ check_by: '2026-05-31' }, ['check_by', 'check_before_checked']],
  [{ check_by: '2027-06-02' }, null],
  [{ check_by: '2027-06-03' }, ['check_by', 'check_too_late']],
  // over a leap day
  [{ checked_on: '2027-06-01', check_by: '2028-06-01' }, null],
])('the rules of several fields of a fact: %o', (fields, fault) => {
  expect(findFactFault({ ...FACT, ...fields })).toEqual(fault && { field: fault[0], reason: fault[1] })
})

test('a fact is overdue from the day after its next check', () => {
  expect(['2026-06-14', '2026-06-15', '2026-06-16'].map((day) => isOverdue(day, '2026-06-15'))).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['2026-06-01', '2026-12-01', '2027-01-01', '2027-07-03'],
  ['2026-06-01', '2027-06-01', '2026-06-15', '2027-06-15'],
])('a fact of %s to check by %s, found to be true on %s, is checked again by %s', (checked, by, today, next) => {
  const days = nextCheck({ checked_on: checked, check_by: by }, today)
  expect(days).toEqual({ checked_on: today, check_by: next })
  expect(findFactFault({ ...FACT, ...days })).toBeNull()
  expect(findFactFault({ ...FACT, checked_on: today, check_by: inAYear(today) })).toBeNull()
})
