import { expect, test } from 'vitest'
import type { TextForm, TextPage } from '#contract/texts.ts'
import { afterSave, changesOf, hasDraft, isContested, isSavable, previewOf, type Drafts } from './drafts.ts'

const FORM: TextForm = {
  text_key: 'hello',
  form: null,
  built_in_ar: 'أهلًا {{name}}',
  built_in_en: 'Hello {{name}}',
  text_ar: 'مرحبًا {{name}}',
  text_en: '',
  text_ar_at: null,
  text_en_at: null,
  replaced_ar: null,
  replaced_en: null,
}
const TEXT = { name: 'hello', area: 'general', forms: [FORM] }
const typed = (drafts: Drafts) => ({ has: hasDraft(drafts, TEXT), can: isSavable(drafts, TEXT) })

test('ADMIN-06 only texts that differ from the current ones are sent, a built-in text as empty', () => {
  const drafts = {
    'hello.ar': { text: 'أهلًا {{name}}', seen: 'مرحبًا {{name}}' },
    'hello.en': { text: 'Hello {{name}}', seen: '' },
  }
  expect(typed(drafts)).toEqual({ has: true, can: true })
  expect(changesOf(drafts, TEXT)).toEqual([
    { text_key: 'hello', wanted: { text_ar: null }, seen: { text_ar: 'مرحبًا {{name}}' } },
  ])
})

test('ADMIN-06 a text that breaks a rule, or that somebody else changed meanwhile, waits for a decision', () => {
  expect(typed({ 'hello.en': { text: 'Hi', seen: '' } })).toEqual({ has: true, can: false })
  const late = { 'hello.ar': { text: 'يا {{name}}', seen: '' } }
  expect(typed(late)).toEqual({ has: true, can: false })
  expect(isContested(late, FORM, 'ar')).toBe(true)
  const own = { 'hello.ar': { text: 'يا {{name}}', seen: 'أهلًا بك {{name}}', replaced: 'مرحبًا {{name}}' } }
  expect(isContested(own, FORM, 'ar')).toBe(false)
})

test('ADMIN-06 text typed during saving stays unsaved, and causes no conflict', () => {
  const page = { items: [] } as unknown as TextPage
  const sent = {
    'hello.ar': { text: 'يا {{name}}', seen: 'مرحبًا {{name}}' },
    'hello.en': { text: 'Hi {{name}}', seen: '' },
  }
  const more = { ...sent, 'hello.en': { text: 'Hi {{name}}!', seen: '' } }
  const after = afterSave(more, sent, [FORM], page)
  expect(after['hello.ar']).toEqual({ ...sent['hello.ar'], sentFrom: page })
  for (const shown of ['', 'Hi {{name}}']) {
    const now = { ...FORM, text_ar: 'يا {{name}}', text_en: shown }
    expect(isContested(after, now, 'en')).toBe(false)
    expect(changesOf(after, { ...TEXT, forms: [now] })).toEqual([
      { text_key: 'hello', wanted: { text_en: 'Hi {{name}}!' }, seen: { text_en: 'Hi {{name}}' } },
    ])
  }
  expect(isContested(after, { ...FORM, text_en: 'Hey {{name}}' }, 'en')).toBe(true)
  expect(afterSave({}, sent, [FORM], page)).toEqual({})
})

test('SET-05 unsaved texts can be previewed on the page, in each language', () => {
  const drafts = {
    'hello.ar': { text: 'يا {{name}}', seen: '' },
    'cars_few.en': { text: '{{count}} cars', seen: '' },
  }
  expect(previewOf(drafts)).toEqual({ ar: { hello: 'يا {{name}}' }, en: { cars_few: '{{count}} cars' } })
})
