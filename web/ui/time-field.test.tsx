import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { TimeField } from './time-field.tsx'

beforeAll(() => Promise.all([loadDefaultTexts('ar'), loadDefaultTexts('en')]))

test('a field for a time says it in the language of the page, in Riyadh', () => {
  const htmlOf = (lang: 'ar' | 'en', type: 'date' | 'datetime-local', defaultValue: string) =>
    renderToStaticMarkup(
      <TextsProvider value={createTexts(lang, {})}>
        <TimeField isRequired={null} label="From" type={type} defaultValue={defaultValue} />
      </TextsProvider>,
    )
  expect(htmlOf('ar', 'date', '2026-03-02')).toContain('>2 مارس 2026</p>')
  expect(htmlOf('en', 'date', '2026-03-02')).toContain('>2 March 2026</p>')
  expect(htmlOf('ar', 'datetime-local', '2026-03-02T00:30')).toMatch(/>2 مارس 2026 .*12:30 ص<\/p>/)
  const exact = renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <TimeField isRequired={null} label="To" type="datetime-local" step={1} defaultValue="2026-03-02T00:30:07" />
    </TextsProvider>,
  )
  expect(exact).toMatch(/>2 March 2026 .*(?:12|00):30:07.*<\/p>/)
  expect(htmlOf('en', 'date', '')).not.toContain('</p>')
})
