import type { Page } from '@playwright/test'

/**
 * Collects announcements for screen readers on the next page: additions to live regions, except those behind a modal
 * dialog.
 * @returns a function that returns the announcements with a text
 */
export async function collectAnnouncements(page: Page): Promise<(words: string) => Promise<string[]>> {
  await page.addInitScript(() => {
    const REGIONS = '[aria-live], [role=log], [role=status], [role=alert]'
    const said: string[] = []
    Object.assign(window, { said })
    const collect = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(REGIONS)
      // new regions are not announced
      if (!region || region === node || region.getAttribute('aria-live') === 'off') return
      const dialog = document.querySelector('dialog:modal')
      if (!dialog || dialog.contains(region)) said.push(node.textContent ?? '')
    }
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) collect(node)
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  return (words) =>
    page.evaluate(
      (wanted) => (window as unknown as { said: string[] }).said.filter((text) => text.includes(wanted)),
      words,
    )
}
