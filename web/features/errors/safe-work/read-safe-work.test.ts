import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSafeWork } from './read-safe-work.ts'

vi.mock('#web/platform/browser/database.ts', () => ({ readEntries: async () => entries }))

let entries: [string, unknown][] = []
beforeEach(() => {
  entries = []
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('sessionStorage', {})
  onTestFinished(() => void vi.unstubAllGlobals())
})
const storage = (values: Record<string, string>) =>
  Object.defineProperty({ ...values }, 'getItem', { value: (key: string) => values[key] ?? null })

test('ERRB-02 what was written and waits on the device is listed by kind, with its texts', async () => {
  vi.stubGlobal(
    'localStorage',
    storage({
      'ad_draft:1': JSON.stringify({
        owner_id: 'me',
        isSent: false,
        form: { make: 'toyota', description: 'نظيفة جدًا', price: '52000' },
      }),
      'ad_draft:2': JSON.stringify({ owner_id: 'me', isSent: true, form: { description: 'محفوظة' } }),
      'sayyad-message-me-car': 'هل هي متوفرة؟',
      'sayyad-message-sound': 'off',
      'recent-searches': '[{"q":"كامري"}]',
    }),
  )
  vi.stubGlobal(
    'sessionStorage',
    storage({ 'unsent-form deal new': '{"typed":{"title_ar":"غسيل مجاني"},"seen":null}' }),
  )
  entries = [
    [
      'messages-outbox',
      [
        { id: 'a', content: 'السعر نهائي؟' },
        { id: 'b', content: 'أجي اليوم' },
      ],
    ],
    ['messages-chosen x', {}],
  ]
  expect(await readSafeWork()).toEqual([
    { name: 'ad', texts: ['نظيفة جدًا\n52000'] },
    { name: 'message', texts: ['هل هي متوفرة؟'] },
    { name: 'waiting', texts: ['السعر نهائي؟', 'أجي اليوم'] },
    { name: 'form', texts: ['غسيل مجاني'] },
  ])
})

test('ERRB-02 nothing is listed where nothing was written, or the storage is forbidden', async () => {
  expect(await readSafeWork()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  expect(await readSafeWork()).toEqual([])
})
