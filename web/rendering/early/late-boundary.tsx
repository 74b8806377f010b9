import { Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Elements } from '#web/ui/elements.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { IsKept } from './is-kept.ts'
import { controlsOf, replayPart } from './replay.ts'

interface Props {
  id?: string
  /** Shown while the code of a part is loaded that the server has not rendered. */
  fallback?: Elements
  children: Elements
}

/** What the server has rendered of a part. */
interface Sent {
  controls: readonly Element[]
  focused: Element | null
}

/** `Suspense` for a part that the server renders: what is done to it before its code has come is kept for it. */
export function LateBoundary({ id, fallback, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const sent = useRef<Sent>({ controls: [], focused: null })
  const [isSent] = useState(!useIsHydrated())
  const [hasArrived, setArrived] = useState(!isSent)
  const isKept = isSent && !hasArrived && !import.meta.env.SSR
  const part = (
    <Suspense fallback={isKept ? <SentPart frame={frame} sent={sent} /> : fallback}>
      {children}
      <Arrival onArrival={setArrived} />
    </Suspense>
  )
  // unchanged until its code has come, so that React hydrates what the server has rendered instead of replacing it
  const [rendered] = useState(part)
  useEffect(() => {
    if (isSent && hasArrived && frame.current) replayPart(frame.current, sent.current)
  }, [isSent, hasArrived])
  return (
    <span
      ref={frame}
      id={id}
      className="contents"
      {...(import.meta.env.SSR && { 'data-late': '' })}
      suppressHydrationWarning
    >
      <IsKept value={isKept}>{hasArrived ? part : rendered}</IsKept>
    </span>
  )
}

/** Its effect runs once the content of the boundary is hydrated. */
function Arrival({ onArrival }: { onArrival: (hasArrived: boolean) => void }) {
  useEffect(() => onArrival(true), [onArrival])
  return null
}

interface SentPartProps {
  frame: RefObject<HTMLSpanElement | null>
  sent: RefObject<Sent>
}

/**
 * What the server has rendered stays until the code has come. React takes it out of the page when a context changes
 * that the part may read, such as that of the favorites.
 */
function SentPart({ frame, sent }: SentPartProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(frame.current?.childNodes ?? [])],
    focused: document.activeElement,
  }))
  useLayoutEffect(() => {
    const own = place.current
    own?.append(...nodes)
    if (own?.contains(focused) && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return () => {
      sent.current = {
        controls: own ? controlsOf(own) : [],
        focused: own?.contains(document.activeElement) ? document.activeElement : null,
      }
    }
  }, [nodes, focused, sent])
  return <span ref={place} className="contents" />
}
