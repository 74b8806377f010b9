import { Suspense, useEffect, useRef, useState } from 'react'
import type { Elements } from '#web/ui/elements.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
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
  const [hasArrived, setArrived] = useState(useIsHydrated())
  const part = (
    <Suspense fallback={fallback}>
      {children}
      <Arrival onArrival={setArrived} />
    </Suspense>
  )
  // If it changed before its code has come, React would replace what the server has rendered by the fallback.
  const [rendered] = useState(part)
  useEffect(() => {
    if (hasArrived && frame.current) replayPart(frame.current)
  }, [hasArrived])
  return (
    <span
      ref={frame}
      id={id}
      className="contents"
      {...(import.meta.env.SSR && { 'data-late': '' })}
      suppressHydrationWarning
    >
      {hasArrived ? part : rendered}
    </span>
  )
}

/** Its effect runs once the content of the boundary is hydrated. */
function Arrival({ onArrival }: { onArrival: (hasArrived: boolean) => void }) {
  useEffect(() => onArrival(true), [onArrival])
  return null
}
