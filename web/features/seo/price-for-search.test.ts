import { expect, test } from 'vitest'
import type { PricePage } from '#contract/prices.ts'
import { jsonLd } from './json-ld.tsx'
import { pricesForSearch } from './price-for-search.ts'

const PAGE = {
  as_of: '2026-06-15T09:00:00.000Z',
  make: { slug: 'toyota' },
  model: { slug: 'toyota-camry' },
  year: 2019,
  city: { slug: 'riyadh', name_en: 'Riyadh' },
  figures: { count: 12, lower: 50_000, middle: 55_000, upper: 61_000 },
  months: [{ month: '2026-04-01' }, { month: '2026-06-01' }],
} as unknown as PricePage

const shown = (page: PricePage) =>
  JSON.parse(
    jsonLd(
      pricesForSearch({
        page,
        title: 'How much is a Camry </script>?',
        description: 'About 55,000',
        car: 'Toyota Camry 2019',
        path: '/prices/toyota/camry/2019/riyadh',
        crumbs: [
          { name: 'All prices', path: '/prices' },
          { name: 'Toyota', path: '/prices/toyota' },
        ],
        publicUrl: 'https://sayyad.example',
        site: 'Sayyad',
        lang: 'en',
      }),
    ),
  )['@graph'] as object[]

test('LANG-06 search engines are told of prices as a data set with its date, number and source', () => {
  const [data, crumbs] = shown(PAGE)
  expect(data).toMatchObject({
    '@type': 'Dataset',
    name: 'How much is a Camry </script>?',
    url: 'https://sayyad.example/prices/toyota/camry/2019/riyadh?lang=en',
    dateModified: PAGE.as_of,
    temporalCoverage: '2026-04-01/2026-06-15',
    spatialCoverage: { name: 'Riyadh, Saudi Arabia' },
    distribution: { contentUrl: 'https://sayyad.example/api/v1/prices/toyota/toyota-camry?year=2019&city=riyadh' },
  })
  expect((data as { variableMeasured: { value: number }[] }).variableMeasured.map(({ value }) => value)).toEqual([
    55_000, 50_000, 61_000, 12,
  ])
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://sayyad.example/prices?lang=en' },
      { position: 2, item: 'https://sayyad.example/prices/toyota?lang=en' },
    ],
  })
})

test('LANG-06 a data set of a whole model covers the country, from its only date on', () => {
  const [data] = shown({ ...PAGE, year: null, city: null, months: [] })
  expect(data).toMatchObject({
    temporalCoverage: '2026-06-15',
    spatialCoverage: { name: 'Saudi Arabia' },
    distribution: { contentUrl: 'https://sayyad.example/api/v1/prices/toyota/toyota-camry' },
  })
})
