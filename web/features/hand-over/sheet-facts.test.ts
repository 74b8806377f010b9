import { beforeAll, expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import '#web/texts/facts/area.ts'
import { sheetFact } from './sheet-facts.ts'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const FEE: Fact = {
  key: 'transfer-fee-private',
  topic: 'transfer',
  label_ar: 'رسم نقل ملكية سيارة خاصة',
  label_en: 'Fee to transfer a private car',
  value: 150,
  unit: 'sar',
  value_ar: '',
  value_en: '',
  valid_from: null,
  source_ar: 'وزارة الداخلية',
  source_en: 'Ministry of Interior',
  source_url: null,
  source_quality: 'government',
  checked_on: '2026-06-01',
  note_ar: '',
  note_en: '',
  is_overdue: false,
}

test('a fee on the sheet has its name, value, day and source in both languages, and says if it is old', () => {
  const texts = { ar: createTexts('ar', {}), en: createTexts('en', {}) }
  const { label, value, source } = sheetFact(FEE, texts)
  expect(label).toEqual({ ar: FEE.label_ar, en: FEE.label_en })
  for (const words of [value.ar, value.en]) expect(words).toContain('150')
  expect(source).toEqual({ ar: 'كما في 1 يونيو 2026 · وزارة الداخلية', en: 'As of 1 June 2026 · Ministry of Interior' })
  const old = sheetFact({ ...FEE, is_overdue: true }, texts)
  expect(old.source.en).toBe('As of 1 June 2026 · Ministry of Interior · Needs checking')
  expect(old.source.ar).toContain('تحديث')
})
