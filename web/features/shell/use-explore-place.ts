import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberExplorePlace } from './explore-place.ts'

/** Stores the scroll position when explore is left, and restores the one in the location state. */
export function useExplorePlace(): void {
  const { pathname, search, state } = useLocation()
  const scroll = (state as { scroll?: number } | null)?.scroll
  const address = pathname + search

  useLayoutEffect(() => {
    if (scroll !== undefined) window.scrollTo(0, scroll)
  }, [scroll])

  // a layout effect, so that its cleanup runs before the next page changes the scroll position
  useLayoutEffect(() => {
    let last = window.scrollY
    const note = () => (last = window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      rememberExplorePlace({ address, scroll: last })
    }
  }, [address])
}
