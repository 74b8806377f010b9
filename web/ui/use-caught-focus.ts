import { useEffect, type RefObject } from 'react'

/** Nobody sees where the focus went and presses a key there in less. */
const SHORTEST_LOOK_MS = 300

// in a field the keys of the screen, such as Z, would be typed
const FOCUSABLE = ':is(a[href], button, [type=checkbox]):not(:disabled), summary, [tabindex]:not(dialog, input)'

/** It takes the focus itself. Its button has come in place of the one that loaded it. */
const OPEN_MENU = '[aria-haspopup=menu][aria-expanded=true]'

interface Place {
  parent: Element
  /** Among the children of the parent. */
  at: number
}

type Ref = RefObject<HTMLElement | null>

/**
 * When what has the focus is taken away, what stands next to its place has it, and ignores the second press of its key.
 * @param catcher what has it instead, without scrolling there
 */
export function useCaughtFocus(frame: Ref, catcher?: Ref): void {
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
    // it may blur because it is taken away
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && last?.isConnected) last = null
      })
    function ignoreSecondPress(event: KeyboardEvent) {
      if (event.target !== caught?.target || event.timeStamp - caught.at >= SHORTEST_LOOK_MS) return
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault()
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return
      last = null
      if (document.activeElement !== document.body || root.querySelector(OPEN_MENU)) return
      const target = catcher ? catcher.current : nearestTo(places)
      if (target) caught = { target, at: performance.now() }
      target?.focus({ preventScroll: catcher !== undefined })
    })

    root.addEventListener('focusin', note)
    root.addEventListener('focusout', forget)
    root.addEventListener('keydown', ignoreSecondPress, { capture: true })
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', note)
      root.removeEventListener('focusout', forget)
      root.removeEventListener('keydown', ignoreSecondPress, { capture: true })
    }
  }, [frame, catcher])
}

/** An element and its ancestors, from the inside outwards. */
function placesOf(element: Element, root: Element): Place[] {
  const places: Place[] = []
  for (let inner = element; inner !== root && inner.parentElement; inner = inner.parentElement)
    places.push({ parent: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) })
  return places
}

function nearestTo(places: readonly Place[]): HTMLElement | undefined {
  for (const { parent, at } of places) {
    if (!parent.isConnected) continue
    if (parent.matches('[tabindex]')) return parent as HTMLElement
    const siblings = [...parent.children]
    const near = siblings.slice(at).flatMap(focusableIn)[0] ?? siblings.slice(0, at).flatMap(focusableIn).at(-1)
    if (near) return near
  }
  return undefined
}

const focusableIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll('*')].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && one.checkVisibility(),
  )
