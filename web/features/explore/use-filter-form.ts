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

/** The pause after which what is typed counts, in milliseconds. */
export const QUIET_MS = 400

export interface FilterChanges {
  /** @param isTyped told while a number is being typed */
  onChange: (search: ExploreSearch, isTyped?: boolean) => void
  onSubmit: (search: ExploreSearch) => void
}

interface FormProps {
  ref: RefObject<HTMLFormElement | null>
  onChange: (event: ChangeEvent<HTMLFormElement>) => void
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Choices are told as they are made, numbers when the typing pauses. */
export function useFilterForm(sort: ExploreSearch['sort'], { onChange, onSubmit }: FilterChanges): FormProps {
  const ref = useRef<HTMLFormElement>(null)
  /** Of numbers, counted; how many of them are told. */
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
      // whoever goes on to the other end is about to change it too
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
