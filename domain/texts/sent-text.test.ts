import { expect, test } from 'vitest'
import { sentText } from './sent-text.ts'

const written = (textEn: string) =>
  sentText([{ text_key: 'mail_ad_approved_lead', text_ar: '', text_en: textEn }], {
    text_key: 'mail_ad_approved_lead',
    lang: 'en',
    known: ['name', 'car'],
  })

test('ADMIN-06 a message is never sent with a missing value: the built-in text replaces a broken one', () => {
  expect(written('Hi {{name}}, “{{car}}” is live.')).toBe('Hi {{name}}, “{{car}}” is live.')
  expect(written('Hi {{name}}, {{price}}')).toBeNull()
  expect(written('Hi {{name')).toBeNull()
  expect(written(' ')).toBeNull()
})
