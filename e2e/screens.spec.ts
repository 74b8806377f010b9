import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, test } from './fixtures.ts'

const WIDTHS = [360, 390, 1440]
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const SCREENS: Record<string, string> = {
  home: '/',
  explore: '/explore',
  'explore-filtered': '/explore?make=toyota&body_type=sedan&price_max=90000&q=كامري',
  'explore-empty': '/explore?make=toyota&price_max=600',
  coming: '/add-car',
  'not-found': '/no-such-page',
}

test.use({ allowed_statuses: [404] })

for (const { lang, dir, query } of LANGUAGES) {
  for (const [name, path] of Object.entries(SCREENS)) {
    test(`LANG-01 LANG-03 ${name} stands in ${lang}, fits every width, and axe finds nothing`, async ({ page }) => {
      await page.goto(inLanguage(path, query))
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await lookAt(page, `${name}-${lang}`)
    })
  }

  test(`EXPL-04 a car's page stands in ${lang}, fits every width, and axe finds nothing`, async ({ page, request }) => {
    const { items } = await (await request.get('/api/cars?limit=1')).json()
    await page.goto(inLanguage(`/car/${items[0].id}`, query))
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await lookAt(page, `car-${lang}`)
  })
}

async function lookAt(page: Page, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `test-results/screenshots/${name}-${width}.png`, fullPage: width === 1440 })
  }
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
