import type { Page } from '@playwright/test'

/** How a text looks after its translation. */
export const translated = (text: string): string => `⟦${text}⟧`

/** Translates the page and all later texts. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translate)

/** Does what Google Translate does in browsers: replaces each text by an element, now and whenever the page changes. */
function translate(): void {
  const SKIPPED = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'OPTION'])
  const OWN = 'data-translated'

  function replaceTexts(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let text = texts.currentNode; text; text = texts.nextNode() as never)
      if (text instanceof Text && isForeign(text)) found.push(text)
    found.forEach(replaceText)
  }
  function isForeign({ data, parentElement }: Text): boolean {
    return data.trim() !== '' && parentElement !== null && !SKIPPED.has(parentElement.tagName) && !isOwn(parentElement)
  }
  const isOwn = (element: Element): boolean => element.closest(`[${OWN}], svg`) !== null
  function replaceText(text: Text): void {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    outer.setAttribute(OWN, '')
    inner.textContent = `⟦${text.data}⟧`
    outer.append(inner)
    text.replaceWith(outer)
  }

  const { documentElement: root } = document
  root.lang = 'ur'
  root.classList.add('translated-rtl')
  replaceTexts(root)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') replaceTexts(target)
      else addedNodes.forEach((node) => node.isConnected && replaceTexts(node))
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}
