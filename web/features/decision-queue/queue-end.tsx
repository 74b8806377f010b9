import { useEffect, useEffectEvent, useRef } from 'react'
import { Note, type DecisionNote } from './decision-bar.tsx'

interface Props {
  note: DecisionNote | null
  /** Whether the message takes the focus, since the last item has just been decided. */
  takesFocus: () => boolean
  none: string
}

/** Shown instead of the open item if the queue is empty. */
export function QueueEnd({ note, takesFocus, none }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => takesFocus() && end.current?.focus({ preventScroll: true }))
  useEffect(() => void arrive(), [])
  return (
    <div ref={end} tabIndex={-1} className="notice flex flex-col gap-1 outline-none">
      <Note note={note} />
      <p>{none}</p>
    </div>
  )
}
