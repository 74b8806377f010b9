import { DEMO_PASSWORD } from './demo-password.ts'
import { expect, test as base, type Page } from '@playwright/test'

export { DEMO_PASSWORD, expect }

/** Until then the page is only HTML: links work, but nothing happens in place. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** A page that is ready for the hand once it is opened, and on which every error that is not expected fails the test. */
export const test = base.extend<{ page: Page; allowed_statuses: number[] }>({
  allowed_statuses: [[], { option: true }],
  page: async ({ page, allowed_statuses, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    const is_ours = () => javaScriptEnabled && !new URL(page.url()).pathname.startsWith('/api')
    page.goto = async (...args) => {
      const response = await goto(...args)
      if (is_ours()) await untilHydrated(page)
      return response
    }
    page.reload = async (...args) => {
      const response = await reload(...args)
      if (is_ours()) await untilHydrated(page)
      return response
    }
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      // statuses are judged below; the others are what a test's own abort and a cut connection look like
      const is_known = /the server responded with a status of|net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(
        message.text(),
      )
      if (message.type() === 'error' && !is_known) problems.push(message.text())
    })
    page.on('response', (response) => {
      const status = response.status()
      if (status >= 400 && !allowed_statuses.includes(status)) problems.push(`${status} ${response.url()}`)
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

/** Signs the page's browser in with one of the demo's accounts. */
export async function signIn(page: Page, name: 'buyer' | 'seller' | 'admin'): Promise<void> {
  const data = { email: `${name}@sayyad.example`, password: DEMO_PASSWORD }
  expect((await page.request.post('/api/accounts/sign-in', { data })).status()).toBe(200)
}

export const LANGUAGES = [
  { lang: 'ar', dir: 'rtl', query: '' },
  { lang: 'en', dir: 'ltr', query: 'lang=en' },
] as const

/** The same address in a language. */
export function inLanguage(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
