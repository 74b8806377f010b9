import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the current item to the middle of a scrollable row.
 * @param current index; -1 for none
 */
export function useCurrentInMiddle<List extends HTMLElement>(current: number): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    const item = list.current?.children[current]
    // `scrollIntoView` would scroll the page as well
    if (list.current && item) list.current.scrollLeft += middleOf(item) - middleOf(list.current)
  }, [current])
  return list
}

function middleOf(element: Element): number {
  const { x, width } = element.getBoundingClientRect()
  return x + width / 2
}
