import type { Page } from '@playwright/test'

/** Presses the key of a decision, after the time in which key presses are ignored. */
export async function decideByKey(page: Page, key: string): Promise<void> {
  const opened = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 400, opened)
  await page.keyboard.press(key)
}
