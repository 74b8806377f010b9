import { expect, type Page } from '@playwright/test'
import { medianOf } from './measure.ts'
import { CPU_SLOWDOWN, openBrowser, PHONE } from './phone.ts'
import { atMost, reported, type Figure } from './report.ts'
import { ORIGIN, someCarIds, startHost } from './start-host.ts'

/** As many as a device keeps. */
const CARS = 20

/** How long recently seen ads take to open without a connection, on a slow phone. */
export async function benchOffline(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= host.stop())
  const browser = await openBrowser()
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    const ids = await someCarIds(CARS)
    for (const id of ids) await read(page, `/car/${id}`)
    await stop()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const paints: number[] = []
    for (const id of ids) paints.push(await openOffline(page, `/car/${id}`))
    return [
      atMost('the slowest of 20 recently seen ads, to its heading', Math.max(...paints) / 1000, 's', 1),
      reported('the median of them', medianOf(paints) / 1000, 's'),
    ]
  } finally {
    await browser.close()
    await stop()
  }
}

/** Opens a page as a visitor who stays, until the device has kept it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(ORIGIN + path)
  await page.mouse.move(1, 1)
  // a text, since caches are no part of the types of Node
  const isKept = `(async () => {
    const keys = async (name) => (await (await caches.open(name)).keys())
    const pages = await keys('pages')
    return pages.some(({ url }) => new URL(url).pathname === '${path}') && (await keys('pictures')).length > 0
  })()`
  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true)
}

/** @returns milliseconds from the navigation to the paint of what the page shows */
async function openOffline(page: Page, path: string): Promise<number> {
  await page.goto(ORIGIN + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint' as 'measure',
          buffered: true,
        })
      }),
  )
}
