import { cutText } from '#domain/text/truncate.ts'

const MOST_ACTIONS = 10
const LONGEST_NAME = 60

let actions: readonly string[] = []

/** The last ten things that were done on the page, latest last. */
export const lastActions = (): readonly string[] => actions

const note = (action: string): void => {
  actions = [...actions, `${new Date().toISOString().slice(11, 19)} ${action}`].slice(-MOST_ACTIONS)
}

const nameOf = (element: Element): string =>
  cutText(
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}”`,
    LONGEST_NAME,
  )

/** Notes presses, submitted forms and visited pages. */
export function watchActions(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest('a, button, summary, label, [role]')
      if (control) note(`click ${nameOf(control)}`)
    },
    { capture: true },
  )
  document.addEventListener('submit', ({ target }) => note(`submit ${(target as HTMLFormElement).action}`), {
    capture: true,
  })
  let shown = location.href
  // the router calls functions of the history, which fire no event
  new MutationObserver(() => {
    if (location.href === shown) return
    shown = location.href
    note(`page ${location.pathname}${location.search}`)
  }).observe(document, { subtree: true, childList: true })
}
