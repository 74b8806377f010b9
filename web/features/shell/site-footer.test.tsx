import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { AppSetting } from '#contract/settings.ts'
import { SettingsProvider } from '#web/features/settings/public.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { SiteFooter } from './site-footer.tsx'

beforeAll(() => loadDefaultTexts('en'))

const of = (values: Record<string, unknown>): AppSetting[] =>
  Object.entries(values).map(([settingKey, value]) => ({
    setting_key: settingKey,
    setting_value: JSON.stringify(value),
  }))

const footerWith = (settings: readonly AppSetting[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TextsProvider value={createTexts('en', {})}>
          <SettingsProvider settings={settings} hasSocket>
            <SiteFooter />
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
