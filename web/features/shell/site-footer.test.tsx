import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { AppSetting } from '#contract/settings.ts'
import { SettingsProvider } from '#web/features/settings/public.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { footerPages, type FooterPage } from './footer-pages.ts'
import { SiteFooter } from './site-footer.tsx'

beforeAll(() => loadDefaultTexts('en'))

const of = (values: Record<string, unknown>): AppSetting[] =>
  Object.entries(values).map(([settingKey, value]) => ({
    setting_key: settingKey,
    setting_value: JSON.stringify(value),
  }))

const footerWith = (settings: readonly AppSetting[], pages: readonly FooterPage[] = []) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TextsProvider value={createTexts('en', {})}>
          <SettingsProvider settings={settings} hasSocket>
            <SiteFooter pages={pages} />
          </SettingsProvider>
        </TextsProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('SET-01 the footer bears the name that admins set, in its language', () => {
  const set = [{ setting_key: 'app_name_en', setting_value: '"Hunter"' }] as readonly AppSetting[]
  expect(footerWith(set)).toContain('Hunter')
  expect(footerWith(set)).not.toContain('Sayyad')
  expect(footerWith([{ setting_key: 'app_name_ar', setting_value: '"صياد"' }] as readonly AppSetting[])).toContain(
    'Sayyad',
  )
})

test('SET-01 the footer shows the logo that admins uploaded, and their Telegram channel where there is one', () => {
  const html = footerWith(of({ app_logo_url: '/files/logos/own.webp', telegram_url: 'https://t.me/hunter' }))
  expect(html).toContain('src="/files/logos/own.webp"')
  expect(html).toContain('href="https://t.me/hunter"')
  expect(footerWith([])).toContain('src="/logo.svg"')
  expect(footerWith([])).not.toContain('Telegram')
})

test('BLOG-01 the footer links to the pages that admins placed in it, in their order and language', () => {
  const page = (slug: string, title: string, footerPlace: number | null) =>
    ({ kind: 'page', slug, lang: 'ar', title, excerpt: '', footer_place: footerPlace }) as const
  const pages = footerPages([page('terms', 'الشروط', 1), page('من-نحن', 'من نحن', 2), page('hidden', 'مخفية', null)])
  expect(pages.map(({ path }) => path)).toEqual(['/terms', `/pages/${encodeURIComponent('من-نحن')}`])
  const html = footerWith([], pages)
  expect(html).toContain(
    '<a lang="ar" class="nav-link wrap-anywhere whitespace-normal" href="/terms" data-discover="true">الشروط</a>',
  )
  expect(html).not.toContain('مخفية')
})
