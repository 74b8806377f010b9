import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectSoon, test as base } from './fixtures.ts'
import { openLine, type Line } from './line.ts'

/** Tests of the service worker, which stands between the pages and a line that can be cut. */
export const test = base.extend<{ line: Line }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
  line: async ({}, use) => {
    const line = await openLine()
    await use(line)
    await line.close()
  },
  serviceWorkers: 'allow',
})

/** The bar that says that the site cannot be reached. */
export const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'لا اتصال بالموقع' })

/** Cuts the line, until the page says that it has heard of it: its code for that comes after everything else. */
export async function loseLine(page: Page, line: Line): Promise<void> {
  line.cut()
  await expectSoon(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    return bar(page).count()
  }).toBe(1)
}

/** What the device has kept: paths of public pages, and keys of what pages keep themselves. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = (await caches.has('pages')) ? await caches.open('pages') : null
    const pages = ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname)
    const keys = await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('keyval-store')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
      // no room for a database
      opening.addEventListener('error', () => resolve([]))
      opening.addEventListener('success', () => {
        const asked = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
        asked.addEventListener('success', () => {
          opening.result.close()
          resolve(asked.result.map(String))
        })
      })
    })
    return [...pages, ...keys.filter((key) => key.startsWith('kept-'))]
  })

/** Opens a page, and waits until it is kept and a worker is there that will answer the next requests. */
export async function read(page: Page, address: string, key: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expectSoon(() => kept(page), address).toContain(key)
  await expectSoon(async () => (await workerStates(page))[0]).toBe('activated')
}

export const workerStates = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.active?.state, registration?.waiting?.state]
  })

/** The worker as another version of the site has it. */
export const newWorker = () => `${readFileSync('build/client/sw.js', 'utf8')}\n// ${randomUUID()}`
