import type { Page } from '@playwright/test'

/** Makes `goto` and `reload` wait for hydration. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const isOurs = () => !/^\/(?:api|robots\.txt)/.test(new URL(page.url()).pathname)
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
}

/** @returns errors of the page; later errors are appended */
export function watchErrors(page: Page, allowedStatuses: ReadonlySet<number>): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => {
    if (!isAbandonedAnswer(error)) problems.push(error.stack ?? String(error))
  })
  page.on('console', (message) => {
    // statuses are checked below; other messages are caused by aborted requests, offline mode, files that are gone and
    // pages without HTTPS
    const isKnown =
      /the server responded with a status of|Cross-Origin-Opener-Policy header has been ignored|Connection closed before receiving a handshake response|net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_(?:RESET|CLOSED|REFUSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|ALPN_NEGOTIATION_FAILED)/.test(
        message.text(),
      )
    if (message.type() === 'error' && !isKnown) problems.push(message.text())
  })
  page.on('response', (response) => {
    const status = response.status()
    // the queue is shared: another test may have decided the prefetched ad
    const isDecided = status === 404 && /\/admin\/ad-reviews\/[\w-]+$/.test(response.url())
    if (status >= 400 && !isDecided && !allowedStatuses.has(status)) problems.push(`${status} ${response.url()}`)
  })
  return problems
}

/**
 * React Router abandons the answer of a navigation when the next one begins. If part of it has been read, nothing handles
 * the rejection of `done` in its `decodeViaTurboStream`, and nothing is wrong.
 */
function isAbandonedAnswer({ name }: Error): boolean {
  return name === 'AbortError'
}

/** Waits for hydration: before it, links work, but event handlers and Back do not. */
async function untilHydrated(page: Page): Promise<void> {
  // not `waitForFunction`, which would load the scripts of Playwright into each page a second time
  await page.evaluate(async () => {
    const isHydrated = () => {
      const main = document.querySelector('main')
      const isRendered = main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
      // set by an effect of the router, which runs when the whole page is hydrated
      return isRendered && history.scrollRestoration === 'manual'
    }
    while (!isHydrated()) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
