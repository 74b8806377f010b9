import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#domain/durations.ts'

const AWAY_MS = 2 * MINUTE_MS
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Whether the page was used within the last two minutes. */
export function useIsActive(): boolean {
  const [isThere, setThere] = useState(true)

  useEffect(() => {
    let timer: number | undefined
    function note() {
      clearTimeout(timer)
      timer = window.setTimeout(() => setThere(false), AWAY_MS)
      setThere(true)
    }
    note()
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, note)
    }
  }, [])

  return isThere
}
