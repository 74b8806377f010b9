import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { factsForSearch } from './facts-for-search.ts'
import { jsonLd } from './json-ld.tsx'

const FACT: Fact = {
  key: 'plate-fee',
  topic: 'fees',
  label_ar: 'رسم لوحة',
  label_en: 'Plate </script> fee',
  value: 100,
  unit: 'sar',
  value_ar: '',
  value_en: '',
  valid_from: null,
  source_ar: 'جريدة',
  source_en: 'Gazette',
  source_url: null,
  source_quality: 'press',
  checked_on: '2026-06-01',
  note_ar: '',
  note_en: '',
  is_overdue: false,
}

test('search engines are told of all facts, and of the last day of a check', () => {
  const text = {
    key: 'text',
    value: null,
    value_en: 'Free',
    checked_on: '2026-06-02',
    source_url: 'https://a.example/',
  }
  const about = {
    name: 'Facts',
    description: 'All of them',
    publicUrl: 'https://sayyad.example',
    site: 'Sayyad',
    lang: 'en' as const,
  }
  const json = jsonLd(factsForSearch({ facts: [FACT, { ...FACT, ...text }], ...about }))
  expect(json).not.toContain('</script>')
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Dataset',
    url: 'https://sayyad.example/knowledge?lang=en',
    dateModified: '2026-06-02',
    variableMeasured: [
      { propertyID: 'plate-fee', value: 100 },
      { propertyID: 'text', value: 'Free', url: 'https://a.example/' },
    ],
  })
})
