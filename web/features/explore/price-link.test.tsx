import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { CarCard } from '#contract/cars.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { PageFacets } from './page-facets.ts'
import { PriceLink } from './price-link.tsx'
import { readSearch } from './read-search.ts'

beforeAll(() => loadDefaultTexts('ar'))

const NOTHING = {
  filters: {},
  chips: [],
  sort: null,
  other_goods: null,
  unused: [],
  sought: [],
  unsaid: [],
  unread: [],
  required: [],
}
const MODELS: PageFacets['model'] = [
  { value: 'toyota-camry', count: 9, name_ar: 'كامري', name_en: 'Camry', make: 'toyota' },
  { value: 'kia-rio', count: 9, name_ar: 'ريو', name_en: 'Rio', make: 'kia' },
]
const COMPARED = { fair_price: { count: 9, expected: 80_000 } } as CarCard
const ALONE = { fair_price: null } as CarCard

function linkOf(query: string, items: CarCard[], filters = {}) {
  const page = { facets: { model: MODELS }, items, understood: { ...NOTHING, filters } }
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider value={createTexts('ar', {})}>
        <PriceLink search={readSearch(new URLSearchParams(query))} page={page} />
      </TextsProvider>
    </MemoryRouter>,
  )
}

test('EXPL-03 a search for one model leads to its prices, chosen or typed, if there are enough cars', () => {
  const link = linkOf('model=toyota-camry', [ALONE, COMPARED])
  expect(link).toContain('href="/prices/toyota/camry"')
  expect(link.replaceAll(/[\u2068\u2069]/g, '')).toContain('كم سعر كامري؟')
  expect(linkOf('q=كامري', [COMPARED], { model: ['toyota-camry'] })).toContain('href="/prices/toyota/camry"')
  expect(linkOf('model=toyota-camry&model=kia-rio', [COMPARED])).toBe('')
  expect(linkOf('make=toyota', [COMPARED])).toBe('')
  expect(linkOf('model=toyota-camry', [ALONE])).toBe('')
  expect(linkOf('model=toyota-camry', [])).toBe('')
  expect(linkOf('model=no-such', [COMPARED])).toBe('')
})
