import { useEffect, useLayoutEffect, useRef } from 'react'
import type { OwnAd } from '#contract/ads.ts'

/** The focusable element of a row, in the list and in the table. */
const ITEM = '[tabindex="-1"]'

/**
 * Keeps the focus if an action removes its button: moves it to the same ad, else to the one in its place, else to the
 * heading. After loading more ads it moves the focus to the first of them.
 * @param now time of the response, which changes with each revalidation, even if the ads do not
 */
export function useListFocus(ads: readonly OwnAd[], now: string) {
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

  // in the same commit as the removal: later, the frame would have moved the focus to a neighbour
  useLayoutEffect(() => {
    const acted = actedOn.current
    if (!acted) return
    const position = ads.findIndex(({ id }) => id === acted.car_id)
    const item = list.current?.children[position < 0 ? Math.min(acted.at, ads.length - 1) : position]
    if (document.activeElement === document.body) {
      actedOn.current = null
      ;(item?.querySelector<HTMLElement>(ITEM) ?? heading.current)?.focus()
      // a response from before the action keeps the button
    } else if (acted.before !== now && (position < 0 || !item?.contains(document.activeElement))) actedOn.current = null
  }, [ads, now])

  return {
    heading,
    list,
    /** Call it before the list is revalidated. */
    noteAction: (carId: string) => {
      actedOn.current = { car_id: carId, at: ads.findIndex(({ id }) => id === carId), before: now }
    },
    /** Call it before loading more ads. @param at index of the first of them */
    focusFrom: (at: number) => {
      joinedFrom.current = at
    },
  }
}
