import { useEffect, useRef } from 'react'
import type { OwnAd } from '#contract/ads.ts'

/** What takes the focus, of a row of the list or of the table. */
const ITEM = '[tabindex="-1"]'

/**
 * Where a button goes with what it did, the focus moves on to its ad, or to the one that took its place, or to the
 * heading: it is never lost. Where more ads join the list, it moves on to the first of them.
 * @param now of the answer that is shown: after an error, or for a draft, the ads themselves are the same
 */
export function useKeptFocus(ads: readonly OwnAd[], now: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement & HTMLTableSectionElement>(null)
  const actedOn = useRef<{ car_id: string; at: number; before: string } | null>(null)
  const joinedFrom = useRef<number | null>(null)

  useEffect(() => {
    const at = joinedFrom.current
    if (at === null || at >= ads.length) return
    joinedFrom.current = null
    list.current?.children[at]?.querySelector<HTMLElement>(ITEM)?.focus()
  }, [ads])

  useEffect(() => {
    const acted = actedOn.current
    if (!acted || acted.before === now) return
    actedOn.current = null
    if (document.activeElement !== document.body) return
    const kept = ads.findIndex(({ id }) => id === acted.car_id)
    const next = kept < 0 ? Math.min(acted.at, ads.length - 1) : kept
    const item = list.current?.children[next]?.querySelector<HTMLElement>(ITEM)
    ;(item ?? heading.current)?.focus()
  }, [ads, now])

  return {
    heading,
    list,
    /** Called before the list is asked for anew. */
    keepFocus: (car_id: string) => {
      actedOn.current = { car_id, at: ads.findIndex(({ id }) => id === car_id), before: now }
    },
    /** Called before ads join the list, which will begin there. */
    focusFrom: (at: number) => {
      joinedFrom.current = at
    },
  }
}
