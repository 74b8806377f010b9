import { useEffect, useRef } from 'react'

/** Focuses an element, by id, as soon as it is rendered. Opens the disclosure around it. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = undefined
    const around = element.closest('details')
    if (around) around.open = true
    element.focus()
  })
  return (id) => {
    wanted.current = id
  }
}
