import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { SettingsProvider } from '#web/features/settings/public.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { NavLinks } from './nav-links.tsx'
import { SiteFooter } from './site-footer.tsx'

beforeAll(() => loadDefaultTexts('ar'))

const linksWith = (value?: string): string[] => {
  const settings = value === undefined ? [] : [{ setting_key: 'enable_deals_section', setting_value: value }]
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TextsProvider value={createTexts('ar', {})}>
          <SettingsProvider settings={settings} hasSocket>
            <NavLinks className="" />
            <SiteFooter pages={[]} />
          </SettingsProvider>
        </TextsProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to = '']) => to)
}

test('NAV-01 deals are in the menu and the footer only while the section is on', () => {
  const deals = (value?: string) => linksWith(value).filter((to) => to === '/deals').length
  expect(deals()).toBe(0)
  expect(deals('false')).toBe(0)
  expect(deals('true')).toBe(2)
  expect(linksWith().slice(0, 4)).toEqual(['/', '/explore', '/add-car', '/favorites'])
  expect(linksWith('true')[4]).toBe('/deals')
})
