import type { FactFields } from '#contract/facts.ts'

/** All fields of a fact that is not overdue. */
export const givenFact = (fields: Partial<FactFields> = {}): FactFields => ({
  key: 'plate-fee',
  topic: 'fees',
  label_ar: 'رسم لوحة مركبة',
  label_en: 'Fee of a plate',
  value: 100,
  unit: 'sar',
  value_ar: '',
  value_en: '',
  valid_from: null,
  source_ar: 'جريدة رسمية',
  source_en: 'Official gazette',
  source_url: 'https://gazette.example.com/5',
  source_quality: 'government',
  checked_on: '2026-06-01',
  check_by: '2026-12-01',
  note_ar: '',
  note_en: '',
  ...fields,
})
