import type { Page } from '@playwright/test'

interface Options {
  allowedStatuses: ReadonlySet<number>
  javaScriptEnabled?: boolean | undefined
}

/** Makes `goto` and `reload` wait until the page is ready for the hand. @returns errors of the page, as they come */
export function watchedPage(page: Page, { allowedStatuses, javaScriptEnabled = true }: Options): string[] {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const isOurs = () => javaScriptEnabled && !new URL(page.url()).pathname.startsWith('/api')
  page.goto = async (...args) => {
    const response = await goto(...args)
    if (isOurs()) await untilHydrated(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    if (isOurs()) await untilHydrated(page)
    return response
  }
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // statuses are judged below; the others are what a test's own abort and a cut connection look like
    const isKnown = /the server responded with a status of|net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(
      message.text(),
    )
    if (message.type() === 'error' && !isKnown) problems.push(message.text())
  })
  page.on('response', (response) => {
    const status = response.status()
    // all tests share the queue of reviews: the ad that is fetched ahead may have been decided by another test
    const isDecided = status === 404 && /\/admin\/ad-reviews\/[\w-]+$/.test(response.url())
    if (status >= 400 && !isDecided && !allowedStatuses.has(status)) problems.push(`${status} ${response.url()}`)
  })
  return problems
}

/** Until then the page is only HTML: links work, but nothing happens in place. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
