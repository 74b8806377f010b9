import { useEffect, useEffectEvent, useState } from 'react'
import type { Bodies } from './body/bodies.ts'
import { createPause } from './pause.ts'

interface Options {
  bodies: Bodies
  /** Whether the form starts with something that the server lacks. */
  isUnsent: boolean
  onPause: () => void
}

/** Tells of pauses of typing, and before the page may be gone. */
export function usePause({ bodies, isUnsent, onPause }: Options) {
  const [pause] = useState(() => createPause())
  const notePause = useEffectEvent(onPause)
  useEffect(() => {
    const forget = pause.onEnd(() => notePause())
    // what is typed is on the device while the browser asks whether to leave, or shows another app
    addEventListener('beforeunload', pause.end)
    document.addEventListener('visibilitychange', pause.end)
    return () => {
      removeEventListener('beforeunload', pause.end)
      document.removeEventListener('visibilitychange', pause.end)
      pause.end()
      forget()
    }
  }, [pause])
  useEffect(() => bodies.onTouched(pause.touch), [bodies, pause])
  useEffect(() => {
    if (isUnsent) pause.touch()
  }, [isUnsent, pause])
  return pause
}
