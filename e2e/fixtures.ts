import { expect, test as base, type APIRequestContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Role } from '#contract/accounts.ts'
import { addAds, addPictures } from './add-ads.ts'
import { addUser, sessionCookie, type User } from './add-user.ts'
import { openQueuePlace, type QueuePlace } from './review-queue.ts'
import { openSiteData, type SiteData } from './site-data.ts'
import { watchedPage } from './watched-page.ts'

export { expect }
export { PASSWORD } from './site.ts'
export type { User } from './add-user.ts'

interface Fixtures {
  /** Of 400 and more, which fail no test. */
  allowedStatuses: readonly number[]
  /** For the rest of the test. */
  allowStatus: (status: number) => void
  allowed: Set<number>
  page: Page
  /** Another tab of the page's visitor. */
  openTab: () => Promise<Page>
  /** A watched page of another visitor, with cookies of their own. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  /** What a user asks of the API apart from any page. */
  apiOf: (user: User) => Promise<APIRequestContext>
  givenUser: (first_name: string, role?: Role) => Promise<User>
  /** People of this test's own. */
  buyer: User
  seller: User
  admin: User
  givenAds: (seller: User, count: number) => Promise<string[]>
  givenPictures: (owner: User, count: number) => Promise<string[]>
  /** For ads of the seller. */
  queuePlace: QueuePlace
}

/** Pages that are ready for the hand once they are opened, and on which every error that is not expected fails the test. */
export const test = base.extend<Fixtures, { siteData: SiteData }>({
  siteData: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
    async ({}, use) => {
      const { close, ...siteData } = await openSiteData()
      await use(siteData)
      await close()
    },
    { scope: 'worker' },
  ],
  allowedStatuses: [[], { option: true }],
  allowed: async ({ allowedStatuses }, use) => use(new Set(allowedStatuses)),
  allowStatus: async ({ allowed }, use) => use((status) => void allowed.add(status)),
  page: async ({ page, allowed, javaScriptEnabled }, use) => {
    const problems = watchedPage(page, { allowedStatuses: allowed, javaScriptEnabled })
    await use(page)
    expect(problems).toEqual([])
  },
  openTab: async ({ page, allowed }, use) => {
    const problems: string[][] = []
    await use(async () => {
      const tab = await page.context().newPage()
      problems.push(watchedPage(tab, { allowedStatuses: allowed }))
      return tab
    })
    expect(problems.flat()).toEqual([])
  },
  openPage: async ({ browser, contextOptions, allowed }, use) => {
    const opened: { page: Page; problems: string[] }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options })
      const page = await context.newPage()
      opened.push({ page, problems: watchedPage(page, { allowedStatuses: allowed }) })
      return page
    })
    for (const { page } of opened) await page.context().close()
    expect(opened.flatMap(({ problems }) => problems)).toEqual([])
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
  givenUser: async ({ siteData }, use) => use((first_name, role = 'user') => addUser(siteData, first_name, role)),
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

/** Puts a user in the place of whoever was signed in. */
export async function signIn(page: Page, user: User): Promise<void> {
  await page.context().addCookies([sessionCookie(user)])
}

/** With email and password, on the page that asks for them. */
export async function signInByHand(page: Page, { email }: User, password: string): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

export const LANGUAGES = [
  { lang: 'ar', dir: 'rtl', query: '' },
  { lang: 'en', dir: 'ltr', query: 'lang=en' },
] as const

/** The same address in a language. */
export function inLanguage(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
