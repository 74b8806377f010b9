import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'

/** Use inputs of their own: searches, optional checkboxes, and fields with other marks. */
const UNMARKED = [
  'accounts/sign-in/code-form.tsx',
  'accounts/sign-in/consent-field.tsx',
  'accounts/sign-in/sign-in-form.tsx',
  'ad-reviews/reason-choice.tsx',
  'admin-articles/paper-field.tsx',
  'admin-articles/tags-field.tsx',
  'admin-deals/deal-fieldset.tsx',
  'admin-deals/discount-fields.tsx',
  'admin-facts/value-fields.tsx',
  'admin-lists/column-choice.tsx',
  'admin-lists/save-view-dialog.tsx',
  'ads/editor/choice-field.tsx',
  'ads/editor/contact-step.tsx',
  'ads/editor/features-field.tsx',
  'ads/editor/name-field.tsx',
  'ads/editor/price-field.tsx',
  'ads/editor/text-field.tsx',
  'ads/own-ad-tools.tsx',
  'articles/blog-filters.tsx',
  'assistant/composer.tsx',
  'calculators/transfer-page.tsx',
  'car-makers/model-form.tsx',
  'data-saver/saver-choice.tsx',
  'deals/deal-filters.tsx',
  'explore/',
  'hand-over/item-row.tsx',
  'home/choice-field.tsx',
  'home/home-rows.tsx',
  'messages/composer.tsx',
  'messages/conversation-list.tsx',
  'messages/report-dialog.tsx',
  'messages/ring/ring-settings.tsx',
  'notifications/preferences-form.tsx',
  'pictures/picture-view.tsx',
  'prices/prices-page.tsx',
  'promotions/offer-form.tsx',
  'saved-searches/saved-search-list.tsx',
  'security/token-form.tsx',
  'seller-reviews/stars-field.tsx',
  'settings/editor/sections-control.tsx',
  'settings/editor/switch-control.tsx',
  'shortlists/chosen-cars.tsx',
  'support/change-email-dialog.tsx',
  'tags/condition-value.tsx',
  'tags/name-list.tsx',
  'tags/tag-editor.tsx',
  'texts/text-box.tsx',
  'ui-parts/',
]

const SOURCES = import.meta.glob<string>('../features/**/*.tsx', { query: '?raw', import: 'default', eager: true })

beforeAll(() => loadDefaultTexts('en'))

test('the label of a field says whether it is required, and so does the input', () => {
  for (const Part of [Field, TextArea, SelectField]) {
    const htmlOf = (isRequired: boolean | null) =>
      renderToStaticMarkup(
        <TextsProvider value={createTexts('en', {})}>
          <Part label="Name" isRequired={isRequired} />
        </TextsProvider>,
      )
    const required = htmlOf(true)
    expect(required).toContain('Required')
    expect(required).toContain('aria-required="true"')
    const optional = htmlOf(false)
    expect(optional).toContain('Optional')
    expect(optional).toContain('aria-required="false"')
    const search = htmlOf(null)
    expect(search).not.toMatch(/Required|Optional|aria-required/)
  }
})

test('forms use the shared fields, whose type requires the mark', () => {
  const own = Object.entries(SOURCES)
    .filter(([, source]) =>
      /<(?:input(?!\s+type="hidden"|[^>]*type="hidden")|textarea|select|Select|Combobox)\b/.test(source),
    )
    .map(([path]) => path.replace('../features/', ''))
  expect(own.filter((path) => !UNMARKED.some((known) => path.startsWith(known)))).toEqual([])
  expect(UNMARKED.filter((known) => !own.some((path) => path.startsWith(known)))).toEqual([])
})
