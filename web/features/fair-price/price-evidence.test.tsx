import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { PricePosition } from '#contract/fair-price.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { PriceEvidence } from './price-evidence.tsx'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const CAR = { year: 2021, mileage: 60_000 }
const POSITION: PricePosition = {
  price: 72_000,
  label: 'good',
  unlabelled: null,
  fair_price: {
    expected: 78_000,
    range: { from: 73_826, to: 82_412 },
    count: 9,
    confidence: 'low',
    limits: { great: 67_135, good: 73_825, usual: 82_412, high: 90_624 },
    per_year_percent: 10.5,
    per_10000_km_percent: -0.8,
  },
  next_lower: { label: 'great', price: 67_135 },
  next_higher: { label: 'usual', price: 73_826 },
  comparables: Array.from({ length: 9 }, (_, at) => ({
    id: `0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b1${at}`,
    year: 2019 + (at % 4),
    mileage: 40_000 + at * 5000,
    price: 70_000 + at * 2000,
    adjusted_price: 74_000 + at * 1000,
  })),
  counted_at: '2026-06-15T09:00:00.000Z',
}

const shown = (lang: Lang, position: Partial<PricePosition> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider value={createTexts(lang, {})}>
        <PriceEvidence car={CAR} position={{ ...POSITION, ...position }} />
      </TextsProvider>
    </MemoryRouter>,
  )

test('EXPL-04 the page says what a label rests on: numbers, confidence, time, and the prices with another label', () => {
  const text = shown('en').replaceAll('\u00a0', ' ')
  for (const part of ['78,000 SAR', '73,826 to 82,412', '9 ads', 'Low', 'As of 15 June 2026'])
    expect(text).toContain(part)
  expect(text).toContain('At 67,135 SAR or less it is a “Great price”.')
  expect(text).toContain('At 73,826 SAR or more it is a “Usual price”.')
  expect(text).toContain('10.5% more per newer year, 0.8% less per 10,000 km')
  expect(shown('ar')).toContain('يصبح «سعر معتاد» عند 73,826')
})

test('EXPL-04 the plot has a dot per comparable ad and a ring for the car, and a sentence and a table say the same', () => {
  const text = shown('en').replaceAll('\u00a0', ' ')
  expect(text.match(/class="drawn-(dot|other)"/g)).toHaveLength(9)
  expect(text.match(/class="drawn-own"/g)).toHaveLength(1)
  expect(text).toMatch(/<svg role="img" aria-labelledby="[^"]+"/)
  expect(text).toContain('9 ads with 40,000 km to 80,000 km ask between 70,000 SAR and 86,000 SAR')
  expect(text).toContain('This car asks 72,000 SAR at 60,000 km.')
  for (const { id } of POSITION.comparables) expect(text).toContain(`href="/car/${id}"`)
})

test('EXPL-04 one absurd price does not squeeze the plot, and stands in the table', () => {
  const [first, ...others] = POSITION.comparables
  const text = shown('en', { comparables: [{ ...first!, price: 99_000_000 }, ...others] })
  expect(text.match(/class="drawn-(dot|other)"/g)).toHaveLength(8)
  expect(text.match(/99,000,000/g)).toHaveLength(1)
})

test('EXPL-04 a doubtful price is a warning, one on request has evidence without a label', () => {
  const doubtful = shown('en', {
    price: 20_000,
    label: null,
    unlabelled: 'doubtful',
    next_lower: null,
    next_higher: null,
  })
  expect(doubtful).toContain('less than half of what is expected')
  const onRequest = shown('en', { price: null, label: null, unlabelled: 'price_on_request' })
  expect(onRequest).toContain('78,000')
  expect(onRequest).not.toMatch(/drawn-own|price_label|Good price/)
})

test('EXPL-03 thin data shows nothing', () => {
  const none = { label: null, next_lower: null, next_higher: null }
  expect(shown('en', { ...none, unlabelled: 'few_ads', fair_price: null, comparables: [] })).toBe('')
  expect(shown('en', { ...none, unlabelled: 'scattered' })).toBe('')
  expect(shown('en', { ...none, unlabelled: 'doubtful', comparables: [] })).toBe('')
})
