import type { Page } from '@playwright/test'

/**
 * Aborts the requests of the current document until a button of it is pressed: a page may try again by itself, and must
 * not succeed before.
 */
export async function failUntilPressed(page: Page, url: string): Promise<void> {
  await page.evaluate(() => {
    const notePress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')) document.documentElement.dataset.pressed = ''
    }
    addEventListener('click', notePress, { capture: true })
  })
  await page.route(url, async (route) => {
    const isPressed = await page.evaluate(() => document.documentElement.dataset.pressed !== undefined)
    await (isPressed ? route.continue() : route.abort())
  })
}
