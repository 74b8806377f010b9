import type { Browser, Page } from '@playwright/test'
import { medianOf } from './measure.ts'
import { CPU_SLOWDOWN, openBrowser, PHONE } from './phone.ts'
import { atMost, type Figure } from './report.ts'
import { ORIGIN, startHost } from './start-host.ts'

const RUNS = 3
const MOST_MS = 200
/** Milliseconds without activity before an interaction, so that earlier work is not measured. */
const QUIET_MS = 1000
const WIDE = { viewport: { width: 1280, height: 800 } }

type Do = (page: Page) => Promise<void>

const MAKE = 'input[name=make]:enabled'
const openSheet: Do = (page) => page.locator('.filter-panel summary').first().tap()

const INTERACTIONS: Record<string, { screen: object; before?: Do; act: Do }> = {
  'choosing a filter beside the cars': { screen: WIDE, act: (page) => page.locator(MAKE).first().click() },
  'opening the sheet of filters': { screen: PHONE, act: openSheet },
  'choosing a filter in the sheet': {
    screen: PHONE,
    before: openSheet,
    act: (page) => page.locator(`dialog ${MAKE}`).first().tap(),
  },
  'typing a search': {
    screen: PHONE,
    before: (page) => page.getByRole('combobox').first().tap(),
    act: (page) => page.getByRole('combobox').first().pressSequentially('تويوتا كامري', { delay: 150 }),
  },
}

/**
 * Time from each interaction on explore to the next frame with a throttled CPU; the slowest run of each interaction.
 */
export async function benchInteractions(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      const slowest: number[] = []
      for (let run = 0; run < RUNS; run += 1) slowest.push(await slowestOf(browser, interaction))
      figures.push(atMost(name, medianOf(slowest), 'ms', MOST_MS))
    }
    return figures
  } finally {
    await browser.close()
    await host.stop()
  }
}

async function slowestOf(browser: Browser, { screen, before, act }: (typeof INTERACTIONS)[string]): Promise<number> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(observe)
  await page.goto(`${ORIGIN}/explore`, { waitUntil: 'networkidle' })
  await before?.(page)
  await page.waitForTimeout(QUIET_MS)
  await page.evaluate('seen.slowest = 0')
  await act(page)
  await page.waitForTimeout(QUIET_MS)
  const slowest = await page.evaluate<number>('seen.slowest')
  await context.close()
  return slowest
}

/** Runs in the page before any other script. Interactions below 16 ms are not reported by browsers. */
function observe(): void {
  const seen = { slowest: 0 }
  Object.assign(globalThis, { seen })
  const note = (list: { getEntries: () => unknown[] }) => {
    for (const { interactionId, duration } of list.getEntries() as { interactionId: number; duration: number }[])
      if (interactionId) seen.slowest = Math.max(seen.slowest, duration)
  }
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver(note).observe(options as unknown as { type: 'measure' })
}
