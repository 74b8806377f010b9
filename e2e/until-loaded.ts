import type { Page, Response } from '@playwright/test'

/** Waits for code that a page loads, and for all that it imports: from then on no connection is needed for it. */
export async function untilLoaded(page: Page, code: Promise<Response>): Promise<void> {
  const address = (await code).url()
  await page.evaluate(async (url) => {
    await import(url)
  }, address)
}
