import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { DealFilters } from './deal-filters.tsx'
import { readDealSearch } from './deal-search.ts'

beforeAll(() => loadDefaultTexts('ar'))

const named = (slug: string) => ({ id: 1, slug, name_ar: slug, name_en: slug, count: 1 })

test('DEAL-01 filters show what was chosen while its deals are loaded, and the next choice adds to it', () => {
  const filters = (
    <DealFilters
      search={readDealSearch(new URLSearchParams())}
      brands={[named('tyres-co')]}
      categories={[named('wash')]}
    />
  )
  const router = createMemoryRouter(
    [{ id: 'list', path: '/deals', element: filters, loader: () => new Promise(() => {}) }],
    {
      initialEntries: ['/deals'],
      hydrationData: { loaderData: { list: null } },
    },
  )
  void router.navigate('/deals?brand=tyres-co&sort=ending')
  const html = renderToStaticMarkup(
    <TextsProvider value={createTexts('ar', {})}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  expect(html).toMatch(/<option value="tyres-co" selected=""/)
  expect(html).toMatch(/<option value="ending" selected=""/)
  expect(html).toContain('href="/deals?brand=tyres-co&amp;category=wash&amp;sort=ending"')
})
