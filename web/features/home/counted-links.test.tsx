import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { BodyTypeLinks } from './body-type-links.tsx'
import { BudgetLinks } from './budget-links.tsx'
import { MakeLinks } from './make-links.tsx'

beforeAll(() => loadDefaultTexts('en'))

const markupOf = (links: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider value={createTexts('en', {})}>{links}</TextsProvider>
    </MemoryRouter>,
  )

/** The URL and text of each link. */
const linksOf = (links: ReactNode) =>
  [...markupOf(links).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, inside = '']) => [
    to?.replaceAll('&amp;', '&'),
    inside
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ])

test('EXPL-06 budgets lead to searches within their prices', () => {
  const budgets = [
    { price_max: 30_000, count: 940 },
    { price_min: 30_000, count: 1_966 },
  ]
  expect(linksOf(<BudgetLinks budgets={budgets} />)).toEqual([
    ['/explore?price_max=30000', 'Up to 30,000 SAR 940'],
    ['/explore?price_min=30000', 'Above 30,000 SAR 1,966'],
  ])
})

test('EXPL-06 makers and body types are named and counted, and lead to their cars', () => {
  const toyota = { value: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota', count: 672 }
  expect(linksOf(<MakeLinks makes={[toyota]} />)).toEqual([['/explore?make=toyota', 'Toyota 672']])
  const withLogo = markupOf(<MakeLinks makes={[{ ...toyota, logo_url: '/files/logos/a.webp' }]} />)
  expect(withLogo).toMatch(/<img src="\/files\/logos\/a.webp" alt=""/)
  const suvs = <BodyTypeLinks body_types={[{ value: 'suv', count: 1_125 }]} />
  expect(linksOf(suvs)).toEqual([['/explore?body_type=suv', 'SUV 1,125']])
  expect(markupOf(suvs)).toMatch(/<img src="[^"]*suv[^"]*" alt="" width="384" height="144"/)
})
