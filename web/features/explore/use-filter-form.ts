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
import { hasReversedRange, readSearch, unreadableEnd, type ExploreSearch } from './search-address.ts'

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
  const [told, setTold] = useState(0)

  function read(): { params: URLSearchParams; search: ExploreSearch } {
    const entries = ref.current ? [...new FormData(ref.current)] : []
    const params = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    return { params, search: { ...readSearch(params), sort } }
  }

  function tell(isTyped = false) {
    setTold(typed)
    onChange(read().search, isTyped)
  }

  const tellTyped = useEffectEvent(() => {
    if (!hasReversedRange(read().params)) tell(true)
  })
  useEffect(() => {
    if (typed === told) return undefined
    const timer = setTimeout(() => tellTyped(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, told])

  return {
    ref,
    onChange: ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      if (target.type === 'checkbox') tell()
      else if (target.name) setTyped(typed + 1)
    },
    onBlur: ({ target, relatedTarget }) => {
      // the user moves on to the other end of the range, which will probably change too
      const isBetweenEnds = target.closest('fieldset')?.contains(relatedTarget) && hasReversedRange(read().params)
      if (typed !== told && !isBetweenEnds) tell(true)
    },
    onSubmit: (event) => {
      event.preventDefault()
      const { params, search } = read()
      const unreadable = unreadableEnd(params)
      setTold(typed)
      if (unreadable) event.currentTarget.querySelector<HTMLInputElement>(`[name=${unreadable}]`)?.focus()
      else onSubmit(search)
    },
  }
}
