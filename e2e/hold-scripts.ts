import type { Page } from '@playwright/test'

/** Lets no script of the site come, or only not those of an address, until the returned function is called. */
export async function holdScripts(page: Page, address: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
