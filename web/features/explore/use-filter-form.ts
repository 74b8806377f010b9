import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { hasReversedRange, readSearch, unreadableEnd } from './read-search.ts'
import type { ExploreSearch } from './search-address.ts'

/** Milliseconds without typing after which a number is applied. */
export const QUIET_MS = 400

export interface FilterChanges {
  /** @param isTyped true while a number is typed */
  onChange: (search: ExploreSearch, isTyped?: boolean) => void
  onSubmit: (search: ExploreSearch) => void
}

interface FormProps {
  ref: RefObject<HTMLFormElement | null>
  onChange: (event: ChangeEvent<HTMLFormElement>) => void
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Reports changes of choices immediately, and of numbers when typing pauses. */
export function useFilterForm(sort: ExploreSearch['sort'], { onChange, onSubmit }: FilterChanges): FormProps {
  const ref = useRef<HTMLFormElement>(null)
  /** Counts typed changes, to know which were reported. */
  const [typed, setTyped] = useState(0)
  const [reported, setReported] = useState(0)

  function read(): { params: URLSearchParams; search: ExploreSearch } {
    const entries = ref.current ? [...new FormData(ref.current)] : []
    const params = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    return { params, search: { ...readSearch(params), sort } }
  }

  function report(isTyped = false) {
    setReported(typed)
    onChange(read().search, isTyped)
  }

  const reportTyped = useEffectEvent(() => {
    if (!hasReversedRange(read().params)) report(true)
  })
  useEffect(() => {
    if (typed === reported) return undefined
    const timer = setTimeout(() => reportTyped(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, reported])

  return {
    ref,
    onChange: ({ target }) => {
      if (target instanceof HTMLSelectElement) {
        // a distance from nowhere changes nothing
        if (target.name === 'near' || read().search.near) report()
      }
      if (!(target instanceof HTMLInputElement)) return
      if (target.type === 'checkbox') report()
      else if (target.name || target.type === 'range') setTyped(typed + 1)
    },
    onBlur: ({ target, relatedTarget }) => {
      // the user moves on to the other end of the range, which will probably change too
      const isBetweenEnds = target.closest('fieldset')?.contains(relatedTarget) && hasReversedRange(read().params)
      if (typed !== reported && !isBetweenEnds) report(true)
    },
    onSubmit: (event) => {
      event.preventDefault()
      const { params, search } = read()
      const unreadable = unreadableEnd(params)
      setReported(typed)
      if (unreadable) event.currentTarget.querySelector<HTMLInputElement>(`[name=${unreadable}]`)?.focus()
      else onSubmit(search)
    },
  }
}
