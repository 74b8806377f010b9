import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** When what had the focus is gone, its item has it, else what took its place, or the notice that none is left. */
export function useKeptPlace<List extends HTMLElement>() {
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
