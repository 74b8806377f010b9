import type { Browser, CDPSession, Page } from '@playwright/test'
import { medianOf } from './measure.ts'
import { CPU_SLOWDOWN, KB, openBrowser, PHONE } from './phone.ts'
import { atMost, type Figure } from './report.ts'
import { BYTES_PER_SECOND, LATENCY_MS } from './slow-line.ts'
import { ORIGIN, someCarIds, startHost } from './start-host.ts'

const SLOW_4G = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: 96_000,
}
const RUNS = 3
/** Milliseconds without activity before the long tasks of a page are summed up. */
const QUIET_MS = 2000

const KINDS = { Script: 'JavaScript', Stylesheet: 'CSS', Font: 'fonts' } as const
const MOST_KB = { JavaScript: 115, CSS: 15, fonts: 60 }

interface Visit {
  bytes: Record<keyof typeof MOST_KB, number>
  /** Stylesheets and scripts without `async`, `defer` or `module`. */
  blocking: number
  largestPaint: number
  layoutShift: number
  blocked: number
}

/** Costs of a first visit: transferred bytes, and times on a slow phone. */
export async function benchVisit(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const browser = await openBrowser()
  try {
    const [carId] = await someCarIds(1)
    const pages = { home: '/', explore: '/explore', 'a car': `/car/${carId}` }
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, ORIGIN + path))
      figures.push(...figuresOf(name, visits))
    }
    return figures
  } finally {
    await browser.close()
    await host.stop()
  }
}

function figuresOf(name: string, visits: readonly Visit[]): Figure[] {
  const median = (read: (one: Visit) => number) => medianOf(visits.map(read))
  return [
    ...Object.entries(MOST_KB).map(([kind, most]) =>
      atMost(`${name}: ${kind}`, median(({ bytes }) => bytes[kind as keyof typeof MOST_KB]) / KB, 'KB', most),
    ),
    atMost(
      `${name}: render-blocking files`,
      median(({ blocking }) => blocking),
      'files',
      1,
    ),
    atMost(`${name}: largest contentful paint`, median(({ largestPaint }) => largestPaint) / 1000, 's', 1.2),
    atMost(
      `${name}: layout shift`,
      median(({ layoutShift }) => layoutShift),
      '',
      0.02,
    ),
    atMost(
      `${name}: total blocking time`,
      median(({ blocked }) => blocked),
      'ms',
      150,
    ),
  ]
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const bytes = countBytes(devtools)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Visit, 'bytes' | 'blocking'> }).seen)
  const blocking = await countBlocking(page)
  await context.close()
  return { ...seen, bytes, blocking }
}

/** Sums up transferred bytes of response bodies. */
function countBytes(devtools: CDPSession): Visit['bytes'] {
  const bytes = { JavaScript: 0, CSS: 0, fonts: 0 }
  const kinds = new Map<string, keyof typeof bytes>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = KINDS[type as keyof typeof KINDS]
    if (kind) kinds.set(requestId, kind)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return bytes
}

const countBlocking = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking').length,
  )

/** Runs in the page before any other script. */
function observe(): void {
  const seen = { largestPaint: 0, layoutShift: 0, blocked: 0 }
  Object.assign(globalThis, { seen })
  interface Entry {
    startTime: number
    duration: number
    value: number
  }
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as unknown as Entry[]).forEach(note)).observe({
      type: type as 'measure',
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  watch('layout-shift', ({ value }) => (seen.layoutShift += value))
  let painted = Infinity
  watch('paint', ({ startTime }) => (painted = Math.min(painted, startTime)))
  // long tasks before the first paint do not count
  watch('longtask', ({ startTime, duration }) => {
    if (startTime + duration > painted) seen.blocked += Math.max(0, duration - 50)
  })
}
