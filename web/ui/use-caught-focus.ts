import { useEffect, type RefObject } from 'react'
import { keyOf } from './keys/key-of.ts'

/** Milliseconds. Nobody notices a moved focus and presses a key faster. */
const SHORTEST_LOOK_MS = 300

// excludes text fields, where shortcuts such as Z would be typed, and controls that the Tab key skips
const FOCUSABLE =
  ':is(a[href], button, [type=checkbox]):not(:disabled, [tabindex="-1"]), summary, [tabindex]:not(a, button, dialog, input)'

/** An open menu manages the focus itself; its button has replaced the one that loaded it. */
const OPEN_MENU = '[aria-haspopup=menu][aria-expanded=true]'

interface Place {
  parent: Element
  /** Index among the children of the parent. */
  at: number
}

type Ref = RefObject<HTMLElement | null>

interface Catching {
  /** The element to focus instead of the nearest one; it is not scrolled into view. */
  catcher?: Ref
  /** Lets others move the focus first. */
  wait?: (run: () => void) => void
  /** The element to focus if the whole page was replaced. */
  findOther?: () => HTMLElement | null
}

const atOnce = (run: () => void) => run()
const findNone = () => null

/**
 * If the focused element is removed, focuses the field that is rendered in its stead, else the element next to its place,
 * and ignores the second press of a double press.
 */
export function useCaughtFocus(frame: Ref, { catcher, wait = atOnce, findOther = findNone }: Catching = {}): void {
  useEffect(() => {
    const root = frame.current
    if (!root) return undefined
    let last: Element | null = null
    let places: Place[] = []
    let caught: { target: Element; at: number } | null = null

    function note({ target }: FocusEvent) {
      last = target as Element
      places = placesOf(last, root as Element)
      if (caught?.target !== target) caught = null
    }
    // the blur may be caused by its removal
    const clearBlurred = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && last?.isConnected) last = null
      })
    function ignoreSecondPress(event: KeyboardEvent) {
      if (event.target !== caught?.target || event.timeStamp - caught.at >= SHORTEST_LOOK_MS) return
      if (/^(?:Enter| )$/.test(keyOf(event))) event.preventDefault()
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return
      const lost = last
      last = null
      wait(() => catchIt(lost))
    })
    function catchIt(lost: Element) {
      if (!root || document.activeElement !== document.body || root.querySelector(OPEN_MENU)) return
      const target = catcher ? catcher.current : (renewed(lost, root) ?? nearestTo(places) ?? findOther())
      if (target) caught = { target, at: performance.now() }
      target?.focus({ preventScroll: catcher !== undefined })
    }

    root.addEventListener('focusin', note)
    root.addEventListener('focusout', clearBlurred)
    root.addEventListener('keydown', ignoreSecondPress, { capture: true })
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', note)
      root.removeEventListener('focusout', clearBlurred)
      root.removeEventListener('keydown', ignoreSecondPress, { capture: true })
    }
  }, [frame, catcher, wait, findOther])
}

/** An element and its ancestors up to the page or `root`, innermost first. */
function placesOf(element: Element, root: Element): Place[] {
  const places: Place[] = []
  for (
    let inner = element;
    inner !== root && !inner.matches('main') && inner.parentElement;
    inner = inner.parentElement
  )
    places.push({ parent: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) })
  return places
}

function nearestTo(places: readonly Place[]): HTMLElement | undefined {
  for (const { parent, at } of places) {
    if (!parent.isConnected) continue
    if (parent.matches('[tabindex]')) return parent as HTMLElement
    const siblings = [...parent.children]
    const next = siblings.slice(at).flatMap(focusableIn)[0]
    if (next) return next
    const previous = siblings.slice(0, at).flatMap(focusableIn).at(-1)
    if (previous) return rowOf(previous, parent)
  }
  return undefined
}

/** The field of the same name, if it is the only one: the search of a list is rendered anew with its results. */
function renewed(lost: Element, root: Element): HTMLElement | null {
  if (!(lost instanceof HTMLInputElement || lost instanceof HTMLSelectElement) || !lost.name) return null
  const [field, ...others] = root.querySelectorAll<HTMLElement>(`${lost.localName}[name=${CSS.escape(lost.name)}]`)
  return others.length ? null : (field ?? null)
}

/** The focusable item of a list that an element is in, otherwise the element. */
function rowOf(element: HTMLElement, list: Element): HTMLElement {
  const row = element.closest<HTMLElement>('[tabindex="-1"]')
  return row && row !== list && list.contains(row) ? row : element
}

const focusableIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll('*')].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && one.checkVisibility(),
  )
