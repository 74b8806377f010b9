import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { catalogueFailureText } from './catalogue-failure-text.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const inUse = Object.assign(new Error('IN_USE'), { code: 'IN_USE', status: 409, data: {} })

test('ADMIN-05 only makers and models in use are said to be hidden or merged instead', () => {
  const merging = { ar: /ادمجه/, en: /merge/ }
  for (const lang of LANGUAGES) {
    const { t } = createTexts(lang, {})
    expect(catalogueFailureText(inUse, t)).toMatch(merging[lang])
    expect(failureText({ code: 'IN_USE', data: {}, fields: [] }, t)).not.toMatch(merging[lang])
  }
})
