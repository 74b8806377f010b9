import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { SITE } from './site.ts'
import { waitForHydration } from './watched-page.ts'

/** Of the site itself, so that the browser keeps the process with the compiled scripts. */
const BLANK = `${SITE.origin}/robots.txt`
const EVENTS = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response']
const STORES = 'indexeddb,local_storage,service_workers,cache_storage'
const PLAIN = { media: null, colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' } as const

/** In the title of a test that needs a browser context of its own. */
export const OWN_CONTEXT = '@own-context'

interface Kept {
  page: Page
  kind: string
  clear: () => Promise<void>
}

/** Pages that a worker lends to one test after the other, cleared. In a new context each would compile all scripts. */
export interface KeptPages {
  lend: (browser: Browser, options: BrowserContextOptions) => Promise<Page>
  takeBack: (page: Page) => Promise<void>
}

export function keepPages(): KeptPages {
  const lent = new Map<Page, Kept>()
  const idle = new Map<string, Kept[]>()
  return {
    lend: async (browser, { viewport, colorScheme, ...options }) => {
      const kind = JSON.stringify(options)
      const kept = idle.get(kind)?.pop() ?? { kind, ...(await keep(browser, options)) }
      lent.set(kept.page, kept)
      if (viewport) await kept.page.setViewportSize(viewport)
      if (colorScheme) await kept.page.emulateMedia({ colorScheme })
      return kept.page
    },
    takeBack: async (page) => {
      const kept = lent.get(page)
      if (!kept) return
      lent.delete(page)
      await kept.clear()
      idle.set(kept.kind, [...(idle.get(kept.kind) ?? []), kept])
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

async function keep(browser: Browser, options: BrowserContextOptions): Promise<Omit<Kept, 'kind'>> {
  const page = await newPage(browser, options)
  const context = page.context()
  const devTools = await context.newCDPSession(page)
  await page.goto(BLANK)
  refuseWhatLasts(page)
  const clear = async () => {
    for (const one of context.pages()) if (one !== page) await one.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(BLANK)
    await page.evaluate(() => sessionStorage.clear())
    await devTools.send('Storage.clearDataForOrigin', { origin: SITE.origin, storageTypes: STORES })
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
