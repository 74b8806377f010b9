import { useEffect, useState, type RefObject } from 'react'

/** Milliseconds after the last movement. */
const REST_MS = 100
/** Share of a control that may be covered, since a large one, as that of a card, is pressed beside it. */
const MOST_COVERED = 0.1

/** What is typed may be anywhere in them. */
const FIELDS = 'input, select, textarea'
const CONTROLS = `${FIELDS}, a, button, label, summary, [role=button], [tabindex="0"]`

/** Whether a place above the page covers a control, checked whenever the page has scrolled, changed or been used. */
export function useIsOverControl(place: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const check = () => setOver(place.current !== null && coversControl(place.current))
    const checkSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(check, REST_MS)
    }
    checkSoon()
    const changes = new MutationObserver(checkSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    for (const event of EVENTS) addEventListener(event, checkSoon, { passive: true })
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      for (const event of EVENTS) removeEventListener(event, checkSoon)
    }
  }, [place])
  return isOver
}

const EVENTS = ['scroll', 'resize', 'click', 'focusout'] as const

function coversControl(place: HTMLElement): boolean {
  const box = place.getBoundingClientRect()
  const controls = new Set<Element>()
  for (const x of [0.1, 0.5, 0.9])
    for (const y of [0.1, 0.5, 0.9])
      for (const element of document.elementsFromPoint(box.x + box.width * x, box.y + box.height * y)) {
        const control = element.closest(CONTROLS)
        if (control && !control.closest('.chat-button')) controls.add(control)
      }
  return [...controls].some(
    (control) => shareOf(control.getBoundingClientRect(), box) > (control.matches(FIELDS) ? 0 : MOST_COVERED),
  )
}

/** How much of a box another one covers, 0 to 1. */
function shareOf(box: DOMRect, other: DOMRect): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0
}
