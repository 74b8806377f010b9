import type { Locator, Page } from '@playwright/test'

/** What says that the site cannot be reached: the notice of the whole page, or what waits for code or data until it has come. */
export const lostNotice = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: /تعذّر الاتصال بالموقع|لا اتصال بالموقع/ })
    .first()
