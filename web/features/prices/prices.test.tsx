import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { PricePage } from '#contract/prices.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { MileagePlot } from './mileage-plot.tsx'
import { MonthPlot } from './month-plot.tsx'
import { PriceAnswer } from './price-answer.tsx'
import { PriceFacts } from './price-facts.tsx'
import { CityTable, YearTable } from './price-tables.tsx'
import { modelPricesMeta } from './price-meta.ts'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const FIGURES = { count: 42, lower: 70_000, middle: 75_000, upper: 81_000 }
const PAGE: PricePage = {
  as_of: '2026-06-15T09:00:00.000Z',
  is_demo: false,
  make: { slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota' },
  model: { slug: 'toyota-camry', name_ar: 'كامري', name_en: 'Camry' },
  year: 2019,
  city: { slug: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh' },
  figures: FIGURES,
  everywhere: { ...FIGURES, middle: 60_000, count: 311 },
  sale: { count: 14, days: 19 },
  months: [
    { month: '2026-03-01', count: 33, middle: 79_000, is_demo: false },
    { month: '2026-06-01', count: 42, middle: 75_000, is_demo: false },
  ],
  mileages: [
    { from: 50_000, to: 75_000, ...FIGURES, count: 12 },
    { from: 200_000, to: null, ...FIGURES, middle: 40_000, lower: 35_000, count: 7 },
  ],
  years: Array.from({ length: 12 }, (_, at) => ({ year: 2025 - at, ...FIGURES, count: 50 + at })),
  cities: [
    { slug: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh', ...FIGURES },
    { slug: 'jeddah', name_ar: 'جدة', name_en: 'Jeddah', ...FIGURES, count: 8 },
  ],
  cars: [],
}

const htmlOf = (lang: Lang, shown: React.ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider value={createTexts(lang, {})}>{shown}</TextsProvider>
    </MemoryRouter>,
  )
const placesOf = (html: string): number[] => [...html.matchAll(/cx="([\d.]+)%"/g)].map(([, place]) => Number(place))

test('EXPL-03 the heading is the question, and the answer has its number of ads and its date', () => {
  const ar = htmlOf('ar', <PriceAnswer page={PAGE} />)
  expect(ar.replaceAll(/[\u2068\u2069]/g, '')).toContain('كم سعر تويوتا كامري 2019 في الرياض؟')
  for (const said of ['75,000', '42 إعلانًا', 'حتى 15 يونيو 2026', 'نصف الإعلانات بين 70,000']) expect(ar).toContain(said)
  const en = htmlOf('en', <PriceAnswer page={{ ...PAGE, is_demo: true }} />)
  for (const said of ['42 ads', 'As of 15 June 2026', 'Demo figures']) expect(en).toContain(said)
})

test('EXPL-03 the facts say from how many ads or sales they are, and are left out when unknown', () => {
  const ar = htmlOf('ar', <PriceFacts page={PAGE} />)
  for (const said of ['انخفض 5% منذ مارس 2026', 'من 33 إعلانًا', '19 يومًا', '14 سيارة', 'أعلى بنسبة 25%', '311 إعلانًا'])
    expect(ar).toContain(said)
  const en = htmlOf('en', <PriceFacts page={PAGE} />)
  for (const said of ['Down 5% since March 2026', '33 ads', '19 days', '14 cars', '25% more', '311 ads'])
    expect(en).toContain(said)
  expect(htmlOf('en', <PriceFacts page={{ ...PAGE, months: [], sale: null, everywhere: null }} />)).toBe('')
})

test('EXPL-03 plots run in reading direction, are named, and have their numbers in a table', () => {
  for (const lang of ['ar', 'en'] as const) {
    for (const html of [
      htmlOf(lang, <MonthPlot months={PAGE.months} />),
      htmlOf(lang, <MileagePlot mileages={PAGE.mileages} isInAllCities />),
    ]) {
      const [first = 0, last = 0] = placesOf(html)
      expect(first < last).toBe(lang === 'en')
      const id = /role="img" aria-labelledby="([^"]+)"/.exec(html)?.[1]
      expect(html).toContain(`<title id="${id}">`)
      expect(html).not.toMatch(/NaN|Infinity|undefined/)
      expect(html).toContain('<table')
    }
  }
  const months = htmlOf('en', <MonthPlot months={PAGE.months} />)
  expect(months).toMatch(/<table.*March 2026.*79,000.*>33</)
  const mileages = htmlOf('en', <MileagePlot mileages={PAGE.mileages} isInAllCities />)
  expect(mileages).toMatch(/<table.*50,000 to 75,000 km.*75,000.*70,000 to 81,000.*>12<.*200,000 km and more.*>7</)
  expect(mileages).toContain('In all cities.')
})

test('EXPL-03 one month, or one range, is no plot; equal prices are one', () => {
  expect(htmlOf('en', <MonthPlot months={PAGE.months.slice(1)} />)).toBe('')
  expect(htmlOf('en', <MileagePlot mileages={PAGE.mileages.slice(1)} isInAllCities={false} />)).toBe('')
  const level = PAGE.months.map((month) => ({ ...month, middle: 75_000 }))
  expect(htmlOf('en', <MonthPlot months={level} />)).not.toMatch(/NaN|Infinity/)
})

test('EXPL-03 ROUTE-01 the tables lead to the other years and cities, and to all of them', () => {
  const years = htmlOf('en', <YearTable page={PAGE} />)
  expect(years).toContain('href="/prices/toyota/camry/2025/riyadh"')
  expect(years).toContain('href="/prices/toyota/camry/riyadh"')
  expect(years).not.toContain('href="/prices/toyota/camry/2019/riyadh"')
  // each of them once, the last two in the details
  expect([...years.matchAll(/<th scope="row"/g)]).toHaveLength(12)
  expect(years.split('<details')[1]).toContain('/2014/')
  const cities = htmlOf('ar', <CityTable page={PAGE} />)
  expect(cities).toContain('href="/prices/toyota/camry/2019/jeddah"')
  expect(cities).toContain('href="/prices/toyota/camry/2019"')
  expect(htmlOf('en', <CityTable page={{ ...PAGE, cities: [] }} />)).toBe('')
})

test('LANG-06 the title of a page of prices is the question that people type', () => {
  const title = (lang: Lang, page: PricePage) => modelPricesMeta(page, createTexts(lang, {})).title
  expect(title('ar', PAGE)).toBe('كم سعر تويوتا كامري 2019 في الرياض؟')
  expect(title('en', PAGE)).toBe('How much is a Toyota Camry 2019 in Riyadh?')
  expect(title('ar', { ...PAGE, year: null, city: null })).toBe('كم سعر تويوتا كامري؟')
  const { description } = modelPricesMeta(PAGE, createTexts('ar', {}))
  expect(description).toMatch(/75,000.*70,000.*81,000.*42 إعلانًا حتى 15 يونيو 2026/)
})
