import { useEffect, useEffectEvent, useRef } from 'react'

interface Item {
  id: string
  /** Whether its facts have arrived. */
  isThere: boolean
  /** Opened by the reviewer, so its heading takes the focus. */
  isTurned: boolean
  onShown: (id: string) => void
}

/** For the heading of an open item. */
export function useTurnedTo({ id, isThere, isTurned, onShown }: Item) {
  const heading = useRef<HTMLHeadingElement>(null)
  const noteShown = useEffectEvent(() => onShown(id))

  useEffect(() => {
    if (!isTurned || !isThere) return
    heading.current?.focus({ preventScroll: true })
    // with what stands beside it, above the bar of decisions
    heading.current?.closest('header')?.scrollIntoView({ block: 'nearest' })
    noteShown()
  }, [isTurned, isThere])

  return heading
}
