import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { faultsOf } from '#domain/texts/text-rules.ts'
import { builtInTexts } from './built-in-texts.ts'

test('ADMIN-06 every built-in text follows the rules that admins follow, and has a key of its own', async () => {
  const texts = await builtInTexts()
  const faults = texts.flatMap(({ forms }) =>
    forms.flatMap((form) =>
      LANGUAGES.flatMap((lang) => {
        const text = form[`built_in_${lang}`]
        return text === null ? [] : faultsOf(text, lang, form, forms).map((fault) => [form.text_key, lang, fault])
      }),
    ),
  )
  expect(faults).toEqual([])
  const keys = texts.flatMap(({ forms }) => forms.map(({ text_key }) => text_key))
  expect(keys.length).toBe(new Set(keys).size)
  expect(keys).toEqual(
    expect.arrayContaining(['nav_home', 'mail_ad_approved_subject', 'push_offer_received', 'sms_phone_code']),
  )
})

test('ADMIN-06 every area of texts has a name', async () => {
  const texts = await builtInTexts()
  const keys = new Set(texts.flatMap(({ forms }) => forms.map(({ text_key }) => text_key)))
  const areas = new Set(texts.map(({ area }) => area))
  expect([...areas].filter((area) => !keys.has(`texts_area_${area.replaceAll('-', '_')}`))).toEqual([])
})
