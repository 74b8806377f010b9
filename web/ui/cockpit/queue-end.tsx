import { useEffect, useRef } from 'react'
import { Note, type DecisionNote } from './decision-bar.tsx'

interface Props {
  note: DecisionNote | null
  /** Whether the last item has just been decided; then the message takes the focus. */
  isTurned: boolean
  none: string
}

/** Shown instead of the open item if the queue is empty. */
export function QueueEnd({ note, isTurned, none }: Props) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isTurned) end.current?.focus({ preventScroll: true })
  }, [isTurned])
  return (
    <div ref={end} tabIndex={-1} className="notice flex flex-col gap-1 outline-none">
      <Note note={note} />
      <p>{none}</p>
    </div>
  )
}
