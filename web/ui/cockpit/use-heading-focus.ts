import { useEffect, useEffectEvent, useRef } from 'react'

interface Item {
  id: string
  /** Whether its data is loaded. */
  isThere: boolean
  /** Whether it was opened by hand; then its heading takes the focus. */
  isTurned: boolean
  onShown: (id: string) => void
}

/** For the heading of the open item: moves the focus to it and scrolls it into view. */
export function useHeadingFocus({ id, isThere, isTurned, onShown }: Item) {
  const heading = useRef<HTMLHeadingElement>(null)
  const noteShown = useEffectEvent(() => onShown(id))

  useEffect(() => {
    if (!isTurned || !isThere) return
    heading.current?.focus({ preventScroll: true })
    // scrolls to the whole header, above the decision bar
    heading.current?.closest('header')?.scrollIntoView({ block: 'nearest' })
    noteShown()
  }, [isTurned, isThere])

  return heading
}
