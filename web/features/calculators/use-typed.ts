import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { readTyped, writeTyped } from './typed-search.ts'

const PAUSE_MS = 400

/**
 * What is typed in the inputs of a calculator. The address follows it, so that it can be shared.
 * @param initial the values that the address does not state
 * @param car the ID of the car in the address
 */
export function useTyped<Name extends string>(initial: Readonly<Record<Name, string>>, car: string | null) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => readTyped(new URLSearchParams(search), initial))
  const [isTouched, setTouched] = useState(false)
  const settled = useDebounced(writeTyped(typed, initial, car), PAUSE_MS)
  useEffect(() => {
    if (isTouched) void navigate({ search: settled }, { replace: true, preventScrollReset: true })
  }, [navigate, settled, isTouched])
  const type = (name: Name, value: string) => {
    setTouched(true)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  return { typed, type }
}
