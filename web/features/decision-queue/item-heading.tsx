import { createContext, use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface Opened {
  takesFocus: () => boolean
  noteShown: () => void
}

export const OpenedContext = createContext<Opened>({ takesFocus: () => false, noteShown: () => {} })

/** The heading of the open item. When the item is opened by hand it takes the focus and is scrolled into view. */
export function ItemHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { takesFocus, noteShown } = use(OpenedContext)
  const arrive = useEffectEvent(() => {
    noteShown()
    if (!takesFocus()) return
    heading.current?.focus({ preventScroll: true })
    // scrolls to the whole header, above the decision bar
    heading.current?.closest('header')?.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => arrive(), [])

  return (
    <h2 ref={heading} tabIndex={-1} className={`text-xl font-bold wrap-anywhere outline-none ${className}`}>
      {children}
    </h2>
  )
}
