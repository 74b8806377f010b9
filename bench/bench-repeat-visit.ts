import type { Browser, Page } from '@playwright/test'
import { medianOf } from './measure.ts'
import { CPU_SLOWDOWN, openBrowser, PHONE } from './phone.ts'
import { atMost, reported, type Figure } from './report.ts'
import { openSlowLine } from './slow-line.ts'
import { onHost, someCarIds } from './start-host.ts'

const RUNS = 5
const MOST_SECONDS = 0.7

/** When a page paints that was opened before, on a slow phone and line, with the service worker and without one. */
export const benchRepeatVisit = (url: string): Promise<Figure[]> =>
  onHost(url, async () => {
    const line = await openSlowLine()
    const browser = await openBrowser()
    try {
      const [carId] = await someCarIds(1)
      const figures: Figure[] = []
      for (const [name, path] of Object.entries({ home: '/', explore: '/explore', 'a car': `/car/${carId}` })) {
        const address = line.origin + path
        const paint = (await paintsOf(browser, address, 'allow')) / 1000
        figures.push(atMost(`${name}: first contentful paint`, paint, 's', MOST_SECONDS))
        const without = (await paintsOf(browser, address, 'block')) / 1000
        figures.push(reported(`${name}: without a service worker`, without, 's'))
      }
      return figures
    } finally {
      await browser.close()
      await line.close()
    }
  })

/** @returns the median in milliseconds */
async function paintsOf(browser: Browser, address: string, serviceWorkers: 'allow' | 'block'): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers })
  const first = await context.newPage()
  await first.goto(address, { waitUntil: 'networkidle' })
  await first.mouse.move(1, 1)
  // a text, since service workers are no part of the types of Node
  if (serviceWorkers === 'allow') await first.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await first.close()
  const paints: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(address, { waitUntil: 'networkidle' })
    paints.push(await firstPaint(page))
    await page.close()
  }
  await context.close()
  return medianOf(paints)
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
