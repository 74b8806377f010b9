import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { AD_FIELDS } from '#domain/cars/fields.ts'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { fieldName } from './field-name.ts'

beforeAll(async () => void (await Promise.all(LANGUAGES.map(loadDefaultTexts))))

/** The text without the control characters that isolate names. */
const textOf = (before: Values, after: Values): string =>
  renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <ChangedFields change={{ before, after }} />
    </TextsProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('ADMIN-07 the log shows fields that were set, emptied or kept, but not those that stayed empty', () => {
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <ChangedFields
        change={{ before: { a: null, b: 'old', c: null, e: 0 }, after: { a: null, b: null, c: 'new', d: null, e: 0 } }}
      />
    </TextsProvider>,
  )
  expect([...html.matchAll(/<dt[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, name]) => name)).toEqual(['b', 'c', 'e'])
})

test.each(LANGUAGES)('ADMIN-07 each field of an ad is called as people call it (%s)', (lang) => {
  const { t } = createTexts(lang, {})
  const unnamed = AD_FIELDS.map(({ name }) => name).filter((name) => fieldName(name, t) === name)
  expect(unnamed).toEqual([])
})

test('ADMIN-07 values of an ad, prices and lists are shown in words, and hidden values as changed', () => {
  expect(textOf({ price: '60000', fuel_type: 'gasoline' }, { price: '61500', fuel_type: 'hybrid' })).toBe(
    'Price before 60,000 SAR → after 61,500 SAR Fuel before Gasoline → after Hybrid',
  )
  expect(textOf({ ad_title_ar: null, picture_ids: 'a, b' }, { ad_title_ar: null, picture_ids: 'b, a' })).toBe(
    'Title in Arabic changed Photos of the car changed',
  )
  expect(textOf({ body_types: ['suv'] }, { body_types: ['suv', 'sedan'] })).toBe('Bodies before SUV → after SUV, Sedan')
  const offers = [
    { days: 7, price: 49 },
    { days: 30, price: 129 },
  ]
  expect(textOf({ offers: offers.slice(1) }, { offers })).toBe(
    'Promotion prices before Days: 30 · Price: 129 → after Days: 7 · Price: 49 Days: 30 · Price: 129',
  )
  expect(textOf({ seats: [], first_year: null }, { seats: [], first_year: 2020 })).toBe(
    'First model year before nothing → after 2020',
  )
  expect(textOf({ setting_value: '"approved"' }, { setting_value: 'true' })).toBe('Value before approved → after yes')
})

test('ADMIN-07 the target of a merge is shown by its name', () => {
  expect(textOf({ merged_into: null }, { merged_into: { ar: 'هوندا', en: 'Honda' } })).toContain('Honda')
  expect(textOf({ merged_into: null }, { merged_into: { ar: 'هوندا', en: 'Honda' } })).not.toContain('هوندا')
})

test('ADMIN-07 BLOG-01 the body of an article is shown as its text', () => {
  const body = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  expect(textOf({ body_en: body('Check it.') }, { body_en: body('Check it cold.') })).toBe(
    'Text in English before Check it. → after Check it cold.',
  )
})
