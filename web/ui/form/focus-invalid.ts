import { useEffect, useEffectEvent, useRef } from 'react'

type Reveal = (field: HTMLElement) => void

/**
 * Gives the focus to the first field of a form that has an error, once the error is on the page.
 * @param reveal shows a field that is hidden, at once
 */
export function focusInvalid(form: HTMLElement, reveal?: Reveal): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field && !field.checkVisibility()) reveal?.(field)
    field?.focus()
  })
}

/**
 * The same each time that fields are refused.
 * @returns the ref of the form
 */
export function useFocusInvalid(refusals: number, reveal?: Reveal) {
  const form = useRef<HTMLFormElement>(null)
  const focus = useEffectEvent((element: HTMLElement) => focusInvalid(element, reveal))
  useEffect(() => {
    if (refusals > 0 && form.current) focus(form.current)
  }, [refusals])
  return form
}
