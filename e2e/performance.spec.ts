import type { Page } from '@playwright/test'
import type { AppSetting } from '#contract/settings.ts'
import { expect, test } from './fixtures.ts'

/** Robots, such as a headless browser, are not measured. */
const VISITOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** Shows the page as if an admin had set these, which would concern all other tests. */
async function showWith(page: Page, keys: readonly string[], value = 'true'): Promise<void> {
  await page.route('**/api/v1/app-settings', async (route) => {
    const settings = (await (await route.fetch()).json()) as AppSetting[]
    const others = settings.filter((one) => !keys.includes(one.setting_key))
    const turned = keys.map((key) => ({ setting_key: key, setting_value: value }))
    await route.fulfill({ json: [...others, ...turned] })
  })
  // the settings are fetched again when the window gets the focus
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

for (const { lang, title, expand, close, offline } of [
  { lang: 'ar', title: 'الأداء', expand: 'اعرض التفاصيل', close: 'إغلاق', offline: 'غير متصل' },
  { lang: 'en', title: 'Performance', expand: 'Show details', close: 'Close', offline: 'Offline' },
])
  test(`PERF-01 PERF-02 the widget is on the right in ${lang}, says why it has its score, and can be closed @own-context`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${lang}`)
    await showWith(page, ['enable_performance_widget', 'performance_widget_for_all'])
    const widget = page.getByRole('complementary', { name: title })
    await expect(widget).toContainText(/\d|[٠-٩]/)
    const box = (await widget.boundingBox()) ?? { x: 0, width: 0 }
    expect((page.viewportSize()?.width ?? 0) - box.x - box.width).toBeLessThan(40)
    await expect(widget.getByText('LCP')).toHaveCount(0)

    await page.getByRole('heading').first().click()
    await widget.getByRole('button', { name: expand }).click()
    for (const vital of ['LCP', 'FID', 'CLS'])
      await expect(widget.locator('dt', { hasText: vital }).locator('..').locator('[data-rating]')).toBeVisible()
    await expect(widget.getByRole('meter')).toBeVisible()
    await expect(widget).toContainText('4g')
    await page.context().setOffline(true)
    await expect(widget).toContainText(offline)
    await expect(widget).not.toContainText('4g')
    await page.context().setOffline(false)
    await widget.getByRole('button', { name: close }).click()
    await expect(widget).toHaveCount(0)
  })

test('PERF-04 Ctrl+Shift+P opens the panel of all metrics only where it is turned on', async ({ page }) => {
  await page.goto('/?lang=en')
  const panel = page.getByRole('complementary', { name: 'Metrics of this page' })
  await page.keyboard.press('Control+Shift+P')
  await expect(panel).toHaveCount(0)
  await showWith(page, ['enable_metrics_panel'])
  await expect
    .poll(async () => {
      if ((await panel.count()) === 0) await page.keyboard.press('Control+Shift+P')
      return panel.count()
    })
    .toBe(1)
  for (const vital of ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
    await expect(panel.getByText(vital, { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Shift+P')
  await expect(panel).toHaveCount(0)
})

test('PERF-01 visitors who see no widget and are not measured load no code for it', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await page.mouse.move(100, 100)
  await page.waitForLoadState('networkidle')
  expect(files.filter((url) => /performance-widget|metrics-panel|report-vitals|web-vitals/.test(url))).toEqual([])
})

test('PERF-01 a measured visit sends how fast its pages were when it is left, and nothing of the visitor @own-context', async ({
  openPage,
}) => {
  const page = await openPage({ userAgent: VISITOR })
  await page.goto('/explore?q=camry')
  const code = page.waitForResponse(/\/assets\/report-vitals-.*\.js$/)
  await showWith(page, ['measured_visits_percent'], '100')
  await code
  await page.getByRole('heading').first().click()
  const sent = page.waitForRequest('**/api/v1/field-vitals')
  // until the code runs
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    expect(await Promise.race([sent.then(() => true), page.evaluate(() => false)])).toBe(true)
  }).toPass()

  const request = await sent
  expect((await request.response())?.status()).toBe(204)
  const { device, measurements, ...others } = request.postDataJSON()
  expect(Object.keys(others)).toEqual(['page_version'])
  expect(device).toBe('computer')
  expect(measurements).toContainEqual({
    page: 'explore',
    is_route_change: false,
    vital: 'TTFB',
    value: expect.any(Number),
  })
})
