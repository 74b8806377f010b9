import { useEffect, useRef } from 'react'
import type { OwnAd } from '#contract/ads.ts'

/**
 * Where a button goes with what it did, the focus moves on to its ad, or to the one that took its place, or to the
 * heading: it is never lost.
 */
export function useKeptFocus(ads: readonly OwnAd[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const acted_on = useRef<{ car_id: string; at: number } | null>(null)

  useEffect(() => {
    const acted = acted_on.current
    acted_on.current = null
    if (!acted || document.activeElement !== document.body) return
    const kept = ads.findIndex(({ id }) => id === acted.car_id)
    const next = kept < 0 ? Math.min(acted.at, ads.length - 1) : kept
    const item = list.current?.children[next]?.querySelector<HTMLElement>('article')
    ;(item ?? heading.current)?.focus()
  }, [ads])

  return {
    heading,
    list,
    /** Called before the list is asked for anew. */
    keepFocus: (car_id: string) => {
      acted_on.current = { car_id, at: ads.findIndex(({ id }) => id === car_id) }
    },
  }
}
