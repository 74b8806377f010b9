import type { Page } from '@playwright/test'

/** Presses the key of a decision, as late as somebody who has seen what opened. */
export async function decideByKey(page: Page, key: string): Promise<void> {
  const opened = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 400, opened)
  await page.keyboard.press(key)
}
