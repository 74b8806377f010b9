import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import { PriceStanding } from '#web/features/ads/public.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { PriceScale } from '#web/features/cars/price-scale.tsx'
import { PricePlot } from './price-plot.tsx'
import { PriceChanges } from './price-changes.tsx'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const textOf = (lang: Lang, shown: ReactNode) =>
  renderToStaticMarkup(<TextsProvider value={createTexts(lang, {})}>{shown}</TextsProvider>)

const MARKET = { count: 11, lower: 70_000, middle: 80_000, upper: 90_000 }

test.each([
  [60_000, 'أقل من سعر معظم السيارات المشابهة؛ متوسط أسعارها', 'Below most similar cars (median'],
  [85_000, 'قريب من متوسط أسعار السيارات المشابهة', 'Close to the median of similar cars'],
  [95_000, 'أعلى من سعر معظم السيارات المشابهة؛ متوسط أسعارها', 'Above most similar cars (median'],
])('EXPL-04 AD-07 a price of %d says in one sentence how it compares', (price, ar, en) => {
  const shown = <PriceStanding price={price} market={MARKET} />
  for (const [lang, begin] of [
    ['ar', ar],
    ['en', en],
  ] as const) {
    const text = textOf(lang, shown)
    expect(text).toContain(begin)
    expect(text).toContain('80,000')
    expect(text).toContain(lang === 'ar' ? '(من 11 إعلانًا)' : 'in 11 ads)')
  }
})

test.each([
  [60_000, 'أقل من المعتاد', 'Below usual price', 0],
  [85_000, 'ضمن المعتاد', 'Usual price', 63],
  [95_000, 'أعلى من المعتاد', 'Above usual price', 88],
])('EXPL-03 a card describes the position of %d on the scale in words', (price, ar, en, place) => {
  for (const [lang, expected] of [
    ['ar', ar],
    ['en', en],
  ] as const) {
    const card = textOf(lang, <PriceScale car={{ price, market: MARKET }} />)
    expect(card).toContain(expected)
    expect(card).toContain(`--place:${place}`)
  }
  expect(textOf('en', <PriceScale car={{ price, market: null }} />)).toBe('')
  expect(textOf('en', <PriceScale car={{ price: null, market: MARKET }} />)).toBe('')
})

test('EXPL-04 the page says in words what its plot shows: the median, half of the prices, the number of ads', () => {
  const [plot, words] = textOf('en', <PricePlot price={60_000} market={MARKET} />).split('</ul>')
  for (const amount of ['70,000', '80,000', '90,000']) expect(plot).toContain(amount)
  expect(plot).toContain('Below most similar cars (median 80,000')
  expect(words).toMatch(/Half of them ask between 70,000.* and 90,000/)
  expect(textOf('ar', <PricePlot price={60_000} market={MARKET} />)).toMatch(/نصفها معروض بين 70,000.* و90,000/)
})

test('AD-07 the last change of the price is told, those before it behind a disclosure', () => {
  const last = { by: -5000, changed_at: '2026-06-10T09:00:00.000Z' }
  const before = { by: 1000, changed_at: '2026-06-01T09:00:00.000Z' }
  expect(textOf('en', <PriceChanges price_changes={[]} />)).toBe('')
  const one = textOf('ar', <PriceChanges price_changes={[last]} />)
  expect(one).toContain('خُفّض السعر بمقدار 5,000\u00A0ر.س في 10 يونيو 2026')
  expect(one).not.toContain('<details')
  const two = textOf('en', <PriceChanges price_changes={[last, before]} />)
  expect(two).toMatch(/<summary.*Price lowered by 5,000.*<\/summary>.*Price raised by 1,000.* on 1 June 2026/s)
})
