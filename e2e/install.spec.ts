import type { Page } from '@playwright/test'
import { expect, expectSoon, inLanguage, LANGUAGES, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const hint = (page: Page) => page.getByRole('region', { name: /شاشتك الرئيسية|to your home screen/ })

/** Another day, on which the site was visited. */
const visitedBefore = (page: Page) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('install-hint'))
      localStorage.setItem('install-hint', JSON.stringify({ days: 1, last: 'another day', isDismissed: false }))
  })

/** What a browser tells a page that can be installed. @returns the number of times that the browser was asked to */
async function offerInstall(page: Page): Promise<() => Promise<number>> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.evaluate(() => {
    const asked = { count: 0 }
    const prompt = async () => {
      asked.count += 1
      return { outcome: 'dismissed' }
    }
    Object.assign(window, { asked })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  return () => page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count)
}

/** Waits until the code of the hint has come and had its chance to show it. */
const untilDecided = async (page: Page) => {
  await expectSoon(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-parts-'))),
  ).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}

test('nobody is asked to install the site on the first day @own-context', async ({ page }) => {
  await page.goto('/')
  await offerInstall(page)
  await untilDecided(page)
  await expect(hint(page)).toHaveCount(0)
})

for (const { lang, query } of LANGUAGES)
  test(`on the second day a hint below the page offers to install the site, until it is closed (${lang}) @own-context`, async ({
    page,
  }) => {
    await visitedBefore(page)
    await page.goto(inLanguage('/', query))
    const asked = await offerInstall(page)
    await expect(hint(page)).toBeVisible()
    expect(await asked()).toBe(0)
    await lookAt(page, 'install-hint', lang)
    await hint(page)
      .getByRole('button', { name: /لا، شكرًا|No, thanks/ })
      .click()
    await expect(hint(page)).toHaveCount(0)
    await page.reload()
    await offerInstall(page)
    await untilDecided(page)
    await expect(hint(page)).toHaveCount(0)
  })

test('the browser is asked once, and the answer counts @own-context', async ({ page }) => {
  await visitedBefore(page)
  await page.goto('/')
  const asked = await offerInstall(page)
  await hint(page).getByRole('button', { name: 'إضافة' }).click()
  await expect(hint(page)).toHaveCount(0)
  expect(await asked()).toBe(1)
  await page.reload()
  await offerInstall(page)
  await untilDecided(page)
  await expect(hint(page)).toHaveCount(0)
})

test('on an iPhone, which offers nothing, the hint says where the share menu has it; not where the site is installed @own-context', async ({
  page,
  openTab,
}) => {
  await visitedBefore(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.goto('/')
  await page.mouse.move(1, 1)
  await expect(hint(page)).toContainText('إضافة إلى الشاشة الرئيسية')
  const installed = await openTab()
  await installed.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query.includes('standalone') ? match('all') : match(query))
  })
  await installed.goto('/')
  await offerInstall(installed)
  await untilDecided(installed)
  await expect(hint(installed)).toHaveCount(0)
})
