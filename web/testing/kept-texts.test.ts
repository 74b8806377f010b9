import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How a module says that what is typed survives a reload. */
const KEEPS = /\bkeptAs\b|useKeptText|useUnsentForm|keepUnsentForm|(?:device|database)Store[(<]/

/** Parts of a form whose state is elsewhere: the module that keeps what is typed into them. */
const KEPT_BY: Readonly<Record<string, string>> = {
  'web/features/admin-facts/fact-fieldset.tsx': 'web/features/admin-facts/fact-editor.tsx',
  'web/features/admin-articles/paper-field.tsx': 'web/features/admin-articles/draft-copies.ts',
  'web/features/admin-deals/deal-fieldset.tsx': 'web/features/admin-deals/deal-editor.tsx',
  'web/features/ads/editor/fields-changes.tsx': 'web/features/ads/editor/use-fields-form.ts',
  'web/features/ads/editor/text-field.tsx': 'web/features/ads/editor/local-drafts.ts',
  'web/features/assistant/composer.tsx': 'web/features/assistant/typed-question.ts',
  'web/features/brands/brand-form.tsx': 'web/features/brands/brand-editor.tsx',
  'web/features/guest-messages/guest-message.tsx': 'web/features/messages/guest-texts.ts',
  'web/features/messages/composer.tsx': 'web/features/messages/typed-text.ts',
  'web/features/settings/editor/unknown-setting.tsx': 'web/features/settings/editor/use-setting.ts',
  'web/features/shortlists/note-form.tsx': 'web/features/shortlists/device-notes.ts',
  'web/features/texts/text-box.tsx': 'web/features/texts/draft-store.ts',
  'web/features/trade-words/word-form.tsx': 'web/features/trade-words/word-editor.tsx',
}

/** Long boxes, and notes of one line that may be as long. */
const LONG = /<(?:TextArea|textarea)[\s>]|field\('(?:note|reason)'\)/

const modules = globSync('web/{features,routes}/**/*.tsx').filter((path) => !path.includes('.test.'))
const withLongText = modules.filter((path) => LONG.test(readFileSync(path, 'utf8')))

test('a reload loses nothing that was typed into a long field', () => {
  expect(withLongText.length).toBeGreaterThan(20)
  const losing = withLongText.filter((path) => !KEEPS.test(readFileSync(KEPT_BY[path] ?? path, 'utf8')))
  expect(losing).toEqual([])
})

test('no module is said to be kept by another that has no long field any more', () => {
  expect(Object.keys(KEPT_BY).filter((path) => !withLongText.includes(path))).toEqual([])
})
