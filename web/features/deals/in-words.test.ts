import { beforeAll, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { DAY_MS } from '#domain/durations.ts'
import { LANGUAGES } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { dealMeta } from './deal-meta.ts'
import { endInWords } from './end-in-words.ts'
import { savingInWords } from './saving-in-words.ts'
import '#web/texts/deals/area.ts'

beforeAll(async () => void (await Promise.all(LANGUAGES.map(loadDefaultTexts))))

const NOW = new Date('2026-06-15T12:00:00.000Z')
const NONE = { price_before: null, price_now: null, discount_percent: null, discount_amount: null }

test.each([
  [0.1, 'ينتهي اليوم', 'Ends today'],
  [1, 'ينتهي غدًا', 'Ends tomorrow'],
  [2, 'ينتهي بعد يومين', 'Ends in 2 days'],
  [3, 'ينتهي بعد 3 أيام', 'Ends in 3 days'],
  [11, 'ينتهي بعد 11 يومًا', 'Ends in 11 days'],
  [31, 'حتى 16 يوليو 2026', 'Until 16 July 2026'],
  [-1, 'انتهى', 'Ended'],
])('DEAL-01 a deal whose end is %s days away says so', (days, ar, en) => {
  const end = new Date(NOW.getTime() + days * DAY_MS).toISOString()
  expect(endInWords(end, NOW, createTexts('ar', {}))).toBe(ar)
  expect(endInWords(end, NOW, createTexts('en', {}))).toBe(en)
  expect(endInWords(null, NOW, createTexts('ar', {}))).toBeNull()
})

test('DEAL-01 a saving is said as the percentage or the amount, and never as nothing', () => {
  const ar = createTexts('ar', {})
  expect(savingInWords({ ...NONE, discount_percent: 25 }, ar)).toBe('خصم 25%')
  expect(savingInWords({ ...NONE, discount_amount: 1500 }, ar)).toBe('خصم 1,500\u00a0ر.س')
  expect(savingInWords({ ...NONE, price_before: 1000, price_now: 999 }, ar)).toBeNull()
  expect(savingInWords(NONE, ar)).toBeNull()
})

test('DEAL-01 the preview of a deal has the size of the file that it names', () => {
  const metaOf = (picture: { url: string; width: number; height: number } | null) =>
    dealMeta({ ...NONE, title_ar: 'غسيل', text_ar: '', brand: null, picture } as unknown as Deal, createTexts('ar', {}))
  const url = '/files/media/a-960.webp'
  expect(metaOf({ url, width: 1920, height: 1200 })).toMatchObject({
    image: url,
    imageSize: { width: 960, height: 600 },
  })
  expect(metaOf({ url, width: 60, height: 40 })).toMatchObject({ imageSize: { width: 60, height: 40 } })
  expect(metaOf(null)).toMatchObject({ image: undefined })
})
