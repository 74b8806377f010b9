import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'

const PLACES = [
  // takes a third less time than the full browser
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: `$CHROMIUM`, that of the system or of Playwright; null if there is none. */
export function findBrowser(): string | null {
  const { CHROMIUM } = process.env
  const places = CHROMIUM ? [CHROMIUM] : [...PLACES, chromium.executablePath()]
  return places.find((place) => existsSync(place)) ?? null
}
