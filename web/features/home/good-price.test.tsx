import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { GoodPrice } from './good-price.tsx'

beforeAll(() => loadDefaultTexts('ar'))

test('EXPL-06 an example of a good price leads to its car, and says price, verdict and name', () => {
  const car = {
    id: '01a21da8-9b17-72bb-a694-8522f035cff3',
    make_name_ar: 'كيا',
    make_name_en: 'Kia',
    model_name_ar: 'بيجاس',
    model_name_en: 'Pegas',
    year: 2023,
    price: 20_000,
    price_label: 'great' as const,
  }
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider value={createTexts('ar', {})}>
        <GoodPrice car={car} />
      </TextsProvider>
    </MemoryRouter>,
  )
  expect(markup).toContain('href="/car/01a21da8-9b17-72bb-a694-8522f035cff3"')
  const words = markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(words).toBe('20,000 ر.س سعر ممتاز كيا بيجاس 2023')
})
