import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { waitForHydration } from './watched-page.ts'

/** A page of the site itself, so that the browser keeps the process with the compiled scripts. */
const BLANK = '/robots.txt'
const EVENTS = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response']
const STORES = 'indexeddb,local_storage,service_workers,cache_storage'
const PLAIN = { media: null, colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' } as const

/** In the title of a test that needs a browser context of its own. */
export const OWN_CONTEXT = '@own-context'

interface PooledPage {
  page: Page
  kind: string
  clear: () => Promise<void>
}

/** Pages that a worker lends to one test after the other, cleared. In a new context each would compile all scripts. */
export interface PagePool {
  acquire: (browser: Browser, options: BrowserContextOptions) => Promise<Page>
  release: (page: Page) => Promise<void>
}

/** @param origin of the site under test */
export function createPagePool(origin: string): PagePool {
  const acquired = new Map<Page, PooledPage>()
  const idle = new Map<string, PooledPage[]>()
  return {
    acquire: async (browser, { viewport, colorScheme, ...options }) => {
      const kind = JSON.stringify(options)
      const pooled = idle.get(kind)?.pop() ?? { kind, ...(await openPooledPage(browser, options, origin)) }
      acquired.set(pooled.page, pooled)
      if (viewport) await pooled.page.setViewportSize(viewport)
      if (colorScheme) await pooled.page.emulateMedia({ colorScheme })
      return pooled.page
    },
    release: async (page) => {
      const pooled = acquired.get(page)
      if (!pooled) return
      acquired.delete(page)
      await pooled.clear()
      idle.set(pooled.kind, [...(idle.get(pooled.kind) ?? []), pooled])
    },
  }
}

/** Opens a page in a new browser context. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) waitForHydration(page)
  return page
}

async function openPooledPage(
  browser: Browser,
  options: BrowserContextOptions,
  origin: string,
): Promise<Omit<PooledPage, 'kind'>> {
  const page = await newPage(browser, options)
  const context = page.context()
  const devTools = await context.newCDPSession(page)
  await page.goto(`${origin}${BLANK}`)
  refuseWhatLasts(page)
  const clear = async () => {
    for (const one of context.pages()) if (one !== page) await one.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${origin}${BLANK}`)
    await page.evaluate(() => sessionStorage.clear())
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES })
    await context.clearCookies()
    await context.clearPermissions()
    await page.emulateMedia(PLAIN)
    await page.mouse.move(0, 0)
  }
  return { page, clear }
}

/** What cannot be undone, or needs an empty cache to be a test. */
function refuseWhatLasts(page: Page): void {
  const refuse = () => {
    throw new Error(`write ${OWN_CONTEXT} into the title of this test: its page is lent to others afterwards`)
  }
  const context = page.context()
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse, routeWebSocket: refuse })
  Object.assign(page.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse })
  Object.assign(context, { addInitScript: refuse, newCDPSession: refuse, route: refuse, setOffline: refuse })
}
