import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Of a row that scrolls: what is current stands in its middle. @param current its place; -1 for none */
export function useCurrentInMiddle<List extends HTMLElement>(current: number): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    const item = list.current?.children[current]
    // `scrollIntoView` would move the page as well
    if (list.current && item) list.current.scrollLeft += middleOf(item) - middleOf(list.current)
  }, [current])
  return list
}

function middleOf(element: Element): number {
  const { x, width } = element.getBoundingClientRect()
  return x + width / 2
}
