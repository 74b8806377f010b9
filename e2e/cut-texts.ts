import type { Page } from '@playwright/test'

/**
 * Texts that a box cuts off or that are beside the window. A title may be shortened if a link leads to the whole, which
 * is so within links and articles.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const isClosed = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isOpen = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const isCutBy = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isBeside = isClosed(overflowX) && (text.left < left - 2 || text.right > right + 2)
      const room = text.height / 3
      const isAbove = isClosed(overflowY) && (text.top < top - room || text.bottom > bottom + room)
      return isBeside || isAbove
    }
    const isCut = (element: Element, text: DOMRect): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (box.clientWidth === 1 || isOpen(getComputedStyle(box).overflowX)) return false
        if (isCutBy(box, text)) return !isShortened(box) || !box.closest('a, article')
        if (isShortened(box)) return false
      }
      return text.left < -2 || text.right > clientWidth + 2
    }
    const isShortened = (box: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    const found = new Set<Element>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!element || !isShown || !texts.currentNode.textContent?.trim() || element.closest('script, option, svg'))
        continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if ([...range.getClientRects()].some((rect) => rect.width > 2 && isCut(element, rect))) found.add(element)
    }
    return [...found].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
