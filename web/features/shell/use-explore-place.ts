import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberExplorePlace } from './explore-place.ts'

/** Remembers where explore is left, and takes up the place that the way back asks for. */
export function useExplorePlace(): void {
  const { pathname, search, state } = useLocation()
  const scroll = (state as { scroll?: number } | null)?.scroll
  const address = pathname + search

  useLayoutEffect(() => {
    if (scroll !== undefined) window.scrollTo(0, scroll)
  }, [scroll])

  // before the next page takes the scroll position over
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
