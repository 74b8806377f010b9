import { useEffect, useState } from 'react'

/** Pixels; a finger trembles. */
const LEAST = 8

/** Whether the page is being read downwards. A jump, to the top or to where one was, is no reading. */
export function useReadingOn(): boolean {
  const [isReadingOn, setIsReadingOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const note = () => {
      // it may bounce beyond the top
      const moved = Math.max(0, window.scrollY) - last
      if (Math.abs(moved) < LEAST) return
      last += moved
      setIsReadingOn(moved > 0 && moved < window.innerHeight)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return isReadingOn
}
