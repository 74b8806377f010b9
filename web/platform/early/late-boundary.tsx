import { Suspense, useEffect, useRef, type RefObject } from 'react'
import type { Elements } from '#web/ui/elements.tsx'
import { replayPart } from './replay.ts'

interface Props {
  id?: string
  /** Shown while the code of a part is loaded that the server has not rendered. */
  fallback?: Elements
  children: Elements
}

/** `Suspense` for a part that the server renders: what is done to it before its code has come is kept for it. */
export function LateBoundary({ id, fallback, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  return (
    <span
      ref={frame}
      id={id}
      className="contents"
      {...(import.meta.env.SSR && { 'data-late': '' })}
      suppressHydrationWarning
    >
      <Suspense fallback={fallback}>
        {children}
        <Arrival frame={frame} />
      </Suspense>
    </span>
  )
}

/** Its effect runs once the content of the boundary is hydrated. */
function Arrival({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (frame.current) replayPart(frame.current)
  }, [frame])
  return null
}
