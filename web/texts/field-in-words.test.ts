import { beforeAll, expect, test } from 'vitest'
import { PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { createTexts, type Texts } from './create-texts.ts'
import { loadDefaultTexts } from './default-texts.ts'
import { fieldInWords } from './field-in-words.ts'

beforeAll(() => loadDefaultTexts('ar'))

test.each<[PlainField['name'], string | number | boolean, string]>([
  ['owners_count', 0, 'لم يملكها أحد بعد'],
  ['owners_count', 2, '2'],
  ['power_hp', 123, '123 حصانًا'],
  ['power_hp', 203, '203 أحصنة'],
  ['power_hp', 400, '400 حصان'],
  ['mileage', 0, '0\u00A0كم'],
  ['agency_serviced', true, 'نعم'],
])('EXPL-04 the field %s of %s reads «%s»', (name, value, words) => {
  const texts: Texts = createTexts('ar', {})
  expect(
    fieldInWords(
      PLAIN_FIELDS.find((field) => field.name === name)!,
      value,
      texts,
    ),
  ).toBe(words)
})
