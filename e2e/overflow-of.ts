import type { Page } from '@playwright/test'

/** Innermost elements that make the page wider than the window. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: Element) => {
      const { x, width } = element.getBoundingClientRect()
      return width > 0 && (x < -1 || x + width > clientWidth + 1)
    }
    const isInBox = (element: Element) => {
      for (let { parentElement } = element; parentElement; { parentElement } = parentElement)
        if (parentElement !== document.body && getComputedStyle(parentElement).overflowX !== 'visible') return true
      return false
    }
    const isWide = (element: Element) => element.checkVisibility() && isOutside(element) && !isInBox(element)
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => isWide(element) && ![...element.children].some(isWide),
    )
    return [
      `${scrollWidth - clientWidth} px`,
      ...found.map(({ outerHTML }) => outerHTML.replaceAll(/ا+/g, '…').slice(0, 200)),
    ]
  })
