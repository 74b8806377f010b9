import type { Page } from '@playwright/test'
import { HOUR_MS } from '#domain/durations.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const WORDS = {
  ar: { share: 'شارك', copied: 'نُسخ الرابط', close: 'إغلاق' },
  en: { share: 'Share', copied: 'Link copied', close: 'Close' },
} as const
const SHOWN_MS = 5000
const SWIPE_PX = 50

const toastOf = (page: Page) => page.locator('.toast[data-state=open]')

/** Opens a post, whose link can be copied, with the clock in the hands of the test. */
async function openPost(page: Page, lang: keyof typeof WORDS): Promise<() => Promise<void>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`/blog?lang=${lang}`)
  await page.goto(`${await page.locator('main article a').first().getAttribute('href')}`)
  const share = page.locator('main').getByRole('button', { name: WORDS[lang].share, exact: true }).first()
  const copy = async () => {
    await share.click()
    await expect(toastOf(page)).toContainText(WORDS[lang].copied)
  }
  // the code of toasts comes with the first one
  await copy()
  await page.clock.runFor(2 * SHOWN_MS)
  await expect(toastOf(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + HOUR_MS)
  return copy
}

for (const { lang, dir } of LANGUAGES) {
  test(`TOAST-01 a toast ends after five seconds, also after one that was closed by hand, and a new one replaces it, in ${lang} @own-context`, async ({
    page,
  }) => {
    const copy = await openPost(page, lang)
    await copy()
    await page.clock.runFor(SHOWN_MS - 1)
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toastOf(page)).toHaveCount(0)

    await copy()
    await toastOf(page).getByRole('button', { name: WORDS[lang].close }).click()
    await expect(toastOf(page)).toHaveCount(0)
    await copy()
    // away from the toast, where its time stands still
    await page.mouse.move(1, 1)
    await page.clock.runFor(SHOWN_MS)
    await expect(toastOf(page)).toHaveCount(0)

    await copy()
    await page.clock.runFor(SHOWN_MS - 1000)
    await copy()
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(SHOWN_MS - 1000)
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test(`TOAST-01 F8 leads to a toast, whose time stands still there, and Escape closes it, in ${lang} @own-context`, async ({
    page,
  }) => {
    const copy = await openPost(page, lang)
    await copy()
    await page.keyboard.press('F8')
    await expect(page.locator('.toast-viewport')).toBeFocused()
    await page.clock.runFor(4 * SHOWN_MS)
    await expect(toastOf(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(toastOf(page)).toHaveCount(0)
  })

  test(`TOAST-01 a swipe of ${SWIPE_PX} px in reading direction closes a toast, a shorter one does not, in ${lang} @own-context`, async ({
    page,
  }) => {
    const copy = await openPost(page, lang)
    const outwards = dir === 'rtl' ? -1 : 1
    await copy()
    await swipe(page, outwards * (SWIPE_PX - 10))
    await page.clock.runFor(100)
    await expect(toastOf(page)).toHaveCount(1)
    await swipe(page, -outwards * (SWIPE_PX + 30))
    await page.clock.runFor(100)
    await expect(toastOf(page)).toHaveCount(1)
    await swipe(page, outwards * (SWIPE_PX + 10))
    await expect(toastOf(page)).toHaveCount(0)
  })
}

/** Drags the words of the toast. */
async function swipe(page: Page, px: number): Promise<void> {
  const { x, y } = (await toastOf(page).locator('div').first().boundingBox()) ?? { x: 0, y: 0 }
  const from = { x: x + 60, y: y + 5 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + px / 2, from.y)
  await page.mouse.move(from.x + px, from.y)
  await page.mouse.up()
}
