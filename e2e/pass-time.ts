import type { Page } from '@playwright/test'
import { expectSoon } from './fixtures.ts'

const STEP_MS = 1000

/** Lets the clock of a page, which the test has installed, run ahead. */
export const passTimeUntil = (page: Page, isDone: () => Promise<boolean>): Promise<void> =>
  expectSoon(async () => {
    await page.clock.fastForward(STEP_MS)
    return isDone()
  }).toBe(true)
