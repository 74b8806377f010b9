import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * If the focused element is removed, focuses its item, or else the item in its place, or the notice of an empty list.
 */
export function useFocusAfterRemoval<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const notice = useRef<HTMLParagraphElement>(null)
  const place = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const next = rows[place.current] ?? rows.at(-1) ?? notice.current
    next?.focus()
  })

  return {
    list,
    notice,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      const at = [...currentTarget.children].findIndex((row) => row.contains(target))
      place.current = Math.max(at, 0)
    },
    onBlur: () => {
      place.current = null
    },
  }
}
