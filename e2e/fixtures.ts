import { readFileSync } from 'node:fs'
import { expect, test as base, type APIRequestContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Role } from '#domain/accounts/roles.ts'
import { addAds, addPictures } from './add-ads.ts'
import { addUser, sessionCookie, type User } from './add-user.ts'
import { createPagePool, newPage, OWN_CONTEXT, type PagePool } from './page-pool.ts'
import { openQueuePlace, type QueuePlace } from './review-queue.ts'
import { SITE } from './site.ts'
import { openSiteData, type SiteData } from './site-data.ts'
import { waitForHydration, watchErrors } from './watched-page.ts'

export { expect }

/** `expect.poll` at short intervals; those of Playwright grow to a second. */
export const expectSoon = <T>(actual: () => T | Promise<T>, message = '') =>
  expect.poll(actual, { message, intervals: [50] })

export { PASSWORD } from './site.ts'
export type { User } from './add-user.ts'

interface Fixtures {
  /** HTTP error statuses (400 and above) that are expected. */
  allowedStatuses: readonly number[]
  /** Expects a status for the rest of the test. */
  allowStatus: (status: number) => void
  allowed: Set<number>
  page: Page
  /** Opens another tab in the browser context of `page`. */
  openTab: () => Promise<Page>
  /** Opens a page in a new browser context with separate cookies. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  /** A request context with the session of a user, independent of any page. */
  apiOf: (user: User) => Promise<APIRequestContext>
  givenUser: (firstName: string, role?: Role) => Promise<User>
  /** Users created for this test. */
  buyer: User
  seller: User
  admin: User
  givenAds: (seller: User, count: number) => Promise<string[]>
  givenPictures: (owner: User, count: number) => Promise<string[]>
  /** A section of the review queue for ads of `seller`. */
  queuePlace: QueuePlace
}

interface WorkerFixtures {
  /** The site under test. */
  site: { origin: string; databaseUrl: string }
  siteData: SiteData
  pagePool: PagePool
}

/** `goto` returns when the page is hydrated. An unexpected error on a page fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
    async ({}, use) => use({ origin: SITE.origin, databaseUrl: readFileSync(SITE.databaseFile, 'utf8') }),
    { scope: 'worker' },
  ],
  siteData: [
    async ({ site }, use) => {
      const { close, ...siteData } = await openSiteData(site.databaseUrl)
      await use(siteData)
      await close()
    },
    { scope: 'worker' },
  ],
  pagePool: [async ({ site }, use) => use(createPagePool(site.origin)), { scope: 'worker' }],
  allowedStatuses: [[], { option: true }],
  allowed: async ({ allowedStatuses }, use) => use(new Set(allowedStatuses)),
  allowStatus: async ({ allowed }, use) => use((status) => void allowed.add(status)),
  openPage: async (
    { browser, pagePool, allowed, javaScriptEnabled, hasTouch, isMobile, userAgent, viewport, serviceWorkers },
    use,
    { tags, errors },
  ) => {
    const opened: { page: Page; problems: string[] }[] = []
    const isOwn = tags.includes(OWN_CONTEXT)
    await use(async (options) => {
      const all = {
        javaScriptEnabled,
        hasTouch,
        isMobile,
        ...(userAgent && { userAgent }),
        viewport,
        serviceWorkers,
        ...options,
      }
      const page = isOwn ? await newPage(browser, all) : await pagePool.acquire(browser, all)
      opened.push({ page, problems: watchErrors(page, allowed) })
      return page
    })
    // a worker ends with the first test that fails
    if (errors.length === 0)
      for (const { page } of opened) await (isOwn ? page.context().close() : pagePool.release(page))
    expect(opened.flatMap(({ problems }) => problems)).toEqual([])
  },
  page: async ({ openPage }, use) => use(await openPage()),
  context: async ({ page }, use) => use(page.context()),
  openTab: async ({ page, allowed }, use) => {
    const problems: string[][] = []
    await use(async () => {
      const tab = await page.context().newPage()
      waitForHydration(tab)
      problems.push(watchErrors(tab, allowed))
      return tab
    })
    expect(problems.flat()).toEqual([])
  },
  apiOf: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = []
    await use(async (user) => {
      const { name, value } = sessionCookie(user)
      const api = await playwright.request.newContext({
        ...(baseURL && { baseURL }),
        extraHTTPHeaders: { cookie: `${name}=${value}` },
      })
      opened.push(api)
      return api
    })
    for (const api of opened) await api.dispose()
  },
  givenUser: async ({ siteData }, use) => use((firstName, role = 'user') => addUser(siteData, firstName, role)),
  buyer: async ({ givenUser }, use) => use(await givenUser('نواف')),
  seller: async ({ givenUser }, use) => use(await givenUser('سارة')),
  admin: async ({ givenUser }, use) => use(await givenUser('لمى', 'admin')),
  givenAds: async ({ siteData }, use) => use((seller, count) => addAds(siteData, seller, count)),
  givenPictures: async ({ siteData }, use) => use((owner, count) => addPictures(siteData, owner, count)),
  queuePlace: async ({ siteData, seller }, use) => {
    const place = await openQueuePlace(siteData, seller)
    await use(place)
    await place.clear()
  },
})

/** Sets the session cookie of a user, replacing any other. */
export async function signIn(page: Page, user: User): Promise<void> {
  await page.context().addCookies([sessionCookie(user)])
}

/** Submits the sign-in form, which the page must already show. */
export async function signInByHand(page: Page, { email }: User, password: string): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

export const LANGUAGES = [
  { lang: 'ar', dir: 'rtl', query: '' },
  { lang: 'en', dir: 'ltr', query: 'lang=en' },
] as const

/**
 * Adds the language to a path.
 * @param query `lang=en` or empty for Arabic
 */
export function inLanguage(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
