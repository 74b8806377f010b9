import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'

/** The mid-range phone of Lighthouse. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const CPU_SLOWDOWN = 4
export const KB = 1024

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] })
