import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import type { Car } from '#contract/cars.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { PriceStanding } from '#web/features/fair-price/public.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { CarPrice } from './car-price.tsx'
import { PriceChanges } from './price-changes.tsx'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const textOf = (lang: Lang, shown: ReactNode) =>
  renderToStaticMarkup(<TextsProvider value={createTexts(lang, {})}>{shown}</TextsProvider>)

const FAIR = { count: 11, expected: 80_000, limits: { great: 68_000, good: 75_000, usual: 85_000, high: 93_000 } }

test.each([
  [60_000, 'سعر ممتاز', 'Great price', 'great'],
  [74_000, 'سعر جيد', 'Good price', 'good'],
  [85_000, 'سعر معتاد', 'Usual price', 'usual'],
  [93_000, 'سعر مرتفع', 'High price', 'high'],
  [95_000, 'سعر مرتفع جدًا', 'Very high price', 'very_high'],
])('EXPL-03 EXPL-04 AD-07 a card and a page say in words where %d lies', (price, ar, en, shape) => {
  for (const [lang, label, ads] of [
    ['ar', ar, '(من 11 إعلانًا)'],
    ['en', en, 'from 11 ads)'],
  ] as const) {
    const card = textOf(lang, <PriceVerdict label={labelAmount(price, FAIR)} />)
    expect(card).toBe(`<span class="verdict price-${shape}">${label}</span>`)
    const standing = textOf(lang, <PriceStanding price={price} fair={FAIR} />)
    for (const part of [`>${label}</span>`, '80,000', ads]) expect(standing).toContain(part)
  }
})

test('EXPL-03 a card says nothing of a price without a label', () => {
  for (const [price, fair] of [
    [70_000, null],
    [null, FAIR],
    [30_000, FAIR],
  ] as const) {
    expect(textOf('en', <PriceVerdict label={labelAmount(price, fair)} />)).toBe('')
  }
})

test('AD-07 EXPL-04 what the seller says about the price stands beside it, in its own language', () => {
  const car = { price: 74_000, fair_price: FAIR, price_label: 'good', price_note: 'كفرات جديدة' } as Car
  const shown = textOf('en', <CarPrice car={car} />)
  expect(shown).toMatch(/The seller on the price:<\/span> <span lang="ar" dir="rtl">كفرات جديدة</)
  expect(textOf('en', <CarPrice car={{ ...car, price_note: null }} />)).not.toContain('The seller')
})

test('EXPL-04 the page says that an ad states a major accident, and leads to the condition of the car', () => {
  const car = { price: 60_000, fair_price: FAIR, price_label: 'great', accident: 'major' } as Car
  expect(textOf('ar', <CarPrice car={car} />)).toMatch(/<a href="#condition".*يذكر الإعلان حادثًا كبيرًا/)
  for (const accident of ['minor', 'none', null] as const) {
    expect(textOf('ar', <CarPrice car={{ ...car, accident }} />)).not.toContain('#condition')
  }
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
