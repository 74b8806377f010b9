// npm run screenshots -- http://localhost:3000 takes the screenshots of the web app manifest from a running demo.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { SCREENS, SCREENSHOTS, screenshotPath } from '#web/platform/pages/screenshots.ts'
import { findBrowser } from './find-browser.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const QUALITY = 70

const origin = process.argv[2] ?? 'http://localhost:3000'
const { items } = (await (await fetch(`${origin}/api/v1/cars?limit=1`)).json()) as { items: { id: string }[] }
const [car] = items
if (!car) throw new Error(`${origin} has no ads: start the demo first`)
const PAGES = { home: '/', explore: '/explore', car: `/car/${car.id}` }

async function take(browser: Browser, shot: (typeof SCREENSHOTS)[number], lang: Lang): Promise<void> {
  const { width, height, scale } = SCREENS[shot.form]
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: shot.form === 'narrow',
    colorScheme: 'light',
    locale: lang,
  })
  await page.goto(`${origin}${PAGES[shot.page]}?lang=${lang}`, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  const file = join(PUBLIC, screenshotPath(shot, lang))
  mkdirSync(dirname(file), { recursive: true })
  const { size } = await sharp(picture).webp({ quality: QUALITY }).toFile(file)
  console.log(`${screenshotPath(shot, lang)} ${Math.round(size / 1000)} KB`)
  await page.close()
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined })
for (const shot of SCREENSHOTS) for (const lang of LANGUAGES) await take(browser, shot, lang)
await browser.close()
