import { useEffect, useState } from 'react'

/** Pixels; smaller movements of a finger are ignored. */
const LEAST = 8

/** Whether the page was last scrolled down. Jumps of a screen height or more do not count as scrolling down. */
export function useScrolledDown(): boolean {
  const [isScrolledDown, setIsScrolledDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const note = () => {
      // overscroll makes it negative
      const moved = Math.max(0, window.scrollY) - last
      if (Math.abs(moved) < LEAST) return
      last += moved
      setIsScrolledDown(moved > 0 && moved < window.innerHeight)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return isScrolledDown
}
