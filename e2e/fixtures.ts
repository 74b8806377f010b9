import { expect, test as base, type Page } from '@playwright/test'

export { expect }

/** A page on which every error that the test does not expect fails it. */
export const test = base.extend<{ page: Page; allowed_statuses: number[] }>({
  allowed_statuses: [[], { option: true }],
  page: async ({ page, allowed_statuses }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      // statuses are judged below; ERR_FAILED is what a test's own abort looks like
      const is_known = /the server responded with a status of|net::ERR_FAILED/.test(message.text())
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

export const LANGUAGES = [
  { lang: 'ar', dir: 'rtl', query: '' },
  { lang: 'en', dir: 'ltr', query: 'lang=en' },
] as const

/** The same address in a language. */
export function inLanguage(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
