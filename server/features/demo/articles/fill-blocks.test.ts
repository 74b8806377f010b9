import { expect, test } from 'vitest'
import { demoTables, type DemoFigures } from './demo-tables.ts'
import { fillBlocks, type BlockSources } from './fill-blocks.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const figuresOf = (year: number, middle: number, count = 6) => ({ year, middle, count })

function sourcesOf(figures: Partial<DemoFigures> = {}): BlockSources {
  return {
    pictures: { tyres: 'id-of-tyres' },
    cars: new Map([['toyota-camry', 'id-of-camry']]),
    pricedYear: (_, wanted) => wanted - 1,
    ...demoTables({ years: () => [], mileages: () => [], nameOf: (slug) => slug, ...figures }, NOW),
  }
}

test('BLOG-01 texts of the demo show pictures, ads and prices that exist, and leave out an ad that is not there', () => {
  const text =
    '{picture tyres} Tyres\n\n{car toyota-camry}\n\n{car kia-rio}\n\n{price toyota-camry 2020}\n\n{fact vat-rate}'
  expect(fillBlocks(text, 'en', sourcesOf()).split('\n\n')).toEqual([
    '{picture id-of-tyres} Tyres',
    '{car id-of-camry}',
    '{price toyota-camry 2019}',
    '{fact vat-rate}',
  ])
})

test('BLOG-01 tables of the demo are made from its ads, each with their number and the day', () => {
  const years = () => [figuresOf(2025, 100_000, 12), figuresOf(2024, 95_000), figuresOf(2022, 76_000, 7)]
  const table = fillBlocks('{prices-by-year toyota-camry}', 'en', sourcesOf({ years }))
  expect(table).toContain('| 2025 | 100,000\u00a0SAR | 12 |')
  expect(table).toContain('15 June 2026')
  const mileages = () => [0, 25_000, 200_000].map((km) => ({ from_km: km, count: 8, middle: 90_000 }))
  const byMileage = fillBlocks('{prices-by-mileage toyota-camry}', 'ar', sourcesOf({ mileages }))
  expect(byMileage).toContain('| 25,000 إلى 50,000 كم | 90,000\u00a0ر.س | 8 |')
  expect(byMileage).toMatch(/\| أقل من 25,000 كم \|[^]*\| 200,000 كم فأكثر \|/)
  const lost = fillBlocks('{value-lost a b c}', 'en', sourcesOf({ years }))
  expect(lost).toContain('| a, between 2025 and 2022 | 8,000\u00a0SAR | 12 and 7 |')
})

test('BLOG-01 a demo with too few ads has a sentence instead of a table', () => {
  const years = () => [figuresOf(2025, 100_000), figuresOf(2024, 110_000)]
  for (const block of ['{prices-by-year a}', '{prices-by-mileage a}', '{value-lost a b}'])
    expect(fillBlocks(block, 'ar', sourcesOf({ years }))).toMatch(/^إعلانات هذا الموقع أقل/)
})
