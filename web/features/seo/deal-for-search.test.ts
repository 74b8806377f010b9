import { expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { dealForSearch } from './deal-for-search.ts'
import { jsonLd } from './json-ld.tsx'

const DEAL = {
  id: '0190b5e0-0000-7000-8000-000000000000',
  title_ar: 'غسيل',
  title_en: 'Wash </script>',
  text_ar: '',
  text_en: '',
  brand: null,
  category: null,
  picture: null,
  price_before: null,
  price_now: null,
  starts_at: null,
  ends_at: null,
} as unknown as Deal

const shown = (wanted: Partial<Deal>): Record<string, unknown> =>
  JSON.parse(jsonLd(dealForSearch({ deal: { ...DEAL, ...wanted }, publicUrl: 'https://sayyad.example', lang: 'en' })))

test('DEAL-01 search engines are told of a deal what it states, and no price if it has none', () => {
  expect(shown({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: 'Wash </script>',
    url: `https://sayyad.example/deals/${DEAL.id}?lang=en`,
    areaServed: 'SA',
  })
  expect(shown({ price_before: 100, price_now: 80, ends_at: '2026-06-15T12:00:00.000Z' })).toMatchObject({
    price: 80,
    priceCurrency: 'SAR',
    validThrough: '2026-06-15T12:00:00.000Z',
  })
})
