import { useEffect, useRef } from 'react'

/** Takes the focus to an element once what is shown next shows it. */
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
