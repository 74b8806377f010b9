import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { Drafts } from './drafts.ts'
import { PushPreview, SmsPreview } from './sent-preview.tsx'

beforeAll(() => loadDefaultTexts('en'))

const sentText = (name: string, builtInAr: string, builtInEn: string) => ({
  name,
  area: '',
  forms: [
    {
      text_key: name,
      form: null,
      built_in_ar: builtInAr,
      built_in_en: builtInEn,
      text_ar: '',
      text_en: '',
      text_ar_at: null,
      text_en_at: null,
      replaced_ar: null,
      replaced_en: null,
    },
  ],
})
const CODE = sentText('sms_phone_code', 'رمزك: {{code}}', 'Your code: {{code}}')

function htmlOf(Preview: typeof SmsPreview, text: typeof CODE, drafts: Drafts = {}) {
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <Preview text={text} drafts={drafts} />
    </TextsProvider>,
  )
  const [, ar = '', en = ''] = html.split('<section aria-label=')
  return { html, ar, en }
}

test('SET-05 an SMS is previewed with its number of messages in each language', () => {
  const { ar, en } = htmlOf(SmsPreview, CODE)
  expect(ar).toContain('رمزك: 481205')
  expect(ar).toContain('12 of 70 characters')
  expect(en).toContain('Your code: 481205')
  expect(en).toContain('17 of 160 characters · sent as 1 message')
})

test('SET-05 the length is updated while typing: a curly quote halves the length of a message', () => {
  const typed = (text: string) => htmlOf(SmsPreview, CODE, { 'sms_phone_code.en': { text, seen: '' } }).en
  expect(typed(`${'x'.repeat(64)}{{code}}’`)).toContain('71 of 134 characters · sent and paid as 2 messages')
  expect(typed('It’s {{code}}')).toContain('room for 70 characters')
  expect(typed('It is {{code}}')).not.toContain('room for 70')
})

test('SET-05 a push notification is previewed in two lines, and one that is never sent is marked', () => {
  const cheaper = htmlOf(PushPreview, sentText('push_ad_cheaper', 'انخفض السعر إلى {{price}}', 'Down to {{price}}'))
  expect(cheaper.en).toMatch(/Down to 78,000 SAR.*Toyota Camry 2022/)
  expect(cheaper.ar).toMatch(/dir="rtl".*انخفض السعر إلى 78,000 ر.س.*تويوتا كامري 2022/)
  expect(htmlOf(PushPreview, sentText('push_saved_search', 'جديد', 'New cars')).en).toContain('Camry up to 90,000')
  expect(htmlOf(PushPreview, sentText('push_penalty_given', 'قواعد', 'Rules')).html).toContain('aren’t sent to devices')
})
